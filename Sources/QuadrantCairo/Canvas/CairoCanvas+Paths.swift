internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes `shape` the current path; `transform` maps its coordinates to the canvas.
    func addPath(_ shape: DisplayShape, in transform: CGAffineTransform) {
        unsafe cairo_new_path(context)
        let limit = coordinateLimit(in: transform)
        if case .rect(let rect) = shape {
            if !rect.isNull { addRectangle(limit.cut(rect)) }
        } else {
            append(shape.path, offset: .zero, limit: limit)
        }
    }

    /// Adds a rectangle to the current path.
    func addRectangle(_ rect: CGRect) {
        unsafe cairo_rectangle(
            context, rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY)
    }

    /// Adds the elements of `path`, moved by `offset`, to the current path.
    func append(_ path: Path, offset: CGPoint, limit: CoordinateLimit) {
        func x(_ point: CGPoint) -> Double { Double(limit.cut(point.x + offset.x)) }
        func y(_ point: CGPoint) -> Double { Double(limit.cut(point.y + offset.y)) }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to):
                unsafe cairo_move_to(context, x(to), y(to))
                current = to
            case .line(let to):
                unsafe cairo_line_to(context, x(to), y(to))
                current = to
            case .quadCurve(let to, let control):
                let curve = CubicSegment(from: current, quadControl: control, to: to)
                unsafe cairo_curve_to(
                    context, x(curve.control1), y(curve.control1), x(curve.control2),
                    y(curve.control2), x(to), y(to))
                current = to
            case .curve(let to, let control1, let control2):
                unsafe cairo_curve_to(
                    context, x(control1), y(control1), x(control2), y(control2), x(to), y(to))
                current = to
            case .closeSubpath:
                unsafe cairo_close_path(context)
                current = currentPoint(less: offset)
            }
        }
    }

    private func currentPoint(less offset: CGPoint) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        unsafe cairo_get_current_point(context, &x, &y)
        return CGPoint(x: CGFloat(x) - offset.x, y: CGFloat(y) - offset.y)
    }

    /// The farthest coordinates that Cairo can draw, or the readers of a file, when `transform` maps them to
    /// the canvas: Cairo's numbers end at 2²³ on either side of 0, where they would wrap around.
    func coordinateLimit(in transform: CGAffineTransform) -> CoordinateLimit {
        let limit = hasPixels ? CoordinateLimit.cairo : .file
        return CoordinateLimit(
            farthest: limit.farthest / device.scale, in: transform, least: 1e-6)
    }
}

extension CoordinateLimit {
    /// The limit of coordinates on a surface of Cairo.
    static let cairo = CoordinateLimit(farthest: 4_000_000)
}
