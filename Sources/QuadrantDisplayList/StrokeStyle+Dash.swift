package import Foundation
package import QuadrantGeometry

extension StrokeStyle {
    /// The dash pattern, or none if it has a negative or infinite length or only zeros: then the
    /// line is solid.
    package var usableDash: [CGFloat] {
        dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 } ? dash : []
    }
}

extension StrokeItem {
    /// So many dashes are drawn of an outline: more than any canvas has pixels in a row and a column. What
    /// has more is far longer than a canvas, or dashed too finely to be seen, and drawn as a solid line.
    private static let mostDashes: CGFloat = 200_000

    /// The dash pattern; none for a solid line.
    package var usableDash: [CGFloat] {
        let dash = style.usableDash
        guard !dash.isEmpty else { return [] }
        let count = shape.path.reach / dash.reduce(0, +) * CGFloat(dash.count)
        return count <= Self.mostDashes ? dash : []
    }
}

extension Path {
    /// No less than the length of the path as far as it is drawn: that of the lines between all its points.
    fileprivate var reach: CGFloat {
        let farthest: CGFloat = 4e6
        func near(_ point: CGPoint) -> CGPoint {
            func cut(_ value: CGFloat) -> CGFloat {
                value.isNaN ? 0 : max(-farthest, min(farthest, value))
            }
            return CGPoint(x: cut(point.x), y: cut(point.y))
        }
        var (length, current, start) = (0.0 as CGFloat, CGPoint.zero, CGPoint.zero)
        func add(_ points: CGPoint...) {
            for point in points.map(near) {
                length += hypot(point.x - current.x, point.y - current.y)
                current = point
            }
        }
        for element in elements {
            switch element {
            case .move(let to):
                current = near(to)
                start = current
            case .line(let to): add(to)
            case .quadCurve(let to, let control): add(control, to)
            case .curve(let to, let control1, let control2): add(control1, control2, to)
            case .closeSubpath: add(start)
            }
        }
        return length
    }
}
