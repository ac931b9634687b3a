package import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// A wish to scroll, fulfilled in the next update: elements on the way may have to be made first.
package final class ScrollRequest {
    /// What to scroll to.
    package enum Goal {
        /// A view by its identity; without an anchor by as little as shows all of it.
        case view(AnyHashable, UnitPoint?)
        /// An offset in the content, x from the leading edge; NaN leaves an axis.
        case offset(CGPoint)
        case edge(Edge)
    }

    let goal: Goal
    /// The scroll view; `nil` for the one that has the view.
    var scroll: ScrollPart?
    /// Where the view is looked for.
    let region: Part
    /// The anchor, as soon as it is clear on which side the view comes in.
    fileprivate var side: UnitPoint?
    /// Whether the wish is at its goal.
    fileprivate var isDone = false
    /// Whether nothing happens where some of the view is in sight at first.
    var sparesViewsInSight = false
    /// With what it was wished for.
    let transaction: Transaction?
    /// Where the scroll view stood before it moved for this wish.
    fileprivate(set) var start: CGPoint?

    init(_ goal: Goal, scroll: ScrollPart?, region: Part, with transaction: Transaction?) {
        self.goal = goal
        self.scroll = scroll
        self.region = region
        self.transaction = transaction
    }

    /// The same wish, fulfilled at once.
    var withoutAnimation: ScrollRequest {
        let result = ScrollRequest(goal, scroll: scroll, region: region, with: nil)
        result.side = side
        return result
    }
}

extension ViewTree {
    /// Whether the scroll view is on its way to something.
    func isScrolling(_ scroll: ScrollPart) -> Bool {
        scrolling.requests.contains { $0.scroll === scroll }
    }

    func add(_ request: ScrollRequest) {
        scrolling.requests.removeAll { $0.scroll != nil && $0.scroll === request.scroll }
        scrolling.requests.append(request)
        hosting.stateDidChange?()
    }

    /// Goes on with what is to be scrolled to. Returns whether something was scrolled or has to be
    /// made.
    @MainActor
    func advanceRequests() -> Bool {
        var hasChanged = false
        for request in scrolling.requests where advance(request) { hasChanged = true }
        return hasChanged
    }

    @MainActor
    private func advance(_ request: ScrollRequest) -> Bool {
        switch request.goal {
        case .offset(let point):
            guard let scroll = request.scroll else { return false }
            return move(scroll, to: point, for: request)
        case .edge(let edge):
            guard let scroll = request.scroll else { return false }
            var point = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
            switch edge {
            case .top: point.y = 0
            case .bottom: point.y = scroll.state.limit.height
            case .leading: point.x = 0
            case .trailing: point.x = scroll.state.limit.width
            }
            return move(scroll, to: point, for: request)
        case .view(let id, let anchor):
            return advance(request, to: id, anchor)
        }
    }

    /// Scrolls to `point`. Returns whether the offset has changed.
    @MainActor
    private func move(_ scroll: ScrollPart, to point: CGPoint, for request: ScrollRequest) -> Bool {
        scroll.state.isLoose = false
        let (old, limit) = (scroll.state.offset, scroll.state.limit)
        request.start = request.start ?? old
        func clamped(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            value.isFinite ? min(max(0, value), limit) : value
        }
        scroll.move(
            to: CGPoint(x: clamped(point.x, limit.width), y: clamped(point.y, limit.height)))
        let new = scroll.state.offset
        return abs(new.x - old.x) > 0.0001 || abs(new.y - old.y) > 0.0001
    }

    @MainActor
    private func advance(_ request: ScrollRequest, to id: AnyHashable, _ anchor: UnitPoint?) -> Bool
    {
        guard let target = ScrollTargets.find(id, in: request.region, of: request.scroll) else {
            if !request.isDone { report(.unknownScrollTarget("\(id.base)"), at: rootNode) }
            request.isDone = true
            return false
        }
        if case .unmade(let list, let index) = target {
            guard list.wanted != index else { return false }
            list.wanted = index
            return true
        }
        guard case .nodes(let nodes) = target, let first = nodes.first else { return false }
        guard let scroll = request.scroll ?? scrollPart(around: first)
        else { return false }
        request.scroll = scroll
        var frame: CGRect?
        for node in nodes {
            guard let next = scroll.contentFrame(of: node) else { continue }
            frame = frame?.union(next) ?? next
        }
        guard let frame else { return false }
        if request.sparesViewsInSight, request.side == nil {
            request.side = scroll.visibleRect.meets(frame) ? UnitPoint.noMove : nil
        }
        let side = anchor ?? request.side ?? UnitPoint.nearest(scroll.visibleRect, frame)
        request.side = side
        return move(scroll, to: side.offset(scroll.visibleRect, frame), for: request)
    }

    /// The innermost scroll view around a node.
    package func scrollPart(around node: NodeID) -> ScrollPart? {
        var current: NodeID? = node
        while let candidate = current {
            if let part = scrolling.parts[candidate.index] { return part }
            current = layout.parent(of: candidate)
        }
        return nil
    }
}

extension ScrollPart {
    /// Scrolls in the update that is under way, or else the next one, which the host is told to
    /// make.
    ///
    /// - Parameter sparingViewsInSight: Whether nothing happens where some of the view is in sight.
    package func request(_ goal: ScrollRequest.Goal, sparingViewsInSight: Bool = false) {
        let transaction =
            CurrentTransaction.current
            ?? (tree.motion.writes.isUpdating
                ? tree.motion.transaction(of: node)?.transaction : nil)
        var goal = goal
        if case .view(let id, _) = goal, let anchor = transaction?.scrollTargetAnchor {
            goal = .view(id, anchor)
        }
        let request = ScrollRequest(goal, scroll: self, region: owner ?? self, with: transaction)
        request.sparesViewsInSight = sparingViewsInSight
        tree.add(request)
    }
}

extension UnitPoint {
    /// Stands for no movement along both axes.
    fileprivate static let noMove = UnitPoint(x: .nan, y: .nan)

    /// The anchor that shows a view with the least movement; NaN along an axis on which it is in
    /// sight.
    fileprivate static func nearest(_ visible: CGRect, _ frame: CGRect) -> UnitPoint {
        func along(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < low, end <= high { return 0 }
            if end > high, start >= low { return 1 }
            return .nan
        }
        return UnitPoint(
            x: along(visible.minX, visible.maxX, frame.minX, frame.maxX),
            y: along(visible.minY, visible.maxY, frame.minY, frame.maxY))
    }

    /// The offset at which this point of the view stands on this point of what is visible.
    fileprivate func offset(_ visible: CGRect, _ frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + x * frame.width - x * visible.width,
            y: frame.minY + y * frame.height - y * visible.height)
    }
}
