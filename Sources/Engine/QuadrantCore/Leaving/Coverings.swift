import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// What becomes of a screen while another one is pushed over it: choices, named in Documentation/Motion.md.
enum PushFigures {
    /// The part of the width by which the screen below goes toward the leading edge.
    static let way = 0.3
    /// How opaque the black is that lies on it in the end.
    static let veil = 0.1
}

/// The stack of screens that pushed screens, and the parts of their bars, belong to.
package struct PushStack: Hashable, Sendable {
    private let id: ObjectIdentifier

    /// - Parameter owner: An object that lives as long as the stack.
    package init(_ owner: AnyObject) { id = ObjectIdentifier(owner) }
}

/// A view that comes or goes over another one, which is seen meanwhile.
struct Covering {
    let cover: NodeID
    /// What it covers.
    let lower: NodeID
    /// The node around both, in which they are drawn.
    let level: NodeID
    /// Whether what it covers leaves, as the cover takes its place.
    let replaces: Bool
}

/// A part of the bar of a screen. While screens are pushed or popped it stands still, and fades.
struct StillPart {
    let node: NodeID
    let stack: PushStack
    /// What there is one of in each bar, such as the button back: of two screens that have it, one is seen, and does not fade.
    let role: String?
}

/// Has its view stand still, and fade, while the screen around comes or goes in a stack, or is covered there.
package nonisolated struct StillPartModifier: ViewModifier {
    package typealias Body = Never

    let stack: PushStack?
    let role: String?

    /// - Parameter stack: The stack of the screen around; `nil` for a screen in none, with which the view moves.
    package init(in stack: PushStack?, role: String?) {
        (self.stack, self.role) = (stack, role)
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: StillPartModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
        guard let node = cursor.previous else { return }
        cursor.tree.motion.stillParts[node.index] = modifier.stack.map {
            StillPart(node: node, stack: $0, role: modifier.role)
        }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

// MARK: What is covered

extension TreeMotion {
    /// A view begins to come or go: one that it covers stays to be seen.
    func beginCovering(_ node: NodeID) {
        guard presences[node.index]?.showsCovered == true, let host = layout.parent(of: node) else {
            return
        }
        coverings.removeAll { $0.cover == node }
        if let former = formerScreen(of: node, in: host) {
            coverings.removeAll { $0.cover == former }
            coverings.append(
                Covering(cover: node, lower: former, level: host, replaces: true))
        } else if let lower = layout.previousSibling(of: host), let level = layout.parent(of: host)
        {
            coverings.append(
                Covering(cover: node, lower: lower, level: level, replaces: false))
        }
    }

    /// The screen that has begun to leave in this moment, as another one takes its place.
    private func formerScreen(of node: NodeID, in host: NodeID) -> NodeID? {
        guard case .push(let stack) = presences[node.index] else { return nil }
        return (holders[host.index] ?? []).lazy.compactMap { self.layout.firstChild(of: $0.node) }
            .first {
                guard $0 != node, let fade = self.fades[$0.index] else { return false }
                return self.presences[$0.index] == .push(stack) && fade.target == 0
                    && fade.opacity == 1
            }
    }

    /// A view is there, or gone: what it covered is seen no more beside it.
    func endCovering(_ cover: UInt32) {
        guard coverings.contains(where: { $0.cover.index == cover }) else { return }
        markCovered(by: cover)
        coverings.removeAll { $0.cover.index == cover }
    }

    /// What a view covers, and what stands still in both, is drawn anew.
    func markCovered(by cover: UInt32) {
        for covering in coverings where covering.cover.index == cover {
            if layout.contains(covering.lower) { layout.markRecord(covering.lower) }
            guard push(covering) != nil else { continue }
            for part in stillParts.values.map(\.node).sorted(by: { $0.index < $1.index })
            where layout.contains(part) && sides(of: part).contains(where: { $0.is(covering) }) {
                layout.markRecord(part)
            }
        }
    }

    /// Whether a node that is not shown any more, as another one covers it, is still to be seen beside that one.
    func isSeenCovered(_ node: NodeID) -> Bool {
        coverings.contains { $0.lower == node && fades[$0.cover.index] != nil }
    }

    /// The nodes that are not shown any more, as others cover them, and are still to be seen.
    var seenCovered: [NodeID] {
        coverings.map(\.lower).filter { layout.contains($0) && isSeenCovered($0) }
    }

    /// The stack in which a covering view is pushed, which is there; `nil` for one that comes in another way.
    private func push(_ covering: Covering) -> PushStack? {
        guard layout.contains(covering.cover), layout.contains(covering.lower),
            layout.contains(covering.level),
            case .push(let stack) = presences[covering.cover.index]
        else { return nil }
        return stack
    }

    /// How far a covering view is there: from 0 to 1.
    private func progress(of covering: Covering) -> Double {
        fades[covering.cover.index]?.opacity ?? 1
    }

    /// Whether a screen leaves where it stands, as another one comes over it.
    func isReplaced(_ node: NodeID) -> Bool {
        coverings.contains { $0.replaces && $0.lower == node && push($0) != nil }
    }

    /// How far a screen is covered by one that is pushed; 0 for one that is not.
    private func covered(_ node: NodeID) -> Double {
        coverings.reduce(0) { part, covering in
            guard covering.lower == node, push(covering) != nil else { return part }
            return max(part, progress(of: covering))
        }
    }

    /// How far a screen that others are pushed over is from its place, in points to the right.
    func coveredShift(of node: NodeID) -> CGFloat {
        let part = covered(node)
        guard part > 0, let parent = layout.parent(of: node) else { return 0 }
        let way = layout.size(of: node).width * PushFigures.way * part
        return layout.isRightToLeft(parent) ? way : -way
    }

    /// The black that lies on a screen that others are pushed over: its opacity, and in points of the node that the screen
    /// stands in, where it lies; `nil` for none.
    func veil(over node: NodeID) -> (opacity: Double, rect: CGRect)? {
        let part = covered(node)
        guard part > 0 else { return nil }
        var rect = reach(of: node)
        let place = layout.position(of: node)
        rect.origin.x += place.x
        rect.origin.y += place.y
        return (PushFigures.veil * part, rect)
    }

    /// A node's bounds, with what lies around them outside of the safe area, in points of the node.
    func reach(of node: NodeID) -> CGRect {
        let (insets, size) = (layout.safeAreaInsets(at: node), layout.size(of: node))
        let left = layout.isRightToLeft(node) ? insets.trailing : insets.leading
        return CGRect(
            x: -left, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    /// Whether screens come or go in a node, which are not to be seen beside it.
    func isPushing(in node: NodeID) -> Bool {
        coverings.contains { $0.level == node && push($0) != nil }
    }
}

// MARK: What stands still

extension TreeMotion {
    /// Where a part of a bar is: in the view that comes or goes over another one, or in that other one.
    private struct Side {
        let covering: Covering
        let isCover: Bool

        func `is`(_ other: Covering) -> Bool {
            covering.cover == other.cover && covering.lower == other.lower
        }
    }

    /// On which sides of views that come and go a part of a bar stands, the innermost first.
    private func sides(of node: NodeID) -> [Side] {
        guard let part = stillParts[node.index] else { return [] }
        var result: [Side] = []
        var current = layout.parent(of: node)
        while let next = current {
            for covering in coverings where push(covering) == part.stack {
                if covering.cover == next {
                    result.append(Side(covering: covering, isCover: true))
                } else if covering.lower == next {
                    result.append(Side(covering: covering, isCover: false))
                }
            }
            current = layout.parent(of: next)
        }
        return result
    }

    /// By how much a part of a bar is to be moved to stand still, in points to the right.
    func stillShift(of node: NodeID) -> CGFloat {
        let moving = Set(sides(of: node).map { $0.isCover ? $0.covering.cover : $0.covering.lower })
        return -moving.reduce(0) { $0 + presenceShift(of: $1).width }
    }

    /// How far a part of a bar is there, as its screen comes, goes or is covered.
    func stillOpacity(of node: NodeID) -> Double {
        guard let part = stillParts[node.index] else { return 1 }
        return sides(of: node).reduce(1) { opacity, side in
            let progress = progress(of: side.covering)
            if let role = part.role, hasOther(role, beside: side, in: part.stack) {
                return side.isCover ? opacity : 0
            }
            return opacity * (side.isCover ? progress : 1 - progress)
        }
    }

    /// Whether the bar of the other screen shows a part of the same kind.
    private func hasOther(_ role: String, beside side: Side, in stack: PushStack) -> Bool {
        let other = side.isCover ? side.covering.lower : side.covering.cover
        return stillParts.values.contains {
            $0.role == role && $0.stack == stack && isSeen($0.node, below: other)
        }
    }

    /// Whether a node is seen in one around it.
    private func isSeen(_ node: NodeID, below outer: NodeID) -> Bool {
        guard layout.contains(node) else { return false }
        var current = node
        while current != outer {
            guard
                layout.isShown(current) || hostsOfHolders[current.index] != nil
                    || isSeenCovered(current), let parent = layout.parent(of: current)
            else { return false }
            current = parent
        }
        return true
    }

    /// Whether a part of a bar is drawn over the screens, and not where it stands.
    func standsStill(_ node: NodeID) -> Bool {
        stillParts[node.index] != nil && !sides(of: node).isEmpty
    }

    /// The parts of bars that are drawn over the screens that come or go in a node, those of the screens below first.
    func partsStandingStill(in level: NodeID) -> [NodeID] {
        let parts = stillParts.values.compactMap { part -> (isCover: Bool, node: NodeID)? in
            guard isSeen(part.node, below: level),
                let side = sides(of: part.node).last, side.covering.level == level
            else { return nil }
            return (side.isCover, part.node)
        }
        return parts.sorted {
            $0.isCover == $1.isCover ? $0.node.index < $1.node.index : $1.isCover
        }.map(\.node)
    }
}

// MARK: By a finger

extension ViewTree {
    /// The screen around a node that came over another one; `nil` for none.
    package func pushedScreen(around node: NodeID) -> NodeID? {
        var current: NodeID? = node
        while let next = current {
            if motion.presences[next.index]?.showsCovered == true { return next }
            current = layout.parent(of: next)
        }
        return nil
    }

    /// How far a screen is there, from 0 to 1.
    package func presence(of screen: NodeID) -> Double {
        motion.fades[screen.index]?.opacity ?? 1
    }

    /// A finger holds a screen, so that it is there as far as said.
    package func hold(_ screen: NodeID, at presence: Double) {
        guard layout.contains(screen) else { return }
        if !motion.coverings.contains(where: { $0.cover == screen }) {
            motion.beginCovering(screen)
        }
        let fade = motion.fades[screen.index] ?? FadeMotion(screen, from: 1, in: motion)
        motion.fades[screen.index] = fade
        fade.hold(at: presence, in: motion)
        hosting.stateDidChange?()
    }

    /// The finger lets go of a screen, which goes back to where it is to be. If it leaves in the same moment, it goes on from
    /// there, as fast as it is.
    ///
    /// - Parameter done: Called when it is there, or gone.
    package func letGo(
        _ screen: NodeID, with animation: Animation, whenDone done: @escaping () -> Void
    ) {
        guard layout.contains(screen) else { return done() }
        let completion = AnimationCompletion(.removed, done)
        motion.note([completion])
        var transaction = Transaction(animation: animation)
        transaction.completions.append(completion)
        motion.fade(screen, to: 1, with: transaction)
        hosting.stateDidChange?()
    }
}
