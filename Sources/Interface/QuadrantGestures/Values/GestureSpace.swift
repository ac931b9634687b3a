import Foundation
import QuadrantCore
import Spatial

/// In which space a gesture tells places: one of the plane, or one with depth.
nonisolated struct GestureSpace {
    /// The space of the plane.
    var plane: CoordinateSpace
    /// From the root's space to one with depth; `nil` for the plane.
    private var inDepth: ((Point3D) throws -> Point3D)?

    init(_ plane: CoordinateSpace) { self.plane = plane }

    /// A space with depth: fingers are in the plane of the root, at z = 0.
    init(depth space: some CoordinateSpace3D) {
        plane = .global
        inDepth = {
            try space.convert(value: $0, from: WorldReferenceCoordinateSpace.worldReference)
        }
    }

    /// A point of the root in the space. Where nothing can be converted to it, which is reported, the point itself.
    @MainActor
    func point(_ point: CGPoint, at place: GesturePlace) -> CGPoint {
        guard let inDepth else { return place.point(point, in: plane) }
        do {
            let found = try inDepth(Point3D(x: point.x, y: point.y, z: 0))
            return CGPoint(x: found.x, y: found.y)
        } catch {
            place.report(
                Diagnostic(
                    "A gesture's coordinateSpace3D tells no places: \(error)",
                    advice: "Places are those of the root."))
            return point
        }
    }
}
