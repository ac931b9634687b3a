internal import QuadrantGeometry

/// Puts planes in order that cut each other, or lie before one another in a circle: one of them divides the others into
/// those on its two sides and cuts the ones that are on both, and so on in each half.
struct PlaneCutting {
    /// The distance of the eye from the origin of the camera's space; `nil` without perspective.
    let distance: Double?
    /// More parts are not made: the rest is put on the side where its middle is.
    static let mostCuts = 5_000
    /// Whether there would have been more cuts.
    private(set) var isLimited = false
    private var cuts = 0

    init(distance: Double?) {
        self.distance = distance
    }

    /// The planes, the first of each pair in as many parts as the second one makes of it.
    mutating func parts(
        of planes: [PlaneInSight], where crossings: [(Int, Int)]
    ) -> [PlaneInSight] {
        var parts = planes.map { [$0] }
        for (cut, divider) in crossings {
            let divider = planes[divider]
            parts[cut] = parts[cut].flatMap { part -> [PlaneInSight] in
                guard part.relation(to: divider) == .crossing else { return [part] }
                var (within, above, below): ([PlaneInSight], [PlaneInSight], [PlaneInSight]) =
                    ([], [], [])
                divide(part, by: divider, &within, &above, &below)
                return within + above + below
            }
        }
        return parts.flatMap { $0 }
    }

    /// The planes, or parts of them, from the farthest on.
    mutating func sorted(_ planes: [PlaneInSight]) -> [PlaneInSight] {
        guard planes.count > 1 else { return planes }
        let chosen = divider(of: planes)
        let divider = planes[chosen]
        var (within, above, below): ([PlaneInSight], [PlaneInSight], [PlaneInSight]) = (
            [divider], [], []
        )
        for (index, plane) in planes.enumerated() where index != chosen {
            divide(plane, by: divider, &within, &above, &below)
        }
        within.sort { $0.plane.order < $1.plane.order }
        let seesAbove =
            distance.map { divider.normal.z * $0 > divider.height } ?? (divider.normal.z > 0)
        return withLargeStack {
            let far = sorted(seesAbove ? below : above)
            return far + within + sorted(seesAbove ? above : below)
        }
    }

    private mutating func divide(
        _ plane: PlaneInSight, by divider: PlaneInSight, _ within: inout [PlaneInSight],
        _ above: inout [PlaneInSight], _ below: inout [PlaneInSight]
    ) {
        let heights = divider.heights(of: plane)
        let (most, least) = (heights.max() ?? 0, heights.min() ?? 0)
        if most < PlaneOrder.touching, least > -PlaneOrder.touching,
            plane.isParallel(to: divider) || max(most, -least) < PlaneOrder.same
        {
            // Parallel planes that are almost the same are in the order of their heights.
            if max(most, -least) < PlaneOrder.same {
                within.append(plane)
            } else if most > 0 {
                above.append(plane)
            } else {
                below.append(plane)
            }
            return
        }
        if least > -PlaneOrder.touching {
            above.append(plane)
        } else if most < PlaneOrder.touching {
            below.append(plane)
        } else if cuts >= Self.mostCuts {
            isLimited = true
            if heights.reduce(0, +) > 0 { above.append(plane) } else { below.append(plane) }
        } else {
            cuts += 1
            let parts = (
                plane.plane.part(heights), plane.plane.part(heights.map { -$0 })
            )
            if let part = parts.0.flatMap({ PlaneInSight($0, from: distance) }) {
                above.append(part)
            }
            if let part = parts.1.flatMap({ PlaneInSight($0, from: distance) }) {
                below.append(part)
            }
        }
    }

    /// The plane that cuts few others and leaves about as many on both sides, of some that are spread over all.
    private func divider(of planes: [PlaneInSight]) -> Int {
        let step = max(1, planes.count / 7)
        var best = (index: planes.count / 2, cost: Int.max)
        for index in stride(from: step / 2, to: planes.count, by: step) {
            let candidate = planes[index]
            var (above, below, cut) = (0, 0, 0)
            for plane in planes {
                let heights = candidate.heights(of: plane)
                let isAbove = heights.contains { $0 > PlaneOrder.touching }
                let isBelow = heights.contains { $0 < -PlaneOrder.touching }
                if isAbove && isBelow {
                    cut += 1
                } else if isAbove {
                    above += 1
                } else {
                    below += 1
                }
            }
            let cost = 8 * cut + abs(above - below)
            if cost < best.cost { best = (index, cost) }
        }
        return best.index
    }
}

extension PlaneInSight {
    /// How far the corners of another plane are from this one, on the side of its normal or against it.
    fileprivate func heights(of other: PlaneInSight) -> [Double] {
        other.plane.corners.map { (normal * $0).sum() - height }
    }
}
