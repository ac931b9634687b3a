internal import CCairo
internal import Foundation
internal import QuadrantDisplayList
internal import QuadrantGeometry

extension CairoCanvas {
    /// Makes `shape` the current path; `transform` maps its coordinates to the canvas. What is drawn of it reaches as
    /// far as `margin` beyond its edges; where that is infinite, its whole way counts.
    func addPath(
        _ shape: DisplayShape, in transform: CGAffineTransform, margin: CGFloat = 0
    ) {
        unsafe cairo_new_path(context)
        var limit = coordinateLimit(in: transform)
        var near: CGRect?
        if margin.isFinite, isMovedFar(in: transform) || shape.goes(beyond: limit.farthest / 4) {
            near = surroundings(margin)
        }
        if near != nil { limit = CoordinateLimit(farthest: .infinity) }
        if case .rect(let rect) = shape {
            let part = near.map { rect.overlap(with: $0) } ?? rect
            if !part.isNull { addRectangle(limit.cut(part)) }
        } else {
            append(near.map { shape.path.near($0) } ?? shape.path, offset: .zero, limit: limit)
        }
    }

    /// Whether `transform` moves what it maps so far that Cairo's numbers may end.
    func isMovedFar(in transform: CGAffineTransform) -> Bool {
        max(abs(transform.tx), abs(transform.ty)) * device.scale > CoordinateLimit.cairo.farthest
            / 4
    }

    /// What is painted, in the current coordinates, and as much and `margin` around it; none where there is nothing.
    private func surroundings(_ margin: CGFloat) -> CGRect? {
        let clip = clipInUser
        let side = max(clip.width, clip.height) + margin
        guard clip.width > 0, clip.height > 0, side.isFinite, (clip.midX + clip.midY).isFinite
        else { return nil }
        return clip.insetBy(dx: -side, dy: -side)
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

extension DisplayShape {
    /// Whether a point of it is farther from the origin than that on either axis.
    fileprivate func goes(beyond distance: CGFloat) -> Bool {
        let frame =
            switch self {
            case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
            case .path(let path): path.controlBounds
            }
        guard !frame.isNull else { return false }
        // True for what is not a number, too.
        return ![frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= distance }
    }
}

extension CoordinateLimit {
    /// The limit of coordinates on a surface of Cairo.
    static let cairo = CoordinateLimit(farthest: 4_000_000)
}
