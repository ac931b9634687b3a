package import Foundation
package import QuadrantGeometry
internal import QuadrantText

extension DisplayShape {
    /// The smallest upright rectangle around the shape's points and control points.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
        case .path(let path): path.controlBounds
        }
    }
}

extension DisplayItem {
    /// What drawing the item may cover, in its group's coordinates; generous, never too small.
    package var bounds: CGRect {
        switch self {
        case .group(let group):
            group.bounds
        case .fill(let item):
            item.shape.bounds.insetBy(dx: -0.5, dy: -0.5)
        case .stroke(let item):
            item.shape.bounds.insetBy(dx: -item.reach, dy: -item.reach)
        case .glyphs(let item):
            item.bounds
        case .image(let item):
            item.rect
        case .backdrop(let item):
            item.shape.bounds.insetBy(dx: -0.5, dy: -0.5)
        case .shadow(let item):
            item.shape.bounds
                .insetBy(dx: -3 * item.sigma - 1, dy: -3 * item.sigma - 1)
                .offsetBy(dx: item.offset.width, dy: item.offset.height)
        }
    }
}

extension DisplayGroup {
    fileprivate var bounds: CGRect {
        var inner = filters.reach(of: content.bounds)
        if let projection { inner = inner.applying(projection) }
        if let clip { inner = inner.intersection(clip.shape.bounds) }
        return inner.isNull ? .null : inner.applying(transform)
    }
}

extension StrokeItem {
    fileprivate var reach: CGFloat {
        style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1.5)
    }
}

extension GlyphItem {
    /// Glyphs may overhang their advances: one size to each side is allowed for.
    fileprivate var bounds: CGRect {
        CGRect(
            x: origin.x + run.origin.x - run.size,
            y: origin.y + run.origin.y - 1.5 * run.size,
            width: run.width + 2 * run.size,
            height: 2.5 * run.size)
    }
}

extension Path {
    package var controlBounds: CGRect {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        func take(_ point: CGPoint) {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                take(to)
            case .quadCurve(let to, let control):
                take(to)
                take(control)
            case .curve(let to, let control1, let control2):
                take(to)
                take(control1)
                take(control2)
            case .closeSubpath:
                break
            }
        }
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
