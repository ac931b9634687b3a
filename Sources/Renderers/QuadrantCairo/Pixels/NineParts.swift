internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// An upright rectangle, its corners round or not, whose blur is that of a smaller one with its
/// middle row and column repeated: a blur of the whole plane costs ten times that of its corners.
struct NineParts {
    /// The smaller shape, in pixels.
    let shape: DisplayShape
    /// The pixels that its blur covers.
    let pixels: CGRect
    /// The number of columns and rows by which the smaller shape is smaller.
    private let missing: (columns: Int, rows: Int)
    /// The column and the row to repeat, counted in `pixels`.
    private let middle: (column: Int, row: Int)

    /// `matrix` maps the shape to pixels; `nil` for other shapes, turned ones, and those that have
    /// nothing to leave out.
    init?(of shape: DisplayShape, in matrix: CGAffineTransform, sigma: CGFloat) {
        guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.a == matrix.d else { return nil }
        let whole: CGRect
        var radius: CGFloat = 0
        switch shape {
        case .rect(let rect):
            whole = rect.applying(matrix)
        case .roundedRect(let rect, let circle):
            whole = rect.applying(matrix)
            radius = max(0, min(circle, min(rect.width, rect.height) / 2)) * matrix.a
        case .ellipse, .path:
            return nil
        }
        guard whole.isFiniteRect, max(abs(whole.minX), abs(whole.minY)) < 4_000_000,
            max(whole.width, whole.height) < 4_000_000
        else { return nil }
        // Beyond this from an edge's end the blur along the edge does not change any more.
        let corner = (radius + 3 * sigma + 3).rounded(.up)
        let columns = max(0, (whole.width - 2 * corner - 3).rounded(.down))
        let rows = max(0, (whole.height - 2 * corner - 3).rounded(.down))
        guard columns + rows > 32 else { return nil }
        let small = CGRect(
            x: whole.minX, y: whole.minY, width: whole.width - columns, height: whole.height - rows)
        self.shape = radius > 0 ? .roundedRect(small, radius: radius) : .rect(small)
        let margin = (3 * sigma + 2).rounded(.up)
        let left = (small.minX - margin).rounded(.down)
        let top = (small.minY - margin).rounded(.down)
        pixels = CGRect(
            x: left, y: top, width: (small.maxX + margin).rounded(.up) - left,
            height: (small.maxY + margin).rounded(.up) - top)
        missing = (Int(columns), Int(rows))
        middle = (Int((small.midX - left).rounded(.down)), Int((small.midY - top).rounded(.down)))
    }

    /// The blur of the whole shape in a frame of pixels, made from that of the smaller one.
    func whole(from small: CairoSurface, covering frame: CGRect) throws(RenderError) -> CairoSurface
    {
        let mask = try CairoSurface(
            format: CAIRO_FORMAT_A8, width: Int(frame.width), height: Int(frame.height))
        guard let from = unsafe small.data, let to = unsafe mask.data else { return mask }
        let (shiftX, shiftY) = (Int(frame.minX - pixels.minX), Int(frame.minY - pixels.minY))
        let (fromStride, toStride, width) = (small.stride, mask.stride, mask.width)
        var lastRow = -1
        for y in 0..<mask.height {
            let source = Self.place(y + shiftY, middle.row, missing.rows)
            guard (0..<small.height).contains(source) else { continue }
            let row = unsafe to + y * toStride
            if source == lastRow {
                unsafe memcpy(row, row - toStride, width)
            } else {
                unsafe widen(from + source * fromStride, small.width, into: row, width, shiftX)
            }
            lastRow = source
        }
        unsafe cairo_surface_mark_dirty(mask.pointer)
        return mask
    }

    /// The columns left of the middle one, that one repeated, and those right of it.
    private func widen(
        _ from: UnsafeMutablePointer<UInt8>, _ count: Int, into row: UnsafeMutablePointer<UInt8>,
        _ width: Int, _ shift: Int
    ) {
        func column(_ index: Int) -> Int { max(0, min(width, index - shift)) }
        let (first, second) = (column(0), column(middle.column + 1))
        let third = column(middle.column + missing.columns + 1)
        let last = column(count + missing.columns)
        if first < second { unsafe memcpy(row + first, from + (first + shift), second - first) }
        if second < third {
            unsafe memset(row + second, Int32(from[middle.column]), third - second)
        }
        if third < last {
            unsafe memcpy(row + third, from + (third + shift - missing.columns), last - third)
        }
    }

    /// The place in the smaller picture for one in the whole.
    private static func place(_ index: Int, _ middle: Int, _ missing: Int) -> Int {
        index <= middle ? index : index <= middle + missing ? middle : index - missing
    }
}
