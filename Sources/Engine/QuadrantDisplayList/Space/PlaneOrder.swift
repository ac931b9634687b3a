internal import Foundation

/// Puts planes in the order in which they are drawn: the farther ones first; of those equally near, in the order in
/// which they come.
struct PlaneOrder {
    /// The distance of the eye from the origin of the camera's space; `nil` without perspective.
    let distance: Double?
    /// Planes nearer to each other lie in one, in points.
    static let same = 1e-6
    /// Planes that go into each other by less only touch, in points.
    static let touching = 1e-3
    /// More pairs of planes, one before the other in the picture, are not compared by themselves.
    static let mostPairs = 1 << 20

    /// The planes in the order in which they are drawn, without those that cannot be seen. Planes that cut each other
    /// are parts there.
    ///
    /// - Parameter corners: The corners of all planes are known.
    /// - Returns: The planes, and whether there were more cuts than are made.
    /// - Complexity: n log n for n planes that are parallel; for others, of the pairs which lie before one another.
    func sorted(_ planes: [SpacePlane]) -> (planes: [SpacePlane], isLimited: Bool) {
        let seen = planes.compactMap { PlaneInSight($0, from: distance) }
        guard let first = seen.first else { return ([], false) }
        if seen.allSatisfy({ $0.isParallel(to: first) }) {
            return (parallel(seen, to: first).map(\.plane), false)
        }
        var cutting = PlaneCutting(distance: distance)
        var parts = seen
        var relations = PlaneRelations(count: parts.count)
        var isKnown = relations.compare(parts, atMost: Self.mostPairs)
        if isKnown, !relations.crossings.isEmpty {
            parts = cutting.parts(of: parts, where: relations.crossings)
            relations = PlaneRelations(count: parts.count)
            isKnown = relations.compare(parts, atMost: Self.mostPairs)
        }
        guard isKnown else {
            let sorted = cutting.sorted(parts)
            return (sorted.map(\.plane), cutting.isLimited)
        }
        var result: [SpacePlane] = []
        result.reserveCapacity(parts.count)
        for group in relations.groups() {
            let planes = group.map { parts[$0] }
            result += (planes.count == 1 ? planes : cutting.sorted(planes)).map(\.plane)
        }
        return (result, cutting.isLimited)
    }

    private func parallel(_ planes: [PlaneInSight], to first: PlaneInSight) -> [PlaneInSight] {
        // All heights are along one normal; what is on the side of the plane that the eye is not on is farther the
        // farther it is from the eye.
        let heights = planes.map { plane -> Double in
            let height = (first.normal * plane.plane.corners[0]).sum()
            guard let distance else { return first.normal.z < 0 ? -height : height }
            return -abs(first.normal.z * distance - height)
        }
        let byHeight = planes.indices.sorted {
            (heights[$0], planes[$0].plane.order) < (heights[$1], planes[$1].plane.order)
        }
        var result: [PlaneInSight] = []
        result.reserveCapacity(planes.count)
        var start = 0
        while start < byHeight.count {
            var end = start + 1
            while end < byHeight.count,
                heights[byHeight[end]] - heights[byHeight[end - 1]] < Self.same
            {
                end += 1
            }
            result += byHeight[start..<end].sorted {
                planes[$0].plane.order < planes[$1].plane.order
            }.map { planes[$0] }
            start = end
        }
        return result
    }
}

/// A plane with what its order among others depends on.
struct PlaneInSight {
    var plane: SpacePlane
    /// Of length 1, at right angles to the plane, in the camera's space.
    let normal: SIMD3<Double>
    /// How far the plane is from the origin along `normal`.
    let height: Double
    /// The corners as the camera sees them.
    let seen: [SIMD2<Double>]
    /// How near the plane is at a point of the picture: x and y times the first two, and the third. Without
    /// perspective that is z; with it, one divided by the distance from the eye along z.
    let nearness: SIMD3<Double>
    private let distance: Double?

    /// `nil` for a plane that is seen from its edge, or is none.
    init?(_ plane: SpacePlane, from distance: Double?) {
        let corners = plane.corners
        guard corners.count > 2 else { return nil }
        var normal = SIMD3<Double>.zero
        // By all corners, as three of them may lie on a line (Newell).
        for index in corners.indices {
            let (a, b) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
            normal += SIMD3(
                (a.y - b.y) * (a.z + b.z), (a.z - b.z) * (a.x + b.x), (a.x - b.x) * (a.y + b.y))
        }
        let length = (normal * normal).sum().squareRoot()
        guard length > 1e-9, length.isFinite else { return nil }
        normal /= length
        let height = (normal * corners[0]).sum()
        self.plane = plane
        (self.normal, self.height, self.distance) = (normal, height, distance)
        if let distance {
            let off = height - normal.z * distance
            guard abs(off) > 1e-7 * distance else { return nil }
            nearness = SIMD3(normal.x / distance, normal.y / distance, -normal.z) / off
            seen = corners.map { SIMD2($0.x, $0.y) * (distance / (distance - $0.z)) }
        } else {
            guard abs(normal.z) > 1e-7 else { return nil }
            nearness = SIMD3(-normal.x, -normal.y, height) / normal.z
            seen = corners.map { SIMD2($0.x, $0.y) }
        }
    }

    func isParallel(to other: PlaneInSight) -> Bool {
        let along = (normal * other.normal).sum()
        let across = normal - other.normal * along
        return (across * across).sum() < 1e-18
    }

    /// How much nearer this plane is than another at a point of the picture, in points along z.
    func lead(over other: PlaneInSight, at point: SIMD2<Double>) -> Double {
        let at = SIMD3(point.x, point.y, 1)
        let (own, others) = ((nearness * at).sum(), (other.nearness * at).sum())
        return distance == nil ? own - others : (own - others) / (own * others)
    }

    /// How one plane lies to another where both are seen.
    enum Relation {
        case apart, before, behind, crossing
    }

    func relation(to other: PlaneInSight) -> Relation {
        let common = Self.overlap(seen, other.seen)
        guard common.count > 2, abs(Self.area(common)) > 1e-6 else { return .apart }
        let leads = common.map { lead(over: other, at: $0) }
        guard let most = leads.max(), let least = leads.min() else { return .apart }
        if max(most, -least) < PlaneOrder.same {
            return plane.order > other.plane.order ? .before : .behind
        }
        if most > PlaneOrder.touching, least < -PlaneOrder.touching { return .crossing }
        return most > -least ? .before : .behind
    }

    static func area(_ corners: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        for index in corners.indices {
            let (a, b) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    /// What two convex outlines have in common (Sutherland and Hodgman).
    static func overlap(_ one: [SIMD2<Double>], _ other: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let side = area(other) < 0 ? -1.0 : 1.0
        var result = one
        for index in other.indices where !result.isEmpty {
            let (a, b) = (other[index], other[index + 1 == other.count ? 0 : index + 1])
            let along = b - a
            func inside(_ point: SIMD2<Double>) -> Double {
                side * (along.x * (point.y - a.y) - along.y * (point.x - a.x))
            }
            let before = result
            result = []
            for position in before.indices {
                let start = before[position]
                let end = before[position + 1 == before.count ? 0 : position + 1]
                let (first, second) = (inside(start), inside(end))
                if first >= 0 { result.append(start) }
                if first > 0 && second < 0 || first < 0 && second > 0 {
                    result.append(start + (end - start) * (first / (first - second)))
                }
            }
        }
        return result
    }
}
