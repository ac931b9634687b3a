import Foundation
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantLayout
package import Spatial

/// The third axis: where nodes stand along z, and what effects in space make of them.
extension Presentation {
    /// Whether anything may stand elsewhere than in the plane of the root.
    package var hasSpace: Bool { layout.hasDepth || spaceEffects > 0 }

    /// How deep the node is, and how far its back stands before that of its parent, in points.
    ///
    /// - Complexity: Constant.
    package func depthPlace(of node: NodeID, _ reading: Reading) -> DepthPlace {
        layout.depthPlace(of: node)
    }

    /// The node's size in points on all three axes.
    package func size3D(of node: NodeID, _ reading: Reading) -> Size3D {
        let size = size(of: node, reading)
        return Size3D(
            width: size.width, height: size.height, depth: depthPlace(of: node, reading).depth)
    }

    /// From the space of the node's content to the node's own; `nil` for what changes nothing beside the plane.
    /// A map that flattens space is none: what it shows has no thickness and is drawn nowhere.
    package func spaceMap(of node: NodeID, _ reading: Reading) -> AffineTransform3D? {
        guard case .applied(let map) = spaceEffect(of: node, reading) else { return nil }
        return map
    }

    /// What an effect in space on the node does to its content.
    package func spaceEffect(of node: NodeID, _ reading: Reading) -> SpaceEffect {
        guard spaceEffects > 0, let effect = effect(of: node, reading),
            reading == .shown || effect.isFollowedByFrames, case .space(let map) = effect.map
        else { return .none }
        let stated = map(size3D(of: node, reading))
        guard stated.isFinite else { return .lost }
        return stated.isIdentity ? .none : .applied(stated)
    }

    /// From the space of a child to that of its parent: its place, then what the parent does to its content. A
    /// perspective shows its content in its own plane.
    func outward(
        from node: NodeID, in parent: NodeID, _ reading: Reading
    ) -> ProjectiveTransform3D {
        let place = place(of: node, reading)
        let z = depthPlace(of: node, reading).z
        let move = ProjectiveTransform3D(translation: Vector3D(x: place.x, y: place.y, z: z))
        if let map = spaceMap(of: parent, reading) { return ProjectiveTransform3D(map) * move }
        guard let map = map(of: parent, reading) else { return move }
        return ProjectiveTransform3D(lifting: map.projection) * move
    }
}

/// What an effect in space on a node does to the node's content.
package enum SpaceEffect {
    /// Nothing, or there is none.
    case none
    /// Its map, from the space of the content to that of the node.
    case applied(AffineTransform3D)
    /// It is left out, as its map has numbers that are not finite.
    case lost
}

extension ProjectiveTransform3D {
    /// A map of the plane as one of space: an affine one leaves z, a perspective shows all in the plane.
    init(lifting map: ProjectionTransform) {
        let z = map.isAffine ? 1.0 : 0
        self.init(
            simd_double4x4(
                SIMD4(map.m11, map.m12, 0, map.m13), SIMD4(map.m21, map.m22, 0, map.m23),
                SIMD4(0, 0, z, 0), SIMD4(map.m31, map.m32, 0, map.m33)))
    }
}
