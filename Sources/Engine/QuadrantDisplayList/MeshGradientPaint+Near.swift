package import Foundation
internal import QuadrantGeometry

extension MeshGradientPaint.Patch {
    /// The parts of the patch that are seen in `sight`, cut so that they reach no farther than `margin` beyond it:
    /// Cairo walks along all lines of a patch, however far they go. Drawn in this order they are the patch.
    ///
    /// A patch that winds through sight again and again becomes 256 parts, of which some are larger.
    package func near(_ sight: CGRect, margin: CGFloat) -> [Self] {
        let room = sight.insetBy(dx: -margin, dy: -margin)
        guard points.count == 12, colors.count == 4, !room.isNull, !points.allSatisfy(room.holds),
            // Beyond, cutting in halves does not get anywhere.
            points.allSatisfy({ abs($0.x) < 1e12 && abs($0.y) < 1e12 })
        else { return [self] }
        var cutter = PatchCutter(sight: sight, room: room)
        let outline = points.map { SIMD2(Double($0.x), Double($0.y)) }
        cutter.add(BezierSurface(outline), colors, halvings: 0)
        return cutter.parts
    }
}

/// Cuts a patch in halves, of which it leaves those out that are not seen.
private struct PatchCutter {
    let sight: CGRect
    let room: CGRect
    private(set) var parts: [MeshGradientPaint.Patch] = []

    private static let mostParts = 256
    private static let mostHalvings = 100

    init(sight: CGRect, room: CGRect) {
        self.sight = sight
        self.room = room
    }

    mutating func add(_ surface: BezierSurface, _ colors: [RGBAColor], halvings: Int) {
        // The surface lies between its points.
        let (least, most) = surface.bounds
        guard CGFloat(least.x) <= sight.maxX, CGFloat(most.x) >= sight.minX,
            CGFloat(least.y) <= sight.maxY, CGFloat(most.y) >= sight.minY
        else { return }
        let isNear =
            room.holds(CGPoint(x: least.x, y: least.y)) && room.holds(CGPoint(x: most.x, y: most.y))
        if isNear || halvings == Self.mostHalvings || parts.count >= Self.mostParts {
            return parts.append(
                MeshGradientPaint.Patch(points: surface.outline, colors: colors))
        }
        func middle(_ one: Int, _ other: Int) -> RGBAColor {
            colors[one].mixed(plainlyWith: colors[other], by: 0.5)
        }
        if surface.isWide {
            let (top, bottom) = (middle(0, 1), middle(3, 2))
            add(
                surface.cut(0, 0.5, 0, 1), [colors[0], top, bottom, colors[3]],
                halvings: halvings + 1)
            add(
                surface.cut(0.5, 1, 0, 1), [top, colors[1], colors[2], bottom],
                halvings: halvings + 1)
        } else {
            let (left, right) = (middle(0, 3), middle(1, 2))
            add(
                surface.cut(0, 1, 0, 0.5), [colors[0], colors[1], right, left],
                halvings: halvings + 1)
            add(
                surface.cut(0, 1, 0.5, 1), [left, right, colors[2], colors[3]],
                halvings: halvings + 1)
        }
    }
}

extension BezierSurface {
    /// The least and the greatest coordinates of its points.
    fileprivate var bounds: (least: SIMD2<Double>, most: SIMD2<Double>) {
        var (least, most) = (rows[0][0], rows[0][0])
        for point in rows.joined() {
            least = pointwiseMin(least, point)
            most = pointwiseMax(most, point)
        }
        return (least, most)
    }

    /// Whether its rows are longer than its columns.
    fileprivate var isWide: Bool {
        func length(_ points: [SIMD2<Double>]) -> Double {
            zip(points, points.dropFirst()).reduce(0) { sum, pair in
                let way = pair.1 - pair.0
                return sum + (way * way).sum().squareRoot()
            }
        }
        let row = rows.map(length).max() ?? 0
        let column = (0..<4).map { index in length(rows.map { $0[index] }) }.max() ?? 0
        return row > column
    }
}

extension CGRect {
    /// Whether the point lies inside or at an edge.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
