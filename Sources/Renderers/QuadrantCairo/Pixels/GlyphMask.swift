internal import CFreeType
internal import Foundation
internal import QuadrantGeometry

/// How much of each pixel a glyph covers, for one size and one place between pixels.
final class GlyphMask: Sendable {
    /// The left column, from the whole pixel that the glyph's origin is in.
    let left: Int
    /// The top row, from the same pixel; y downward.
    let top: Int
    /// Columns; also bytes from one row to the next.
    let width: Int
    let height: Int
    /// Row by row, 255 for a pixel that is covered wholly.
    let coverage: [UInt8]

    /// A mask of these pixels.
    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
    }

    /// The mask of what covers nothing.
    static let blank = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

/// Turns outlines into masks by FreeType's exact areas, without hinting.
///
/// FreeType's library is touched only under `lock`, which is why the class may be shared.
@safe
final class GlyphRasterizer: @unchecked Sendable {
    /// The longest side of a mask, in pixels.
    static let sideLimit = 512

    private let lock = NSLock()
    private let library: FT_Library?

    /// A rasterizer with a library of its own.
    init() {
        var library: FT_Library?
        unsafe self.library = unsafe FT_Init_FreeType(&library) == 0 ? library : nil
    }

    deinit {
        if let library = unsafe library { unsafe FT_Done_FreeType(library) }
    }

    /// The mask of `path`, whose coordinates are pixels, moved by `offset`; `nil` if it would be
    /// longer than `sideLimit` or FreeType cannot take it.
    func mask(of path: Path, offset: CGPoint) -> GlyphMask? {
        var outline = FreeTypeOutline()
        for element in path.elements { outline.append(element, offset: offset) }
        outline.close()
        guard let box = outline.pixelBox else { return .blank }
        guard box.width <= Self.sideLimit, box.height <= Self.sideLimit,
            outline.points.count <= Int(Int16.max), let library = unsafe library
        else { return nil }
        outline.move(x: -box.left * 64, y: (box.top + box.height) * 64)
        var coverage = [UInt8](repeating: 0, count: box.width * box.height)
        let isDone = lock.withLock {
            unsafe coverage.withUnsafeMutableBufferPointer { pixels in
                var bitmap = unsafe FT_Bitmap()
                unsafe bitmap.rows = UInt32(box.height)
                unsafe bitmap.width = UInt32(box.width)
                unsafe bitmap.pitch = Int32(box.width)
                unsafe bitmap.buffer = pixels.baseAddress
                unsafe bitmap.num_grays = 256
                unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                return unsafe outline.withOutline {
                    unsafe FT_Outline_Get_Bitmap(library, $0, &bitmap) == 0
                }
            }
        }
        guard isDone else { return nil }
        return GlyphMask(
            left: box.left, top: box.top, width: box.width, height: box.height, coverage: coverage)
    }
}

/// A path as FreeType takes it: 1/64 pixels, y upward.
private struct FreeTypeOutline {
    /// FreeType's tags of points.
    private static let onCurve: CChar = 1
    private static let quadratic: CChar = 0
    private static let cubic: CChar = 2

    var points: [FT_Vector] = []
    private var tags: [CChar] = []
    /// The index of the last point of each contour.
    private var ends: [Int16] = []
    private var left = Int.max
    private var right = Int.min
    private var bottom = Int.max
    private var top = Int.min

    mutating func append(_ element: Path.Element, offset: CGPoint) {
        switch element {
        case .move(let to):
            close()
            append(to, Self.onCurve, offset)
        case .line(let to):
            append(to, Self.onCurve, offset)
        case .quadCurve(let to, let control):
            append(control, Self.quadratic, offset)
            append(to, Self.onCurve, offset)
        case .curve(let to, let control1, let control2):
            append(control1, Self.cubic, offset)
            append(control2, Self.cubic, offset)
            append(to, Self.onCurve, offset)
        case .closeSubpath:
            close()
        }
    }

    private mutating func append(_ point: CGPoint, _ tag: CChar, _ offset: CGPoint) {
        let limit = 1e6
        let x = Int((max(-limit, min(limit, point.x + offset.x)) * 64).rounded())
        let y = Int((max(-limit, min(limit, -(point.y + offset.y))) * 64).rounded())
        left = min(left, x)
        right = max(right, x)
        bottom = min(bottom, y)
        top = max(top, y)
        points.append(FT_Vector(x: x, y: y))
        tags.append(tag)
    }

    /// Ends a contour, if one is open.
    mutating func close() {
        let end = points.count - 1
        guard end > Int(ends.last ?? -1) else { return }
        ends.append(Int16(truncatingIfNeeded: end))
    }

    /// The pixels that the points are in, y downward; `nil` without any area.
    var pixelBox: (left: Int, top: Int, width: Int, height: Int)? {
        guard left < right, bottom < top else { return nil }
        let (x, y) = (left >> 6, -((top + 63) >> 6))
        return (x, y, (right + 63) >> 6 - x, -(bottom >> 6) - y)
    }

    mutating func move(x: Int, y: Int) {
        for index in points.indices {
            points[index].x += x
            points[index].y += y
        }
    }

    /// Calls `body` with FreeType's view of the arrays.
    mutating func withOutline<T>(_ body: (UnsafeMutablePointer<FT_Outline>) -> T) -> T {
        let (pointCount, endCount) = (Int16(points.count), Int16(ends.count))
        return unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBufferPointer { tags in
                unsafe ends.withUnsafeMutableBufferPointer { ends in
                    var outline = unsafe FT_Outline()
                    unsafe outline.n_points = pointCount
                    unsafe outline.n_contours = endCount
                    unsafe outline.points = points.baseAddress
                    unsafe outline.contours = ends.baseAddress
                    unsafe outline.tags = tags.baseAddress
                    return unsafe body(&outline)
                }
            }
        }
    }
}
