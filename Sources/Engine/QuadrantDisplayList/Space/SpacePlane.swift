internal import Foundation
internal import QuadrantGeometry
internal import Spatial

/// Items of one plane in space which are drawn one after the other, or a part of them: what a camera puts in order.
struct SpacePlane {
    /// In the coordinates of the plane.
    var items: [DisplayItem]
    /// From the plane z = 0 of the items to the space of the whole.
    var place: AffineTransform3D
    /// The groups around with a clip, or what else they do to planes in them, outermost first.
    var frames: [PlaneFrame]
    /// Which plane comes first where several are equally near.
    var order: Int
    /// The convex part of the plane that is seen, in the plane's coordinates.
    var outline: [SIMD2<Double>]
    /// The same corners in the camera's space.
    var corners: [SIMD3<Double>] = []
    /// Whether the plane was cut, so that only what is in its outline belongs to it.
    var isCut = false
}

/// What a group around planes does to each of them.
struct PlaneFrame {
    /// The group, without content; what it does is said in its own coordinates.
    var group: DisplayGroup
    /// From the plane to the group's coordinates.
    var map: AffineTransform3D

    /// From the plane to the group as it is seen from its front.
    var front: CGAffineTransform {
        let (x, y, _, o) = map.matrix.columns
        return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: o.x, ty: o.y)
    }
}

extension SpacePlane {
    /// A part of less is nothing, in points.
    static let least = 1e-6

    /// The side of a line in the picture, or of a plane in space, on which a corner lies.
    ///
    /// - Parameter height: For each corner how far it is on one side, below 0 on the other.
    /// - Returns: The parts with heights above and below 0; `nil` for one without area.
    func split(by height: (SIMD3<Double>) -> Double) -> (above: SpacePlane?, below: SpacePlane?) {
        let heights = corners.map(height)
        guard heights.contains(where: { $0 > Self.least }) else { return (nil, self) }
        guard heights.contains(where: { $0 < -Self.least }) else { return (self, nil) }
        return (part(heights), part(heights.map { -$0 }))
    }

    /// The part of the outline where the heights, of which each corner has one, are above 0.
    func part(_ heights: [Double]) -> SpacePlane? {
        var result = self
        (result.outline, result.corners) = ([], [])
        for index in heights.indices {
            let next = index + 1 == heights.count ? 0 : index + 1
            let (one, other) = (heights[index], heights[next])
            if one >= 0 {
                result.outline.append(outline[index])
                if !corners.isEmpty { result.corners.append(corners[index]) }
            }
            guard one > 0 && other < 0 || one < 0 && other > 0 else { continue }
            let share = one / (one - other)
            result.outline.append(outline[index] + (outline[next] - outline[index]) * share)
            if !corners.isEmpty {
                result.corners.append(corners[index] + (corners[next] - corners[index]) * share)
            }
        }
        result.isCut = true
        return result.outline.count > 2 ? result : nil
    }
}
