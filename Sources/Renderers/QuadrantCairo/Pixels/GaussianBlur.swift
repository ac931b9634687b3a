internal import CCairo
internal import Foundation

/// Blurs pictures of 8 bits a channel, premultiplied, where they are.
///
/// Up to a sigma of 3 the Gaussian itself is summed; above, three box blurs in a row stand for it
/// (within 2 % of black of the true curve), whose cost does not grow with sigma. Each pass goes down
/// the columns of a narrow stripe, which the compiler turns into vector code, and writes it turned
/// over; two passes make the whole.
struct GaussianBlur {
    /// Standard deviation in pixels.
    var sigma: Double
    /// Whether the pixels at the edges are repeated outwards; otherwise a picture is empty beyond
    /// its edges.
    var extendsEdges = false

    /// The largest sigma, in pixels; above it is cut off.
    static let sigmaLimit = 1000.0
    /// Bytes of a row that are blurred together: two buffers of 1,000 rows fit the nearest caches.
    private static let stripe = 64

    /// Blurs the pixels of `surface`, or those of a part of it, which then neither gives to nor takes
    /// from what lies around.
    func apply(to surface: CairoSurface, within part: PixelRect? = nil) {
        guard sigma > 0, let data = unsafe surface.data else { return }
        let isMask = unsafe cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_A8
        let size = isMask ? 1 : 4
        let whole = PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)
        let rect = part ?? whole
        guard !rect.isEmpty else { return }
        let picture = unsafe Plane(
            data: data + rect.y * surface.stride + rect.x * size, stride: surface.stride,
            width: rect.width, height: rect.height, pixel: size)
        let bytes = rect.width * rect.height * size
        guard let block = PixelPool.shared.take(bytes),
            let memory = unsafe UnsafeMutablePointer<UInt8>(bitPattern: block.address)
        else { return }
        defer { PixelPool.shared.give(block) }
        let turned = unsafe Plane(
            data: memory, stride: rect.height * size, width: rect.height, height: rect.width,
            pixel: size)
        blurColumns(of: picture, into: turned)
        blurColumns(of: turned, into: picture)
        unsafe cairo_surface_mark_dirty(surface.pointer)
    }

    /// Pixels in memory.
    @safe
    private struct Plane {
        var data: UnsafeMutablePointer<UInt8>
        /// Bytes from one row to the next.
        var stride: Int
        var width: Int
        var height: Int
        /// The number of bytes of a pixel.
        var pixel: Int
    }

    private func blurColumns(of source: Plane, into target: Plane) {
        let count = source.height * Self.stripe
        let taps = Taps(sigma: min(sigma, Self.sigmaLimit))
        var first = [UInt16](repeating: 0, count: count)
        var second = first
        var sums = [UInt32](repeating: 0, count: Self.stripe)
        unsafe first.withUnsafeMutableBufferPointer { first in
            unsafe second.withUnsafeMutableBufferPointer { second in
                unsafe sums.withUnsafeMutableBufferPointer { sums in
                    guard let one = first.baseAddress, let two = second.baseAddress,
                        let sums = sums.baseAddress
                    else { return }
                    var lines = unsafe Lines(
                        one: one, two: two, sums: sums, width: 0, height: source.height,
                        extendsEdges: extendsEdges)
                    let rowBytes = source.width * source.pixel
                    for start in Swift.stride(from: 0, to: rowBytes, by: Self.stripe) {
                        lines.width = min(Self.stripe, rowBytes - start)
                        let row = start / source.pixel
                        lines.height = source.height
                        switch unsafe lines.load(source.data + start, stride: source.stride) {
                        case .nothing: clear(row, lines.width / source.pixel, target)
                        case .oneRow where extendsEdges:
                            // Each row has the same around it: what becomes of one becomes of all.
                            lines.height = 1
                            unsafe store(lines.blur(taps), lines.width, row, target, rows: 1)
                        case .oneRow, .rows:
                            unsafe store(
                                lines.blur(taps), lines.width, row, target, rows: source.height)
                        }
                    }
                }
            }
        }
    }

    /// Writes the empty rows that an empty stripe becomes.
    private func clear(_ firstRow: Int, _ count: Int, _ target: Plane) {
        for row in firstRow..<firstRow + count {
            unsafe memset(target.data + row * target.stride, 0, target.width * target.pixel)
        }
    }

    /// Writes a blurred stripe as rows of the plane that is turned over; of a stripe of one row that row everywhere.
    private func store(
        _ from: UnsafeMutablePointer<UInt16>, _ width: Int, _ firstRow: Int, _ target: Plane,
        rows: Int
    ) {
        let pixel = target.pixel
        let step = rows == 1 ? 0 : width
        for column in 0..<width / pixel {
            let row = unsafe target.data + (firstRow + column) * target.stride
            for channel in 0..<pixel {
                let line = unsafe from + column * pixel + channel
                var place = channel
                for y in 0..<target.width {
                    unsafe row[place] = unsafe UInt8(
                        truncatingIfNeeded: (line[y &* step] &+ 64) >> 7)
                    place &+= pixel
                }
            }
        }
    }
}
