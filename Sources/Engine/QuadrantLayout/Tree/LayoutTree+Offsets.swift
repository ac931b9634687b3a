package import Foundation
package import QuadrantGeometry

/// How far nodes stand from where they were placed: an offset and a scroll view move their content, a
/// pinned view leaves its place among the others.
///
/// Sizes, guides and places of other nodes do not follow, so that a move needs no layout. Few nodes
/// have any; where none has, it costs a look at the parent's rule. Lengths count toward the trailing
/// and the bottom edge.
extension LayoutTree {
    /// Where the node stands in its parent, all moves included: its top left corner, in points from
    /// the parent's. Nothing of it depends on time.
    ///
    /// - Parameter isPinned: Whether a pinned view counts where it is held, or else where it stands
    ///   among the others.
    /// - Complexity: Constant.
    package func targetPlace(of node: NodeID, isPinned: Bool = true) -> CGPoint {
        check(node)
        return targetPlace(node.index, isPinned: isPinned)
    }

    func targetPlace(_ node: UInt32, isPinned: Bool = true) -> CGPoint {
        let record = records + Int(node)
        var place = CGPoint(x: record.pointee.x, y: record.pointee.y)
        let parent = records + Int(record.pointee.parent)
        var move = CGSize.zero
        if parent.pointee.tag == .offset {
            move = pools.sizes[parent.pointee.rule]
        } else if let scrolled = scrolling.moves[record.pointee.parent] {
            move = scrolled
        }
        if isPinned, let pin = scrolling.pins[node] {
            if pin.axis == .vertical { move.height += pin.length } else { move.width += pin.length }
        }
        guard move != .zero else { return place }
        place.x += MirrorMap(parent.pointee.flags.contains(.rightToLeft)).distance(move.width)
        place.y += move.height
        return place
    }

    /// How often something moved without being placed.
    package var moveCount: Int { changes.moves }

    /// Changes the offset of a node whose rule is an offset: its content is drawn in another place.
    func setOffset(_ node: UInt32, _ offset: CGSize) {
        pools.sizes[records[Int(node)].rule] = offset
        changes.moves &+= 1
        markRecord(node)
        // What reaches under the safe area is placed by where it stands.
        if records[Int(node)].flags.contains(.surroundings) { markPlace(node) }
    }

    /// Moves the content of a scroll view; called while the scroll view is placed.
    func setScrollMove(_ node: UInt32, _ move: CGSize?) {
        if move != scrolling.moves[node] { scrolling.moves[node] = move }
    }

    /// Moves a view of a lazy container that is being placed.
    func setPin(_ child: UInt32, _ length: CGFloat, along axis: Axis) {
        if (scrolling.pins[child]?.length ?? 0) != length { changes.orders &+= 1 }
        if length != 0 {
            scrolling.pins[child] = ScrollTables.Pin(axis: axis, length: length)
        } else {
            scrolling.pins[child] = nil
        }
    }

    /// Whether any view is away from its place.
    var hasPins: Bool { !scrolling.pins.isEmpty }

    /// How far a pinned view stands from its place among the others, in points along the axis of its
    /// container; 0 for other nodes.
    package func pinShift(of node: NodeID) -> CGFloat {
        scrolling.pins[node.index]?.length ?? 0
    }

    /// Between the leading and the left edge of a node's children.
    package func mirror(of node: NodeID) -> MirrorMap { MirrorMap(isRightToLeft(node)) }
}
