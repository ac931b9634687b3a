package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// After a layout: scrolls to what is wished for, and makes what of lazy containers came in sight.
extension ViewTree {
    /// For how many updates in which lazy elements came or went those out of sight are kept.
    ///
    /// Apple keeps them "for a number of updates" and then drops them with their state (WWDC26,
    /// session 321); the number is ours.
    static let keptUpdates = 16

    /// Whether something changed, so that the layout has to be done again.
    @MainActor
    func settleScrolling(_ touched: inout TouchedClients) -> Bool {
        guard !scrolling.lazyContainers.isEmpty || !scrolling.parts.isEmpty else {
            scrolling.requests.removeAll()
            return false
        }
        var hasChanged = advanceRequests()
        // A view that one container makes may take the place of one that held another container.
        for container in scrolling.lazyContainers where container.isAlive {
            guard container.rounds < UpdateLimits.lazyRounds else {
                report(.unsettledLazyContainer, at: container.node)
                continue
            }
            if container.settle() {
                container.rounds += 1
                hasChanged = true
            }
        }
        if hasChanged || endRequests() || restAgain() { return true }
        let news = scrolling.news
        for scroll in sortedScrollParts { scroll.tellClients(&touched) }
        return !evaluation.queue.isEmpty || !scrolling.requests.isEmpty || scrolling.news != news
    }

    /// Has scroll views whose size has changed come to rest where they do in the new one (WWDC 2023, session 10159: targets
    /// are asked for again as sizes change). Returns whether one of them moved.
    @MainActor
    private func restAgain() -> Bool {
        var hasMoved = false
        let resized = scrolling.parts.values.filter { $0.restSize != $0.state.size }
        for scroll in TreeOrder.sorted(resized, { $0 }) {
            let isFirst = scroll.restSize == nil
            scroll.restSize = scroll.state.size
            guard !isFirst, scroll.activity == .idle, let rest = scroll.restingPlace else {
                continue
            }
            let old = scroll.state.offset
            scroll.move(to: scroll.clamped(rest(scroll, scroll.clamped(old))))
            if scroll.state.offset != old { hasMoved = true }
        }
        return hasMoved
    }

    /// Called when the update is complete.
    func finishScrolling() {
        if scrolling.lazyContainers.contains(where: { $0.rounds > 0 }) { scrolling.lazyClock += 1 }
        for container in scrolling.lazyContainers where container.isAlive {
            container.rounds = 0
            container.anchor = nil
            container.pendingAnchor = nil
            for list in container.lists {
                list.endArrivals()
                list.dropOld(before: scrolling.lazyClock - Self.keptUpdates)
            }
        }
        for scroll in scrolling.parts.values where layout.isShownInTree(scroll.node) {
            scroll.state.isInitial = false
        }
    }

    private var sortedScrollParts: [ScrollPart] {
        // To sort is linear in the depth for each: those that nobody follows are left out.
        TreeOrder.sorted(scrolling.parts.values.filter { !$0.clients.isEmpty || $0.wasScrolled }) {
            $0
        }
    }

    /// Has scroll views stay at what they were scrolled to, or go there with an animation from where they were. Returns
    /// whether one of them does, so that the layout has to be done again.
    @MainActor
    private func endRequests() -> Bool {
        guard !scrolling.requests.isEmpty else { return false }
        let done = scrolling.requests
        scrolling.requests.removeAll()
        for container in scrolling.lazyContainers {
            for list in container.lists { list.wanted = nil }
        }
        var isUnderWay = false
        for request in done {
            guard let scroll = request.scroll, request.start != nil else { continue }
            if scroll.begin(request) {
                isUnderWay = true
            } else {
                let offset = scroll.state.offset
                scroll.hold(
                    keepingVelocity: request.transaction?.scrollPositionUpdatePreservesVelocity
                        == true)
                scroll.move(to: offset)
            }
        }
        return isUnderWay
    }

    /// Scrolls the scroll view at `node`, or the nearest one around it, as a user would. `offset` is
    /// the point of the content that is to lie at the top left corner, in points: 0 at the start of
    /// the content, and less if the content has a margin before it. Offsets beyond the ends of the
    /// content count as the ends. The next update shows the result. Returns whether there is a scroll
    /// view that can be scrolled.
    @MainActor
    @discardableResult
    package func scroll(_ node: NodeID, to offset: CGPoint) -> Bool {
        guard let scroll = scrollPart(around: node), scroll.isEnabled else { return false }
        arena.halt(scroll)
        scroll.state.isLoose = false
        scrolling.requests.removeAll { $0.scroll === scroll }
        scroll.stopMotion()
        var point = scroll.offset(ofContentOffset: offset)
        if let rest = scroll.restingPlace { point = rest(scroll, scroll.clamped(point)) }
        let clamped = scroll.clamped(point)
        scroll.move(to: clamped)
        // Who scrolls beyond the end means the end, also where lazy content turns out to be longer or
        // shorter than it was taken for.
        if point.x > clamped.x || point.y > clamped.y {
            scrolling.requests.append(
                ScrollRequest(.offset(point), scroll: scroll, region: scroll, with: nil))
        }
        scroll.wasScrolled = true
        hosting.stateDidChange?()
        return true
    }
}

extension ScrollPart {
    /// The nearest offset that the content allows.
    package func clamped(_ point: CGPoint) -> CGPoint {
        func along(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            value.isFinite ? min(max(0, value), limit) : value
        }
        return CGPoint(x: along(point.x, state.limit.width), y: along(point.y, state.limit.height))
    }

    /// Where the top left corner of the scroll view stands in the content, in points: less than 0 at
    /// the start of content with a margin before it.
    package var contentOffset: CGPoint {
        let mirror = tree.layout.mirror(of: node)
        return CGPoint(
            x: mirror.x(state.offset.x, in: state.limit.width) - mirror.left(margins),
            y: state.offset.y - margins.top)
    }

    fileprivate func offset(ofContentOffset offset: CGPoint) -> CGPoint {
        let mirror = tree.layout.mirror(of: node)
        return CGPoint(
            x: mirror.x(offset.x + mirror.left(margins), in: state.limit.width),
            y: offset.y + margins.top)
    }

    @MainActor
    fileprivate func tellClients(_ touched: inout TouchedClients) {
        guard tree.layout.isShownInTree(node) else { return }
        for client in clients {
            guard client.rounds < UpdateLimits.rounds else {
                tree.reportCycle(.geometryCycle(client.label), by: client)
                continue
            }
            let (waiting, news) = (tree.evaluation.queue.count, tree.scrolling.news)
            if wasScrolled { client.didScroll(self) }
            client.settle(self, follower(of: client))
            if tree.evaluation.queue.count > waiting || tree.scrolling.news != news {
                touched.count(client)
            }
        }
        wasScrolled = false
    }
}
