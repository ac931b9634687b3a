internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes `shape` the current path; `transform` maps its coordinates to the canvas.
    func addPath(_ shape: DisplayShape, in transform: CGAffineTransform) {
        cairo_new_path(context)
        let limit = coordinateLimit(in: transform)
        if case .rect(let rect) = shape {
            let left = limit.clamp(rect.minX)
            let top = limit.clamp(rect.minY)
            cairo_rectangle(
                context, left, top, limit.clamp(rect.maxX) - left, limit.clamp(rect.maxY) - top)
        } else {
            append(shape.path, offset: .zero, limit: limit)
        }
    }

    /// Adds the elements of `path`, moved by `offset`, to the current path.
    func append(_ path: Path, offset: CGPoint, limit: CoordinateLimit) {
        func x(_ point: CGPoint) -> Double { limit.clamp(point.x + offset.x) }
        func y(_ point: CGPoint) -> Double { limit.clamp(point.y + offset.y) }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to):
                cairo_move_to(context, x(to), y(to))
                current = to
            case .line(let to):
                cairo_line_to(context, x(to), y(to))
                current = to
            case .quadCurve(let to, let control):
                let curve = CubicSegment(from: current, quadControl: control, to: to)
                cairo_curve_to(
                    context, x(curve.control1), y(curve.control1), x(curve.control2),
                    y(curve.control2), x(to), y(to))
                current = to
            case .curve(let to, let control1, let control2):
                cairo_curve_to(
                    context, x(control1), y(control1), x(control2), y(control2), x(to), y(to))
                current = to
            case .closeSubpath:
                cairo_close_path(context)
                current = currentPoint(less: offset)
            }
        }
    }

    private func currentPoint(less offset: CGPoint) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        return CGPoint(x: CGFloat(x) - offset.x, y: CGFloat(y) - offset.y)
    }

    /// The farthest coordinates that Cairo can draw when `transform` maps them to the canvas.
    func coordinateLimit(in transform: CGAffineTransform) -> CoordinateLimit {
        let growth = max(
            abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d), 1e-6)
        return CoordinateLimit(value: 4_000_000 / Double(growth * device.scale))
    }
}

/// Keeps coordinates within the range of Cairo's fixed-point numbers (2²³ on either side of 0),
/// beyond which they would wrap around.
struct CoordinateLimit {
    /// The largest absolute coordinate.
    var value: Double

    /// The nearest coordinate that can be drawn; 0 for what is not a number.
    func clamp(_ coordinate: CGFloat) -> Double {
        coordinate.isNaN ? 0 : max(-value, min(value, Double(coordinate)))
    }

    /// The rectangle as far as it can be drawn.
    func clamp(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .zero }
        let (left, top) = (clamp(rect.minX), clamp(rect.minY))
        let (right, bottom) = (clamp(rect.maxX), clamp(rect.maxY))
        // The difference of two edges may be another number than the width, in the last digit.
        if left == rect.minX, top == rect.minY, right == rect.maxX, bottom == rect.maxY {
            return rect
        }
        return CGRect(
            x: left, y: top, width: right - left, height: bottom - top)
    }
}
