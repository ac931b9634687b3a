import Foundation
package import QuadrantGeometry

extension LayoutTree {
    /// Gives a scroll view its place to scroll to.
    package func setScrollState(_ node: NodeID, _ state: ScrollState) {
        check(node)
        scrolling.states[node.index] = state
    }

    /// Whether a scroll view that scrolls along `axis` gets longer with the room the root is offered: no
    /// frame of a fixed length is around it, no other such scroll view, and it is not in an overlay or a
    /// background, which have the length of what they belong to.
    ///
    /// - Complexity: Scroll views times their depth.
    package func hasElasticScrollView(along axis: Axis) -> Bool {
        scrolling.states.all.keys.contains { index in
            guard let node = id(index), scrolls(node, along: axis) else { return false }
            var inner = node
            while let around = parent(of: inner) {
                if bounds(inner, in: around, along: axis) { return false }
                inner = around
            }
            return true
        }
    }

    /// Whether a node keeps what is in its child from getting longer with the room.
    private func bounds(_ child: NodeID, in node: NodeID, along axis: Axis) -> Bool {
        switch rule(of: node) {
        case .frame(let frame): !(axis == .horizontal ? frame.width : frame.height).isNaN
        case .overlay: firstChild(of: node) != child
        default: scrolls(node, along: axis)
        }
    }

    private func scrolls(_ node: NodeID, along axis: Axis) -> Bool {
        guard case .extended(let rule) = rule(of: node), let rule = rule as? ScrollRule else {
            return false
        }
        return rule.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    }

    /// The scroll view's offset or anchors have changed: only its content is placed again.
    package func scrollChanged(_ node: NodeID) {
        check(node)
        // Baselines in it move with its content.
        if records[Int(node.index)][.toldGuides] { markMeasure(node.index) }
        markPlace(node.index)
    }
}
