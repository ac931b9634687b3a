package import Foundation
import QuadrantGeometry

/// What a lazy container leaves out, and what it shows where.
extension LayoutTree {
    /// Leaves a child of a lazy container out of its layout, or takes it in again.
    package func setDormant(_ node: NodeID, _ isDormant: Bool) {
        let index = check(node)
        guard records[index][.dormant] != isDormant else { return }
        records[index][.dormant] = isDormant
        watched.shownChanges &+= 1
        records[index].flags.insert(.absent)
        childrenChanged(records[index].parent)
    }

    /// Whether a child of a lazy container is left out of its layout.
    package func isDormant(_ node: NodeID) -> Bool { records[check(node)][.dormant] }

    /// Shows or hides a child that has a place.
    package func setShown(_ node: NodeID, _ isShown: Bool) {
        let index = check(node)
        guard records[index].flags.contains(.absent) == isShown else { return }
        markMoved(node.index)
        watched.shownChanges &+= 1
        if isShown {
            records[index].flags.remove(.absent)
            if records[index].flags.contains(.observed) { watched.resized.append(node) }
        } else {
            records[index].flags.insert(.absent)
        }
    }

    /// How often the container's children were given places since this was asked for the first time: as long
    /// as it stays the same, so do their places and sizes.
    package func arrangementCount(of node: NodeID) -> Int {
        let index = UInt32(check(node))
        if let count = scrolling.arrangementCounts[index] { return count }
        scrolling.arrangementCounts[index] = 0
        return 0
    }

    /// Notes that elements which a lazy container does not lay out take another length.
    package func contentChanged(_ node: NodeID) {
        check(node)
        markInterface(node.index)
        markPlace(node.index)
    }

    /// Whether the node and all around it are shown. Linear in its depth.
    package func isShownInTree(_ node: NodeID) -> Bool {
        check(node)
        guard records[Int(node.index)].flags.contains(.placed) else { return false }
        var current = node.index
        while current != 0 {
            if records[Int(current)].flags.contains(.absent) { return false }
            current = records[Int(current)].parent
        }
        return true
    }

    /// The part of a lazy container that is in sight, in points along its axis from its leading or
    /// top edge: its pinned views are placed by it. Returns whether it is another than before.
    package func setVisibleSpan(_ node: NodeID, _ span: ClosedRange<CGFloat>) -> Bool {
        check(node)
        guard scrolling.visibleSpans[node.index] != span else { return false }
        scrolling.visibleSpans[node.index] = span
        markPlace(node.index)
        return true
    }

    /// The section that the node belongs to, and its role there; `nil` outside of sections.
    package func sectionPlace(of node: NodeID) -> SectionPlace? {
        RuleContext(tree: self, node: UInt32(check(node))).sectionPlace(node.index)
    }

    /// How many tracks a lazy grid has as it was placed; 1 for any other node.
    package func trackCount(of node: NodeID) -> Int {
        guard case .extended(let rule) = rule(of: node), let grid = rule as? LazyGridRule else {
            return 1
        }
        return grid.trackCount(in: size(of: node).length(grid.axis.other))
    }

    /// The distance between views of a lazy container, in points; `nil` where they choose it
    /// themselves.
    package func lazySpacing(of node: NodeID) -> CGFloat? {
        guard case .extended(let rule) = rule(of: node) else { return nil }
        if let grid = rule as? LazyGridRule { return grid.spacing }
        guard let stack = rule as? LazyStackRule, stack.distances == nil, !stack.spacing.isNaN
        else { return nil }
        return stack.spacing
    }

    /// Finds out how far pinned items move.
    func pin(
        _ items: inout [PinnedSections.Item], _ pinned: PinnedScrollableViews, in node: UInt32
    ) {
        guard !pinned.isEmpty, let visible = scrolling.visibleSpans[node] else { return }
        PinnedSections(pinned: pinned, visible: visible).pin(&items)
    }
}

/// What modifiers left at views, as containers find it.
extension LayoutTree {
    /// The value under a key at the node or at a view that it modifies, the innermost of several; `nil` for
    /// none.
    package func traitValue(_ key: ObjectIdentifier, of node: NodeID) -> Any? {
        check(node)
        var (current, result) = (node.index, Any?.none)
        while current != 0 {
            if records[Int(current)].flags.contains(.traits),
                let value = traits[current]?.values[key]
            {
                result = value
            }
            guard isWrapper(current) else { return result }
            current = records[Int(current)].firstChild
        }
        return result
    }

    /// The values under a key at the node and at the views that it modifies, joined into one; `nil` for
    /// none.
    package func joinedTrait<T: JoinedTrait>(
        _ key: ObjectIdentifier, of node: NodeID, as type: T.Type
    ) -> T? {
        check(node)
        var result: T?
        forEachTrait(node.index) { found, value in
            guard found == key, let value = value as? T else { return }
            result = result?.over(value) ?? value
        }
        return result
    }

    /// The values of the node and of what it modifies, as a container finds them.
    package func traitValues(of node: NodeID) -> [ObjectIdentifier: Any] {
        check(node)
        var result = NodeTraits()
        forEachTrait(node.index) { key, value in
            var outer = NodeTraits()
            outer.values[key] = value
            result = result.over(outer)
        }
        return result.values
    }

    /// The view that the node modifies; `nil` where it is no modifier of one view.
    package func modifiedNode(of node: NodeID) -> NodeID? {
        let index = UInt32(check(node))
        return isWrapper(index) ? id(records[Int(index)].firstChild) : nil
    }
}

extension RuleContext {
    /// The value under a key at a child or at a view that it modifies, the innermost of several; `nil` for
    /// none.
    package func traitValue(_ key: ObjectIdentifier, of child: UInt32) -> Any? {
        var result: Any?
        forEachTrait(child) { found, value in
            if result == nil, found == key { result = value }
        }
        return result
    }
}
