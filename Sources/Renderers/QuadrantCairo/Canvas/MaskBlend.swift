internal import CCairo
internal import Foundation
internal import QuadrantGeometry

/// Paints masks in an opaque colour, to the bit as Cairo does.
struct MaskBlend {
    /// The operation of Cairo whose result is matched. Cairo rounds its products a little
    /// differently in each.
    enum Likeness: UInt32 {
        /// Painting through a mask of its own.
        case mask = 0x80_0080
        /// Filling a path, whose products of exactly one half it rounds down.
        case fill = 0x7F_007F
    }

    /// Red and blue, and alpha and green, each in the lower half of 16 bits: two products at once.
    private let redBlue: UInt32
    private let alphaGreen: UInt32
    /// What is added before a division by 255, in both halves.
    private let half: UInt32

    /// Components beyond 0 to 1 are cut off; alpha is taken as 1.
    init(_ color: RGBAColor, like likeness: Likeness = .mask) {
        func byte(_ value: Double) -> UInt32 {
            let part = value.isNaN ? 0 : max(0, min(1, value))
            return UInt32(part * 65535 + 0.5) >> 8
        }
        redBlue = byte(color.red) << 16 | byte(color.blue)
        alphaGreen = 255 << 16 | byte(color.green)
        half = likeness.rawValue
    }

    /// Draws the part of `mask` that lies on `target`.
    func draw(_ mask: PlacedMask, on target: PixelTarget) {
        let (width, length) = (mask.mask.width, target.stride)
        unsafe target.forEachPart(of: mask) { coverage, pixels, columns, rows in
            for row in 0..<rows {
                let pixels = unsafe UnsafeMutableRawPointer(pixels + row &* length)
                unsafe drawRow(
                    coverage + row &* width, pixels.assumingMemoryBound(to: UInt32.self), columns)
            }
        }
    }

    @inline(__always)
    private func drawRow(
        _ coverage: UnsafePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Int
    ) {
        let solid = alphaGreen << 8 | redBlue
        var column = 0
        while column < columns {
            // Most of a glyph's box is not covered, most of a shape's is wholly: four at once.
            if column &+ 4 <= columns {
                let four = unsafe UnsafeRawPointer(coverage + column).loadUnaligned(as: UInt32.self)
                if four == 0 {
                    column &+= 4
                    continue
                }
                if four == .max {
                    let place = unsafe UnsafeMutableRawPointer(pixels + column)
                    unsafe place.storeBytes(of: SIMD4(repeating: solid), as: SIMD4<UInt32>.self)
                    column &+= 4
                    continue
                }
            }
            let part = unsafe UInt32(coverage[column])
            if part == 255 {
                unsafe pixels[column] = solid
            } else if part != 0 {
                unsafe pixels[column] = unsafe mix(part, pixels[column])
            }
            column &+= 1
        }
    }

    /// Mixes the colour into a pixel by `part` of 255. No sum exceeds 255, as each product is at
    /// most its factor `part` or `rest`.
    @inline(__always)
    private func mix(_ part: UInt32, _ pixel: UInt32) -> UInt32 {
        let rest = 255 &- part
        let low = products(redBlue, part) &+ products(pixel & 0xFF_00FF, rest)
        let high =
            products(alphaGreen, part) &+ products(pixel >> 8 & 0xFF_00FF, rest)
        return high << 8 | low
    }

    /// Both halves times `factor` / 255, rounded.
    @inline(__always)
    private func products(_ halves: UInt32, _ factor: UInt32) -> UInt32 {
        let product = halves &* factor &+ half
        return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
}

/// A whole run as one mask, for paints that are no opaque colour and for clips with soft edges.
struct RunMask {
    private let surface: CairoSurface
    private let left: Int
    private let top: Int

    /// The masks, cut to what `context` can show; `nil` if that is nothing. The context's matrix must
    /// be the identity.
    init?(_ masks: [PlacedMask], on context: OpaquePointer) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        guard x1 < x2, y1 < y2, let first = masks.first else { return nil }
        var box = PixelTarget.Box(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for mask in masks {
            box.left = min(box.left, mask.x)
            box.top = min(box.top, mask.y)
            box.right = max(box.right, mask.x + mask.mask.width)
            box.bottom = max(box.bottom, mask.y + mask.mask.height)
        }
        box.left = max(box.left, Int(x1.rounded(.down)))
        box.top = max(box.top, Int(y1.rounded(.down)))
        box.right = min(box.right, Int(x2.rounded(.up)))
        box.bottom = min(box.bottom, Int(y2.rounded(.up)))
        guard box.left < box.right, box.top < box.bottom,
            let surface = try? CairoSurface(
                format: CAIRO_FORMAT_A8, width: box.right - box.left, height: box.bottom - box.top),
            let data = unsafe surface.data
        else { return nil }
        (self.surface, left, top) = (surface, box.left, box.top)
        for mask in masks { unsafe Self.add(mask, to: data, stride: surface.stride, box) }
        unsafe cairo_surface_mark_dirty(surface.pointer)
    }

    /// Adds up the coverage, at most to the whole.
    private static func add(
        _ placed: PlacedMask, to data: UnsafeMutablePointer<UInt8>, stride: Int,
        _ box: PixelTarget.Box
    ) {
        let mask = placed.mask
        let rows =
            max(placed.y, box.top)..<max(placed.y, box.top, min(placed.y + mask.height, box.bottom))
        let columns =
            max(placed.x, box.left)..<max(placed.x, box.left, min(placed.x + mask.width, box.right))
        for y in rows {
            let row = unsafe data + (y - box.top) * stride
            for x in columns {
                let part = mask.coverage[(y - placed.y) * mask.width + (x - placed.x)]
                let sum = unsafe Int(row[x - box.left]) + Int(part)
                unsafe row[x - box.left] = UInt8(min(sum, 255))
            }
        }
    }

    /// Paints the context's source through the mask.
    func paint(on context: OpaquePointer) {
        unsafe cairo_mask_surface(context, surface.pointer, Double(left), Double(top))
    }
}
