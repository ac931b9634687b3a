import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// After a layout: which elements are in sight, and which are to be made or left out.
extension LazyContainer {
    /// Makes elements that came into sight and leaves out those that went out of it. Returns
    /// whether the layout has to be done again.
    @MainActor
    func settle() -> Bool {
        guard tree.layout.isShownInTree(node) else { return false }
        let sight = sight()
        let step = correctAnchor(sight)
        visible = sight.span.lowerBound + step...sight.span.upperBound + step
        let situation = Situation(
            arrangement: tree.layout.arrangementCount(of: node), visible: visible,
            isScrolled: sight.scroll != nil)
        let isWanted = lists.contains { $0.wanted != nil }
        if step == 0, !isWanted, settled?.situation == situation {
            noteKnownAnchor()
            return false
        }
        settled = nil
        let hasChanged = fill(situation, movedBy: step)
        if !hasChanged, !isWanted { settled = Settled(situation: situation) }
        return hasChanged
    }

    /// Makes what is in sight and leaves out the rest, after it was scrolled by `step`. Returns whether the
    /// layout has to be done again.
    @MainActor
    private func fill(_ situation: Situation, movedBy step: CGFloat) -> Bool {
        var hasChanged = step != 0
        let awake = lists.filter { !$0.isAsleep }
        if notedArrangement != situation.arrangement {
            for list in awake { list.noteLengths() }
            notedArrangement = situation.arrangement
        }
        // The anchor is a view that was in sight before anything is made.
        if anchor == nil { anchor = firstInSight() }
        // What is made may take the place of lists that were in it.
        let all = -CGFloat.infinity...CGFloat.infinity
        for list in awake where list.isAlive {
            let isWhole = list.isWritten && !situation.isScrolled
            if list.update(isWhole ? all : visible) { hasChanged = true }
        }
        for list in awake where list.isAlive && !list.isAsleep {
            if list.refreshGaps() { hasChanged = true }
        }
        if !pinned.isEmpty {
            // Views are pinned to a scroll view, not to the window.
            let edges = situation.isScrolled ? visible : all
            if tree.layout.setVisibleSpan(node, edges) { hasChanged = true }
        }
        if situation.isScrolled, !hasChanged { showChildren() }
        return hasChanged
    }

    /// A node's place along the axis, from the container's leading or top edge; for a pinned view
    /// the one it has among the others.
    func span(of child: NodeID) -> (start: CGFloat, end: CGFloat) {
        let presentation = tree.presentation
        let place = presentation.place(of: child, .target, isPinned: false)
        let size = presentation.size(of: child, .target)
        guard axis == .horizontal else { return (place.y, place.y + size.height) }
        let x = tree.layout.mirror(of: node).x(
            place.x, length: size.width, in: presentation.size(of: node, .target).width)
        return (x, x + size.width)
    }

    /// Whether something that reaches from `start` to `end` is in sight.
    func isInSight(_ start: CGFloat, _ end: CGFloat) -> Bool {
        Self.isInSight(start, end, visible)
    }

    static func isInSight(
        _ start: CGFloat, _ end: CGFloat, _ visible: ClosedRange<CGFloat>
    ) -> Bool {
        if start == end { return start >= visible.lowerBound && end <= visible.upperBound }
        return start < visible.upperBound && end > visible.lowerBound
    }

    // MARK: Anchor

    /// Notes the anchor of a container that has nothing to do. It is the same in all rounds, and is
    /// looked for once.
    private func noteKnownAnchor() {
        guard anchor == nil, var known = settled else { return }
        if !known.hasLookedForFirst {
            known.first = firstInSight()
            known.hasLookedForFirst = true
            settled = known
        }
        anchor = known.first
    }

    /// Scrolls by as much as the anchor has moved since it was noted; how far that was.
    private func correctAnchor(_ sight: Sight) -> CGFloat {
        if anchor == nil, let (element, offset) = pendingAnchor {
            _ = element.slots.forEachTopNode { node in
                anchor = LazyAnchor(node: node, offset: offset)
                return false
            }
        }
        pendingAnchor = nil
        guard let anchor, let scroll = sight.scroll else { return 0 }
        let adjustment = tree.motion.base?.transaction.scrollContentOffsetAdjustmentBehavior
        if adjustment?.isDisabled == true {
            self.anchor = nil
            return 0
        }
        guard tree.layout.contains(anchor.node), !tree.layout.isDormant(anchor.node) else {
            self.anchor = nil
            return 0
        }
        let start = span(of: anchor.node).start
        let step = start - anchor.offset
        self.anchor?.offset = start
        guard start.isAnother(than: anchor.offset), !scroll.state.isInitial,
            !tree.isScrolling(scroll)
        else {
            return 0
        }
        if axis == .vertical {
            scroll.state.offset.y += step
        } else {
            scroll.state.offset.x += step
        }
        tree.layout.scrollChanged(scroll.node)
        return step
    }

    /// The first view in sight.
    private func firstInSight() -> LazyAnchor? {
        for child in tree.layout.children(of: node) {
            guard !tree.layout.isDormant(child), !tree.isGap(child) else { continue }
            guard tree.layout.pinShift(of: child) == 0 else { continue }
            let (start, end) = span(of: child)
            if isInSight(start, end) { return LazyAnchor(node: child, offset: start) }
        }
        return nil
    }

    /// Hides children that are out of sight and shows the others.
    private func showChildren() {
        for child in tree.layout.children(of: node) where !tree.layout.isDormant(child) {
            let (start, end) = span(of: child)
            let shift = tree.layout.pinShift(of: child)
            tree.layout.setShown(
                child, isInSight(start + shift, end + shift) || tree.isHeld(child))
        }
    }
}

extension CGFloat {
    /// Whether this is another place or length, by more than what sums of numbers of that size are off by: a place
    /// quintillions of points away is not known to the point, and would be another one in each round.
    func isAnother(than other: CGFloat) -> Bool {
        Swift.abs(self - other)
            > Swift.max(0.0001, 1e-12 * Swift.max(Swift.abs(self), Swift.abs(other)))
    }
}

extension ViewTree {
    /// Whether a finger holds the node, or something in it, while content scrolls under it.
    func isHeld(_ node: NodeID) -> Bool {
        scrolling.held.contains { held in
            var current = layout.contains(held) ? held : nil
            while let inner = current, inner != node { current = layout.parent(of: inner) }
            return current != nil
        }
    }

    /// Whether the node stands for elements that are not made.
    package func isGap(_ node: NodeID) -> Bool {
        guard case .extended(let rule) = layout.rule(of: node) else { return false }
        return rule is LazyGapRule
    }
}
