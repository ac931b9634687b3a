internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

/// What decides where in a gradient a place lies.
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
        guard let data = surface.data else { return }
        let rows = Rows(
            data: data, stride: surface.stride, width: surface.width, height: surface.height)
        switch form {
        case .linear(let gradient): fill(rows, along: gradient)
        case .radial(let gradient): fill(rows, around: gradient)
        case .angular(let gradient):
            AngularPixels(gradient, map: map).fill(rows)
        }
        cairo_surface_mark_dirty(surface.pointer)
    }

    /// The rows of a picture.
    struct Rows {
        var data: UnsafeMutablePointer<UInt8>
        var stride: Int
        var width: Int
        var height: Int

        /// The pixels of a row.
        subscript(row y: Int) -> UnsafeMutablePointer<UInt32> {
            UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        }
    }

    /// Places along the line change by the same amount from pixel to pixel.
    private func fill(_ rows: Rows, along gradient: LinearGradientPaint) {
        let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let length = dx * dx + dy * dy
        let count = Double(Self.count)
        let right = Double((map.a * dx + map.b * dy) / length) * count
        let down = Double((map.c * dx + map.d * dy) / length) * count
        let first =
            Double(
                ((map.tx - gradient.start.x) * dx + (map.ty - gradient.start.y) * dy) / length)
            * count
        guard (right + down + first).isFinite else { return }
        withTable { table in
            for y in 0..<rows.height {
                if y > 0, abs(down) * Double(rows.height) < 1e-3 {
                    memcpy(rows[row: y], rows[row: 0], rows.width * 4)
                } else {
                    Self.fill(
                        rows[row: y], rows.width, from: first + down * Double(y), step: right, table
                    )
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
        func color(_ place: Double) -> UInt32 { table[Int(max(0, min(last, place)))] }
        guard abs(step) > 1e-9 else {
            let same = color(start)
            for x in 0..<width { row[x] = same }
            return
        }
        // Between these pixels the place is inside the table.
        func pixel(_ place: Double) -> Double {
            max(0, min(Double(width), ((place - start) / step).rounded(.up)))
        }
        let (one, two) = (pixel(0), pixel(last))
        let (low, high) = (Int(min(one, two)), Int(max(one, two)))
        let (before, after) = step > 0 ? (color(0), color(last)) : (color(last), color(0))
        for x in 0..<low { row[x] = before }
        // 32 bits below the point: off by less than an entry after 32,767 pixels.
        let unit = 4_294_967_296.0
        var place = Int64(max(0, min(last, start + step * Double(low))) * unit)
        let advance = Int64(max(-9e8, min(9e8, step)) * unit)
        for x in low..<high {
            row[x] = table[Int(truncatingIfNeeded: place &>> 32) & (count - 1)]
            place &+= advance
        }
        for x in high..<width { row[x] = after }
    }

    private func fill(_ rows: Rows, around gradient: RadialGradientPaint) {
        let map = map.concatenating(gradient.transform.inverted())
        let (inner, outer) = (max(0, gradient.startRadius), max(0, gradient.endRadius))
        let factor = Float(CGFloat(Self.count) / (outer - inner))
        let start = Float(inner) * factor
        let last = Float(Self.count - 1)
        let (stepX, stepY) = (Float(map.a), Float(map.b))
        withTable { table in
            for y in 0..<rows.height {
                let row = rows[row: y]
                let left = Float(map.c * CGFloat(y) + map.tx - gradient.center.x)
                let top = Float(map.d * CGFloat(y) + map.ty - gradient.center.y)
                for x in 0..<rows.width {
                    let (u, v) = (left + stepX * Float(x), top + stepY * Float(x))
                    let place = (u * u + v * v).squareRoot() * factor - start
                    row[x] = table[Int(max(0, min(last, place)))]
                }
            }
        }
    }

    /// The colours from 0 to 1 as premultiplied pixels, for places in the middle of each entry.
    private func withTable(_ body: (UnsafePointer<UInt32>) -> Void) {
        var ramp = ColorRamp(stops)
        let table = (0..<Self.count).map {
            PictureFilter.pixel(ramp.color(at: (Double($0) + 0.5) / Double(Self.count)))
        }
        table.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
    }
}
