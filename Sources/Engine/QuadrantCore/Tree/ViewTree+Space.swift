import Foundation
package import QuadrantLayout
package import Spatial

extension ViewTree {
    /// From a node's space to that of `ancestor`, or of the root for `nil`: with the origin at the top left back
    /// corner in both layout directions. Linear in the node's depth in the tree.
    package func spaceTransform(
        from node: NodeID, to ancestor: NodeID?, _ reading: Presentation.Reading = .target
    ) -> ProjectiveTransform3D {
        var result = ProjectiveTransform3D.identity
        var current = node
        while current != ancestor, let parent = layout.parent(of: current) {
            result = presentation.outward(from: current, in: parent, reading) * result
            current = parent
        }
        return result
    }

    /// The node's bounds in its own space.
    package func bounds3D(of node: NodeID) -> Rect3D {
        Rect3D(origin: Point3D.zero, size: presentation.size3D(of: node, .target))
    }

    /// The box of a node in the coordinates of the root, in points: the smallest along the axes around what
    /// effects further out make of it.
    package func volume(of node: NodeID) -> Rect3D {
        volume(bounds3D(of: node), from: node, to: nil)
    }

    /// A box of `node`'s coordinates in those of `ancestor`, or of the root for `nil`.
    func volume(_ box: Rect3D, from node: NodeID, to ancestor: NodeID?) -> Rect3D {
        let transform = spaceTransform(from: node, to: ancestor)
        // Endless boxes are only moved: turned they would have no numbers.
        guard box.isFinite else { return box.translated(by: transform.translation) }
        return box.applying(transform)
    }

    /// The upright rectangle around a rectangle of `node`'s plane, seen from the front, where effects in space
    /// may lie on the way.
    func spaceFrame(_ rect: CGRect, from node: NodeID, to ancestor: NodeID?) -> CGRect {
        let box = Rect3D(
            origin: Point3D(x: rect.minX, y: rect.minY, z: 0),
            size: Size3D(width: rect.width, height: rect.height, depth: 0))
        let result = volume(box, from: node, to: ancestor)
        return CGRect(
            x: result.origin.x, y: result.origin.y, width: result.size.width,
            height: result.size.height)
    }

    /// A point of a node's space in that of the root.
    func rootPoint(_ point: Point3D, of node: NodeID) -> Point3D {
        if presentation.hasSpace { return point.applying(spaceTransform(from: node, to: nil)) }
        let place = CGRect(x: point.x, y: point.y, width: 0, height: 0)
        let origin = frame(place, from: node, to: nil).origin
        return Point3D(x: origin.x, y: origin.y, z: point.z)
    }
}
