import Foundation
import QuadrantLayout

/// Who has a movement, of several gestures that take it for theirs.
extension GestureArena {
    /// The gestures of views under a finger, in the order in which they come first.
    ///
    /// - Parameter nodes: The views, the innermost first.
    func candidates(at nodes: [NodeID]) -> [Candidate] {
        guard let tree else { return [] }
        var found: [Candidate] = []
        for node in nodes {
            if let note = tree.note(TapActions.self, of: node) {
                for entry in note.entries { add(entry, of: node, to: &found) }
            }
            if let scroll = tree.scrolling.parts[node.index], scroll.isEnabled {
                found.append(
                    Candidate(
                        node: node, identity: ObjectIdentifier(scroll), precedence: .normal,
                        source: nil, make: { ScrollPan(scroll, in: tree) }))
            }
        }
        return found
    }

    private func add(_ entry: TapActions.Entry, of node: NodeID, to found: inout [Candidate]) {
        guard let tree else { return }
        let place = GesturePlace(tree, node)
        switch entry {
        case .tap(let action):
            guard action.isEnabled else { return }
            found.append(
                Candidate(
                    node: node, identity: action.identity,
                    precedence: action.isSimultaneous ? .simultaneous : .normal, source: nil,
                    make: { TapMember(action, in: tree, at: place) }))
        case .gesture(let gesture):
            if !gesture.allowsSubviews { found.removeAll() }
            guard gesture.isEnabled else { return }
            let source = gesture.source
            found.append(
                Candidate(
                    node: node, identity: ObjectIdentifier(source), precedence: gesture.precedence,
                    source: source, make: { source.makeMember(in: tree, at: node) }))
        }
    }

    /// Whether the gesture is still attached, on, and not turned off from outside.
    func isStillThere(_ entry: Entry) -> Bool {
        guard let tree, tree.layout.contains(entry.node), tree.layout.isShownInTree(entry.node)
        else { return false }
        var current: NodeID? = entry.node
        var isFound = false
        while let node = current {
            for attached in tree.note(TapActions.self, of: node)?.entries ?? [] {
                switch attached {
                case .tap(let action):
                    guard !isFound, node == entry.node, action.identity == entry.identity else {
                        continue
                    }
                    guard action.isEnabled else { return false }
                    isFound = true
                case .gesture(let gesture):
                    // What is attached further out may turn it off.
                    if isFound, !gesture.allowsSubviews { return false }
                    guard !isFound, node == entry.node,
                        ObjectIdentifier(gesture.source) == entry.identity
                    else { continue }
                    guard gesture.isEnabled else { return false }
                    isFound = true
                }
            }
            if !isFound {
                guard let scroll = tree.scrolling.parts[node.index], scroll.isEnabled,
                    ObjectIdentifier(scroll) == entry.identity
                else { return false }
                isFound = true
            }
            current = tree.layout.parent(of: node)
        }
        return isFound
    }

    /// Grants what can be granted, and cancels who has lost by that.
    func decide() {
        let ranked = entries.sorted { $0.comesBefore($1) }
        for entry in ranked where !entry.isGranted && !entry.isDead {
            guard entry.member.standing == .recognized || entry.member.standing == .ended else {
                continue
            }
            let rivals = ranked.filter { $0 !== entry && !$0.isDead && entry.excludes($0) }
            if rivals.contains(where: { $0.isGranted && $0.isAlive }) {
                cancel(entry)
                continue
            }
            if rivals.contains(where: { entry.waits(for: $0) }) { continue }
            entry.isGranted = true
            for rival in rivals where !rival.isGranted { cancel(rival) }
        }
    }
}

@MainActor
extension GestureArena.Entry {
    private var isHigh: Bool { precedence == .high }

    /// Whether it comes first of two that recognise their gesture at the same moment.
    fileprivate func comesBefore(_ other: GestureArena.Entry) -> Bool {
        if isHigh != other.isHigh { return isHigh }
        return isHigh ? order < other.order : order > other.order
    }

    /// Whether only one of both can act.
    ///
    /// Inlined into the loop that asks it, it makes the optimiser of Swift 6.3.1 crash.
    @inline(never)
    fileprivate func excludes(_ other: GestureArena.Entry) -> Bool {
        guard !seen.isDisjoint(with: other.seen) else { return false }
        let (outer, inner) = order < other.order ? (self, other) : (other, self)
        if outer.precedence == .simultaneous { return false }
        // A scroll view does not say how it stands to gestures of its content: they do.
        return !(outer.member is ScrollPan) || inner.precedence != .simultaneous
    }

    /// Whether another one has to fail before this one acts.
    fileprivate func waits(for other: GestureArena.Entry) -> Bool {
        guard !other.isGranted, other.member.standing == .possible, other.member.holdsOthers,
            other.comesBefore(self)
        else { return false }
        if other.isHigh, other.order < order { return true }
        return member.taps > 0 && other.member.taps > member.taps
    }
}
