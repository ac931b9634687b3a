internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// The kind of a gradient, which decides how far along it a point lies.
enum GradientForm {
    case linear(LinearGradientPaint)
    case radial(RadialGradientPaint)
    case angular(AngularGradientPaint)
}

/// Fills pictures with gradients: a table of colours, and for each pixel its place in it.
struct GradientPixels {
    private let form: GradientForm
    private let stops: [GradientStop]
    /// From the middle of a pixel to the gradient's coordinates.
    private let map: CGAffineTransform

    /// Entries of the table: finer than the pixels of a large picture's diagonal.
    private static let count = 4096

    /// `pixelsToPaint` maps the picture's pixels to the coordinates that the gradient is given in.
    init(_ form: GradientForm, _ stops: [GradientStop], pixelsToPaint: CGAffineTransform) {
        self.form = form
        self.stops = stops.mixingPremultiplied
        map = CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(pixelsToPaint)
    }

    /// Replaces all pixels.
    func fill(_ surface: CairoSurface) {
        guard let data = unsafe surface.data else { return }
        let rows = unsafe Rows(
            data: data, stride: surface.stride, width: surface.width, height: surface.height)
        withFilling(height: rows.height) { $0(rows) }
        unsafe cairo_surface_mark_dirty(surface.pointer)
    }

    /// Hands out the rows of a picture, a few at a time: so they stay in the processor's cache.
    func fill(width: Int, height: Int, _ body: (Rows) -> Void) {
        let count = max(1, min(height, (1 << 16) / max(1, width * 4)))
        unsafe withUnsafeTemporaryAllocation(
            byteCount: width * count * 4, alignment: 16
        ) { memory in
            guard let data = unsafe memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
                return
            }
            withFilling(height: height) { fill in
                for first in stride(from: 0, to: height, by: count) {
                    let rows = unsafe Rows(
                        data: data, stride: width * 4, width: width,
                        height: min(count, height - first), first: first)
                    fill(rows)
                    body(rows)
                }
            }
        }
    }

    /// Calls `body` with what fills rows of a picture so high.
    private func withFilling(height: Int, _ body: ((Rows) -> Void) -> Void) {
        switch form {
        case .linear(let gradient): withFilling(along: gradient, height: height, body)
        case .radial(let gradient):
            unsafe withTable { table in body { unsafe fill($0, around: gradient, table) } }
        case .angular(let gradient):
            AngularPixels(gradient, map: map).withFilling(body)
        }
    }

    /// Some rows of a picture.
    @safe
    struct Rows {
        var data: UnsafeMutablePointer<UInt8>
        var stride: Int
        var width: Int
        var height: Int
        /// The number of the first row.
        var first = 0

        /// The numbers of the rows.
        var range: Range<Int> { first..<first + height }

        /// The pixels of the row of that number.
        subscript(row y: Int) -> UnsafeMutablePointer<UInt32> {
            unsafe UnsafeMutableRawPointer(data + (y - first) * stride).assumingMemoryBound(
                to: UInt32.self)
        }
    }

    /// Fills rows with a linear gradient: along a row, the place in the gradient changes by the
    /// same amount from pixel to pixel.
    private func withFilling(
        along gradient: LinearGradientPaint, height: Int, _ body: ((Rows) -> Void) -> Void
    ) {
        let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let length = dx * dx + dy * dy
        let count = Double(Self.count)
        let right = Double((map.a * dx + map.b * dy) / length) * count
        let down = Double((map.c * dx + map.d * dy) / length) * count
        let start =
            Double(
                ((map.tx - gradient.start.x) * dx + (map.ty - gradient.start.y) * dy) / length)
            * count
        guard (right + down + start).isFinite else { return }
        let isSame = abs(down) * Double(height) < 1e-3
        unsafe withTable { table in
            body { rows in
                for y in rows.range {
                    let row = unsafe rows[row: y]
                    if isSame, y > rows.first {
                        unsafe memcpy(row, rows[row: rows.first], rows.width * 4)
                    } else {
                        let first = isSame ? start : start + down * Double(y)
                        unsafe Self.fill(row, rows.width, from: first, step: right, table)
                    }
                }
            }
        }
    }

    /// A row of places that grow by `step`, in entries of the table.
    private static func fill(
        _ row: UnsafeMutablePointer<UInt32>, _ width: Int, from start: Double, step: Double,
        _ table: UnsafePointer<UInt32>
    ) {
        let last = Double(count - 1)
        func color(_ place: Double) -> UInt32 { unsafe table[Int(max(0, min(last, place)))] }
        guard abs(step) > 1e-9 else {
            let same = color(start)
            for x in 0..<width { unsafe row[x] = same }
            return
        }
        // Between these pixels the place is inside the table.
        func pixel(_ place: Double) -> Double {
            max(0, min(Double(width), ((place - start) / step).rounded(.up)))
        }
        let (one, two) = (pixel(0), pixel(last))
        let (low, high) = (Int(min(one, two)), Int(max(one, two)))
        let (before, after) = step > 0 ? (color(0), color(last)) : (color(last), color(0))
        for x in 0..<low { unsafe row[x] = before }
        // 32 bits below the point: off by less than an entry after 32,767 pixels.
        let unit = 4_294_967_296.0
        var place = Int64(max(0, min(last, start + step * Double(low))) * unit)
        let advance = Int64(max(-9e8, min(9e8, step)) * unit)
        for x in low..<high {
            unsafe row[x] = unsafe table[Int(truncatingIfNeeded: place &>> 32) & (count - 1)]
            place &+= advance
        }
        for x in high..<width { unsafe row[x] = after }
    }

    private func fill(
        _ rows: Rows, around gradient: RadialGradientPaint, _ table: UnsafePointer<UInt32>
    ) {
        let map = map.concatenating(gradient.transform.inverted())
        let (inner, outer) = (max(0, gradient.startRadius), max(0, gradient.endRadius))
        let factor = Float(CGFloat(Self.count) / (outer - inner))
        let start = Float(inner) * factor
        let last = Float(Self.count - 1)
        let (stepX, stepY) = (Float(map.a), Float(map.b))
        for y in rows.range {
            let row = unsafe rows[row: y]
            let left = Float(map.c * CGFloat(y) + map.tx - gradient.center.x)
            let top = Float(map.d * CGFloat(y) + map.ty - gradient.center.y)
            for x in 0..<rows.width {
                let (u, v) = (left + stepX * Float(x), top + stepY * Float(x))
                let place = (u * u + v * v).squareRoot() * factor - start
                unsafe row[x] = unsafe table[Int(max(0, min(last, place)))]
            }
        }
    }

    /// The colours from 0 to 1 as premultiplied pixels, for places in the middle of each entry.
    private func withTable(_ body: (UnsafePointer<UInt32>) -> Void) {
        var ramp = ColorRamp(stops)
        let table = (0..<Self.count).map {
            PictureFilter.pixel(ramp.color(at: (Double($0) + 0.5) / Double(Self.count)))
        }
        unsafe table.withUnsafeBufferPointer { if let base = $0.baseAddress { unsafe body(base) } }
    }
}
