internal import Foundation

extension Path {
    /// The path seen through a projection, before whose eye all of it lies.
    ///
    /// Lines stay lines. A curve is cut until each part is seen from about one distance: such a part and the curve
    /// with its mapped control points differ by less than a thousandth of its length.
    package func applying(_ map: ProjectionTransform) -> Path {
        if let affine = map.affine { return applying(affine) }
        var result = Path()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to):
                (start, current) = (to, to)
                result.append(.move(to: to.applying(map)))
            case .line(let to):
                current = to
                result.append(.line(to: to.applying(map)))
            case .quadCurve(let to, let control):
                let curve = MappedCurve(
                    current, current.mixed(with: control, by: 2 / 3),
                    to.mixed(with: control, by: 2 / 3), to)
                curve.add(to: &result, by: map, halvings: 0)
                current = to
            case .curve(let to, let control1, let control2):
                MappedCurve(current, control1, control2, to)
                    .add(to: &result, by: map, halvings: 0)
                current = to
            case .closeSubpath:
                current = start
                result.append(.closeSubpath)
            }
        }
        return result
    }
}

/// A cubic curve, by its four points.
private struct MappedCurve {
    let (a, b, c, d): (CGPoint, CGPoint, CGPoint, CGPoint)

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Where the farthest and the nearest control points differ by no more than this, the curve through mapped control
    /// points differs from the mapped curve by the square of a third of it.
    private static let alike: CGFloat = 1.05
    private static let mostHalvings = 6

    func add(to path: inout Path, by map: ProjectionTransform, halvings: Int) {
        let depths = [a, b, c, d].map { map.m13 * $0.x + map.m23 * $0.y + map.m33 }
        let (near, far) = (depths.min() ?? 1, depths.max() ?? 1)
        guard halvings < Self.mostHalvings, !(far <= near * Self.alike) else {
            path.append(
                .curve(
                    to: d.applying(map), control1: b.applying(map), control2: c.applying(map)))
            return
        }
        let (ab, bc, cd) = (
            a.mixed(with: b, by: 0.5), b.mixed(with: c, by: 0.5), c.mixed(with: d, by: 0.5)
        )
        let (abc, bcd) = (ab.mixed(with: bc, by: 0.5), bc.mixed(with: cd, by: 0.5))
        let middle = abc.mixed(with: bcd, by: 0.5)
        MappedCurve(a, ab, abc, middle).add(to: &path, by: map, halvings: halvings + 1)
        MappedCurve(middle, bcd, cd, d).add(to: &path, by: map, halvings: halvings + 1)
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
