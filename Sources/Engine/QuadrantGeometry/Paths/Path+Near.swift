package import Foundation

extension Path {
    /// The path as it looks in `sight`, told from points no farther off than twice that on each side: what lies
    /// beyond an edge goes along it there. Filled, it is the same in sight; stroked too, where `sight` has room for
    /// half the line around what is seen. Dashes would begin elsewhere.
    ///
    /// Renderers and those who read files count in few bits, and walk along all of a curve, however far it goes.
    package func near(_ sight: CGRect) -> Path {
        guard !sight.isNull, sight.width > 0, sight.height > 0,
            (sight.minX + sight.minY + sight.maxX + sight.maxY).isFinite
        else { return self }
        var cutter = PathNearing(sight)
        guard elements.contains(where: { !cutter.holds($0) }) else { return self }
        for element in elements { cutter.add(element) }
        cutter.path.untoldExcess = untoldExcess
        return cutter.path
    }
}

/// Walks along a path and leaves out its ways far off.
private struct PathNearing {
    /// What lies beyond one of its edges is only its way there.
    private let sight: CGRect
    /// Within it all stays what it is.
    private let room: CGRect
    var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero

    /// Farther off, halving a curve does not get anywhere.
    private static let farthest = CoordinateLimit(farthest: 1e12)
    private static let mostHalvings = 48

    init(_ sight: CGRect) {
        self.sight = sight
        let margin = max(sight.width, sight.height)
        room = sight.insetBy(dx: -margin, dy: -margin)
    }

    func holds(_ element: Path.Element) -> Bool {
        switch element {
        case .move(let to), .line(let to): holds(to)
        case .quadCurve(let to, let control): holds(to) && holds(control)
        case .curve(let to, let control1, let control2):
            holds(to) && holds(control1) && holds(control2)
        case .closeSubpath: true
        }
    }

    private func holds(_ point: CGPoint) -> Bool {
        point.x >= room.minX && point.x <= room.maxX && point.y >= room.minY && point.y <= room.maxY
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let to):
            (current, start) = (Self.farthest.cut(to), Self.farthest.cut(to))
            path.append(.move(to: within(current)))
        case .line(let to):
            line(to: Self.farthest.cut(to))
        case .quadCurve(let to, let control):
            curve(
                CubicSegment(
                    from: current, quadControl: Self.farthest.cut(control),
                    to: Self.farthest.cut(to)))
        case .curve(let to, let control1, let control2):
            curve(
                CubicSegment(
                    from: current, control1: Self.farthest.cut(control1),
                    control2: Self.farthest.cut(control2), to: Self.farthest.cut(to)))
        case .closeSubpath:
            cross(to: start)
            path.append(.closeSubpath)
            current = start
        }
    }

    private mutating func line(to end: CGPoint) {
        cross(to: end)
        path.append(.line(to: within(end)))
        current = end
    }

    /// Adds the places where the line to `end` crosses the lines on which the edges lie.
    private mutating func cross(to end: CGPoint) {
        if holds(current), holds(end) { return }
        func share(_ edge: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat? {
            (from < edge) == (to < edge) ? nil : (edge - from) / (to - from)
        }
        let shares = [
            share(room.minX, current.x, end.x), share(room.maxX, current.x, end.x),
            share(room.minY, current.y, end.y), share(room.maxY, current.y, end.y),
        ]
        for share in shares.compactMap({ $0 }).sorted() where share > 0 && share < 1 {
            path.append(.line(to: within(current.mixed(with: end, share))))
        }
    }

    private mutating func curve(_ curve: CubicSegment) {
        add(curve, halvings: 0)
        current = curve.to
    }

    private mutating func add(_ curve: CubicSegment, halvings: Int) {
        let points = [curve.from, curve.control1, curve.control2, curve.to]
        if points.allSatisfy(holds) {
            path.append(.curve(to: curve.to, control1: curve.control1, control2: curve.control2))
        } else if isBeyond(points) || halvings == Self.mostHalvings {
            path.append(.line(to: within(curve.to)))
        } else {
            let (first, second) = curve.split(at: 0.5)
            add(first, halvings: halvings + 1)
            add(second, halvings: halvings + 1)
        }
    }

    /// Whether all of the points lie beyond the same edge of what is seen.
    private func isBeyond(_ points: [CGPoint]) -> Bool {
        points.allSatisfy { $0.x >= sight.maxX } || points.allSatisfy { $0.x <= sight.minX }
            || points.allSatisfy { $0.y >= sight.maxY } || points.allSatisfy { $0.y <= sight.minY }
    }

    private func within(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, room.minX), room.maxX), y: min(max(point.y, room.minY), room.maxY))
    }
}
