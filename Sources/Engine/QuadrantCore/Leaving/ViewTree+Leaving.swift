import Foundation
import QuadrantLayout

/// Views that come and go.
extension ViewTree {
    /// Removes the content of a part: at once, or when its transitions are over, where it is removed with an animation.
    ///
    /// - Parameters:
    ///   - content: The part, which has no content afterwards.
    ///   - owner: The part in which the content may come back under `identity`.
    func leave(
        _ content: Part, from owner: Part, as identity: @autoclosure () -> AnyHashable,
        with transaction: Transaction?
    ) {
        guard motion.hasBegun, !content.slots.entries.isEmpty, let host = content.parentNode,
            layout.contains(host), drawing(of: host)?.role ?? .plain == .plain
        else { return remove(content) }
        let leaving = leaving(content, in: host, with: transaction)
        guard leaving.contains(where: { $0.transaction != nil }) else { return remove(content) }
        for view in leaving {
            keepSectionEnds(of: view.node, in: host)
            motion.beginCovering(view.node)
        }
        let identity = identity()
        owner.leavings?[identity]?.end(self)
        let part = LeavingPart(
            identity: identity, runs: makeRuns(of: leaving, in: host), host: host)
        part.owner = owner
        var all = owner.leavings ?? LeavingParts()
        owner.leavings = nil
        all.add(part)
        owner.leavings = all
        part.take(content, in: self)
        let completion = AnimationCompletion(.removed) { [weak self, weak part] in
            guard let self, let part else { return }
            part.end(self)
        }
        part.completion = completion
        motion.note([completion])
        for view in leaving {
            var transaction = view.transaction
            transaction?.completions.append(completion)
            if let state = view.state, !state.isCalm, transaction != nil {
                state.go(to: .didDisappear, with: transaction, in: motion)
            } else {
                // Of several views, those that have no animation are gone at once, and wait unseen for the others.
                motion.fade(view.node, to: 0, with: transaction)
            }
        }
    }

    /// Removes the content of a part at once. Where the transitions of all its views have nothing to wait for, the
    /// views have disappeared before others appear.
    private func remove(_ content: Part) {
        actions.tellsFirst =
            content.firstTopNode != nil
            && content.slots.forEachTopNode { transition(of: $0)?.removesAtOnce == true }
        content.slots.removeNodes(from: self)
        actions.tellsFirst = false
    }

    /// The views of a part that leaves, each with its transition, and with a transaction where it has an animation that
    /// ends.
    private func leaving(
        _ content: Part, in host: NodeID, with transaction: Transaction?
    ) -> [Leaver] {
        var result: [Leaver] = []
        _ = content.slots.forEachTopNode { node in
            let state = transition(of: node)
            let outer = presenting(node, transaction)
            var own = state.map { $0.own(outer, isInsertion: false) } ?? outer
            if state?.removesAtOnce == true { own = nil }
            if !layout.isShown(node) || layout.parent(of: node) != host { own = nil }
            if own?.animation == nil || own?.animation?.length == .infinity { own = nil }
            result.append(Leaver(node: node, state: state, transaction: own))
            return true
        }
        return result
    }

    /// Holders for views that leave: one for all that stand side by side, and equally far in front.
    private func makeRuns(of leaving: [Leaver], in host: NodeID) -> [LeavingPart.Run] {
        var runs: [(zIndex: Double, nodes: [NodeID])] = []
        for node in leaving.map(\.node) {
            let zIndex = layout.zIndex(of: node)
            if runs.last?.zIndex == zIndex {
                runs[runs.count - 1].nodes.append(node)
            } else {
                runs.append((zIndex, [node]))
            }
        }
        // All stand behind the view before the first of them, which stays; made backward, each comes before the others.
        let before = leaving.first.flatMap { layout.previousSibling(of: $0.node) }
        let made = runs.reversed().map { run in
            let isBehind =
                run.nodes.contains { drawing(of: $0)?.leavesBehind == true }
                || goesBehind(run.nodes, after: before, in: host)
            let holder = motion.makeHolder(in: host, after: before, isBehind: isBehind)
            var traits = NodeTraits()
            traits.zIndex = run.zIndex
            layout.setTraits(holder, traits)
            if let scope = origin(of: host) { noteOrigin(of: holder, scope: scope) }
            return LeavingPart.Run(holder: holder, nodes: run.nodes)
        }
        return made.reversed()
    }

    /// Whether views that leave are drawn behind those that they lay over: in a `ZStack` of the program's, as Apple
    /// does, if no `zIndex` keeps them in front. Whoever sees that is told how to mend it.
    private func goesBehind(_ nodes: [NodeID], after previous: NodeID?, in host: NodeID) -> Bool {
        guard case .layers = layout.rule(of: host), let scope = origin(of: host),
            scope.isOfProgram,
            !nodes.contains(where: { motion.presences[$0.index] != nil })
        else { return false }
        var other = previous
        while let sibling = other {
            if layout.isShown(sibling), layout.zIndex(of: sibling) == layout.zIndex(of: nodes[0]),
                nodes.contains(where: { frame(of: $0).intersects(frame(of: sibling)) })
            {
                remark(.leavesBehind, at: host)
                break
            }
            other = layout.previousSibling(of: sibling)
        }
        return true
    }

    /// Takes back what is leaving under an identity, if anything is.
    func takeBack(
        _ identity: AnyHashable, from owner: Part, into part: Part, after previous: NodeID?
    ) -> Bool {
        guard let leaving = owner.leavings?[identity] else { return false }
        leaving.giveBack(to: part, after: previous, in: self)
        return true
    }

    /// Has the content of a part appear that was just made, or came back.
    func arrive(_ part: Part, with transaction: Transaction?) {
        guard motion.hasBegun else { return }
        _ = part.slots.forEachTopNode { node in
            let state = transition(of: node)
            let outer = presenting(node, transaction)
            let own = state.map { $0.own(outer, isInsertion: true) } ?? outer
            state?.go(to: .identity, with: own, in: motion)
            let fades = state?.isCalm != false && own?.animation != nil
            // One with a transition may have waited unseen for others.
            if fades || motion.fades[node.index] != nil {
                motion.beginCovering(node)
                motion.fade(node, to: 1, with: own)
            }
            return true
        }
    }

    /// The transition of the view that a node is, or modifies, the innermost of several; `nil` where it has none.
    private func transition(of node: NodeID) -> TransitionState? {
        var (current, result): (NodeID?, TransitionState?) = (node, nil)
        while let next = current {
            if let state = motion.transitions[next.index] { result = state }
            guard layout.isWrapper(next) || isBackground(next) else { return result }
            current = layout.firstChild(of: next)
        }
        return result
    }

    private func isBackground(_ node: NodeID) -> Bool {
        if case .overlay = layout.rule(of: node) { true } else { false }
    }
}

extension TreeMotion {
    /// What is made from now on in a node comes to be seen with a transaction.
    func beginArrival(in host: NodeID?, with transaction: Transaction?) {
        guard hasBegun else { return }
        arrival = Arrival(host: host, transaction: transaction, outer: arrival.map { [$0] } ?? [])
    }

    /// Has what was made meanwhile and did not begin to appear be there at once.
    func endArrival() {
        guard let ended = arrival else { return }
        arrival = ended.outer.first
        for state in ended.appearing where state.isAppearing {
            state.go(to: .identity, with: nil, in: self)
        }
    }

    /// A view with a transition is made. Returns whether it is to look as before it appears.
    func makes(_ state: TransitionState) -> Bool {
        guard arrival != nil,
            state.own(arrival?.transaction, isInsertion: true)?.animation != nil
        else { return false }
        arrival?.appearing.append(state)
        return true
    }

    /// A node that is drawn in `host` and is no child of it otherwise.
    fileprivate func makeHolder(
        in host: NodeID, after previous: NodeID?, isBehind: Bool
    ) -> NodeID {
        let holder = layout.makeHolder(in: host)
        holders[host.index, default: []].append(
            Holder(node: holder, after: previous, isBehind: isBehind))
        hostsOfHolders[holder.index] = host
        newHolders.append(holder)
        layout.markRecord(host)
        return holder
    }

    func release(_ holder: NodeID) {
        guard layout.contains(holder) else { return }
        if let host = hostsOfHolders.removeValue(of: holder.index), layout.contains(host) {
            holders[host.index]?.removeAll { $0.node == holder }
            if holders[host.index]?.isEmpty == true { holders[host.index] = nil }
            layout.markRecord(host)
        }
        layout.removeHolder(holder)
    }
}

/// A node that holds views which leave.
struct Holder {
    let node: NodeID
    /// The sibling behind which they stood; `nil` for none.
    let after: NodeID?
    /// Whether they are drawn behind all siblings instead.
    let isBehind: Bool
}

extension Diagnostic {
    fileprivate static var leavesBehind: Diagnostic {
        Diagnostic(
            "A view that leaves a ZStack goes behind its siblings while it leaves, as at Apple's",
            advice: "A .zIndex(1) on the view keeps it in front.")
    }
}

/// A view that leaves.
private struct Leaver {
    let node: NodeID
    let state: TransitionState?
    /// With what it leaves; `nil` for at once.
    let transaction: Transaction?
}

/// Views that are being made where something came to be seen.
struct Arrival {
    /// The node in which they are made.
    let host: NodeID?
    let transaction: Transaction?
    /// Views with transitions that were made.
    var appearing: [TransitionState] = []
    /// The arrival around; one at most.
    let outer: [Arrival]
}
