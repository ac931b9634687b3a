package import Foundation
import QuadrantCore
package import QuadrantGeometry
package import QuadrantLayout

/// Where a finger finds a view.
extension Finger {
    /// The part of a toggle that takes taps: a tap on a toggle is meant for its switch, which is at its end. `nil` for
    /// other views.
    func switchPart(of node: NodeID) -> NodeID? {
        guard element(of: node)?.plain.traits.contains(.isToggle) == true else { return nil }
        return tree.firstShownNode(in: node) { takesTap($0, count: 1) || keepsTap($0) }
    }

    /// The point at `place` of the part of a node's frame that is in sight, in the root; `nil` if no part is. It never
    /// lies on the edge itself, which belongs to the neighbour.
    package func point(at place: UnitPoint, in node: NodeID) -> CGPoint? {
        if place == .center, let element = element(of: node), element.node == node,
            let point = element.activationPoint
        {
            return point
        }
        let frame = sight(of: node)
        guard frame.width > 0, frame.height > 0 else { return nil }
        let x = tree.layout.mirror(of: node).x(place.x, in: 1)
        let inset = CGSize(width: min(0.5, frame.width / 2), height: min(0.5, frame.height / 2))
        let area = frame.insetBy(dx: inset.width, dy: inset.height)
        return CGPoint(
            x: min(max(frame.minX + x * frame.width, area.minX), area.maxX),
            y: min(max(frame.minY + place.y * frame.height, area.minY), area.maxY))
    }

    /// The part of a node's frame that is in the room and in the scroll views around it; a rectangle without size if none
    /// is.
    package func sight(of node: NodeID) -> CGRect {
        var sight = tree.frame(of: node).overlap(with: room)
        var current = tree.layout.parent(of: node)
        while let around = current {
            if tree.isScrollView(around) { sight = sight.overlap(with: tree.frame(of: around)) }
            current = tree.layout.parent(of: around)
        }
        return sight.isNull ? .zero : sight
    }

    /// The room that shows the root.
    var room: CGRect { tree.room }
}
