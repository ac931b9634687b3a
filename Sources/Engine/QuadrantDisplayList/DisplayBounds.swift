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
    /// The rectangle that drawing the item may cover, in its group's coordinates; it may be too large,
    /// but never too small. Finite, whatever the numbers of the view: the bounds of fragments and
    /// groups are made of these.
    package var bounds: CGRect { reach.drawable }

    private var reach: CGRect {
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
        case .shadow(let item) where item.isInner:
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
        guard effects != nil || content.space != nil else {
            return content.bounds.applying(transform)
        }
        if place != nil || content.space != nil && isDirect { return box?.front ?? .null }
        var inner = contentBounds
        if let clip { inner = inner.overlap(with: clip.shape.bounds) }
        return inner.isNull ? .null : inner.applying(transform)
    }

    /// What the content may cover with its filters and projection, in the group's coordinates.
    package var contentBounds: CGRect {
        let reach = filters.reach(of: content.bounds)
        return projection?.visibleBounds(of: reach) ?? reach
    }
}

extension ProjectionTransform {
    /// The part of `rect` that lies before the eye, as a polygon: where `w` is above a small share of
    /// its largest value. Points nearer to the eye would be drawn infinitely large.
    package func visiblePart(of rect: CGRect) -> [CGPoint] {
        guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return [] }
        return visiblePart(of: [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// The same of a polygon without hollows.
    package func visiblePart(of corners: [CGPoint]) -> [CGPoint] {
        guard isFinite else { return [] }
        let depths = corners.map { m13 * $0.x + m23 * $0.y + m33 }
        guard let most = depths.max(), most > 0 else { return [] }
        let near = most / 64
        var part: [CGPoint] = []
        for index in corners.indices {
            let next = (index + 1) % corners.count
            if depths[index] >= near { part.append(corners[index]) }
            if (depths[index] >= near) != (depths[next] >= near) {
                let share = (near - depths[index]) / (depths[next] - depths[index])
                part.append(
                    CGPoint(
                        x: corners[index].x + share * (corners[next].x - corners[index].x),
                        y: corners[index].y + share * (corners[next].y - corners[index].y)))
            }
        }
        return part
    }

    /// The smallest upright rectangle around the image of the part of `rect` before the eye.
    package func visibleBounds(of rect: CGRect) -> CGRect {
        var box = PointBounds()
        for point in visiblePart(of: rect) { box.take(point.applying(self)) }
        return box.rect
    }
}

extension StrokeItem {
    fileprivate var reach: CGFloat {
        style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1.5)
    }
}

extension GlyphItem {
    /// About the height of a line over the width of the run: less than what single glyphs may cover.
    package var lineBox: CGRect {
        CGRect(
            x: origin.x + run.origin.x, y: origin.y + run.origin.y - run.size * 0.95,
            width: run.width, height: run.size * 1.2)
    }

    /// Glyphs may overhang their advances: one size to each side is allowed for, around each glyph's
    /// own place, as marks stack up.
    fileprivate var bounds: CGRect {
        var (left, right) = (0.0 as CGFloat, run.width)
        var (top, bottom) = (0.0 as CGFloat, 0.0 as CGFloat)
        for glyph in run.glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        return CGRect(
            x: origin.x + run.origin.x + left - run.size,
            y: origin.y + run.origin.y + top - 1.5 * run.size,
            width: right - left + 2 * run.size, height: bottom - top + 2.5 * run.size)
    }
}

extension Path {
    package var controlBounds: CGRect {
        var box = PointBounds()
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                box.take(to)
            case .quadCurve(let to, let control):
                box.take(to)
                box.take(control)
            case .curve(let to, let control1, let control2):
                box.take(to)
                box.take(control1)
                box.take(control2)
            case .closeSubpath:
                break
            }
        }
        return box.rect
    }
}
