import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// What a modifier says of the geometry that a view has in common with others.
package struct MatchedGeometry: Equatable {
    package var id: AnyHashable
    package var namespace: Namespace.ID
    package var followsPosition: Bool
    package var followsSize: Bool
    package var anchor: UnitPoint
    package var isSource: Bool

    package init(
        id: AnyHashable, namespace: Namespace.ID, followsPosition: Bool, followsSize: Bool,
        anchor: UnitPoint, isSource: Bool
    ) {
        self.id = id
        self.namespace = namespace
        self.followsPosition = followsPosition
        self.followsSize = followsSize
        self.anchor = anchor
        self.isSource = isSource
    }

    fileprivate var key: MatchedKey { MatchedKey(id: id, namespace: namespace) }
}

/// What views with a geometry in common are known by.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The views of a tree that have geometry in common.
final class MatchedViews {
    /// What is said of the views, by the nodes of the modifiers.
    fileprivate let views: NodeTable<(node: NodeID, said: MatchedGeometry)>
    /// Where each source was seen at the end of the last update.
    fileprivate var last: [MatchedKey: (node: NodeID, frame: CGRect)] = [:]
    /// Groups that were found to have several sources.
    fileprivate var reported: Set<MatchedKey> = []

    init(in tables: NodeTables) { views = NodeTable(in: tables) }
}

extension ViewTree {
    /// Notes what a modifier says of a view, whose node this is.
    package func match(_ node: NodeID, as said: MatchedGeometry) {
        matched.views[node.index] = (node, said)
    }

    /// The sources, each with its frame in the coordinates of the root, where it will be; the first in the tree of
    /// several.
    private func matchedSources() -> [MatchedKey: (node: NodeID, frame: CGRect)] {
        var found: [MatchedKey: (node: NodeID, frame: CGRect)] = [:]
        let sources = matched.views.all.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.said.isSource && layout.contains($0.node) && isInTree($0.node) }
        for source in sources {
            let key = source.said.key
            if found[key] == nil {
                found[key] = (source.node, frame(of: source.node))
            } else if matched.reported.insert(key).inserted {
                report(
                    "Several views with .matchedGeometryEffect(id: \(key.id)) are sources",
                    at: source.node,
                    advice: "The first one counts. Give the others isSource: false.")
            }
        }
        return found
    }

    /// Whether the node is shown and no view that leaves.
    private func isInTree(_ node: NodeID) -> Bool {
        var current = node
        while current != rootNode {
            guard layout.isShown(current), motion.hostsOfHolders[current.index] == nil,
                let parent = layout.parent(of: current)
            else { return false }
            current = parent
        }
        return true
    }

    /// Has followers lie where their sources are. Returns whether something changed, so that another layout is needed.
    func followSources() -> Bool {
        guard !matched.views.isEmpty else { return false }
        let followers = matched.views.all.values.filter { !$0.said.isSource }
        guard !followers.isEmpty else { return false }
        let sources = matchedSources()
        var hasChanged = false
        for (node, said) in followers where layout.contains(node) && isInTree(node) {
            var rule = FollowerRule()
            if let source = sources[said.key],
                let local = rect(source.frame, of: rootNode, in: node)
            {
                rule = FollowerRule(
                    source: local, position: said.followsPosition, size: said.followsSize,
                    anchor: said.anchor)
            }
            guard case .extended(let old) = layout.rule(of: node), !old.isSame(as: rule) else {
                continue
            }
            layout.setRule(node, .extended(rule))
            hasChanged = true
        }
        return hasChanged
    }

    /// Has sources that took the place of others come from where those were seen, and those that leave go to where the new
    /// ones are.
    func morphSources() {
        guard !matched.views.isEmpty else {
            matched.last = [:]
            return
        }
        let sources = matchedSources()
        for (key, new) in sources {
            guard let old = matched.last[key], old.node != new.node, old.frame != new.frame,
                let transaction = motion.transaction(of: new.node)?.transaction,
                let animation = transaction.animation
            else { continue }
            morph(
                new.node, from: old.frame, to: new.frame, isLeaving: false, animation, transaction)
            if layout.contains(old.node) {
                morph(
                    old.node, from: old.frame, to: new.frame, isLeaving: true, animation,
                    transaction)
            }
        }
        matched.last = sources
    }

    /// Has the views in a node that show something go from one rectangle to another.
    private func morph(
        _ node: NodeID, from old: CGRect, to new: CGRect, isLeaving: Bool, _ animation: Animation,
        _ transaction: Transaction
    ) {
        let (own, other) = isLeaving ? (old, new) : (new, old)
        guard own.width > 0, own.height > 0 else { return }
        let (right, down) = (other.width / own.width, other.height / own.height)
        var pending = [node]
        while let next = pending.popLast() {
            guard let drawing = drawing(of: next), drawing.hasFrame, drawing.role == .plain else {
                pending += layout.children(of: next)
                continue
            }
            let frame = frame(of: next)
            var moved = CGRect(
                x: other.minX + (frame.minX - own.minX) * right,
                y: other.minY + (frame.minY - own.minY) * down,
                width: frame.width * right, height: frame.height * down)
            if layout.isText(next) { moved.size = frame.size }
            motion.morph(
                next, from: frame, to: moved, isLeaving: isLeaving, animation,
                transaction.completions)
        }
    }
}

extension TreeMotion {
    /// Has a node that stands in a frame be seen coming from another one, or going there for good.
    fileprivate func morph(
        _ node: NodeID, from frame: CGRect, to other: CGRect, isLeaving: Bool,
        _ animation: Animation, _ completions: [AnimationCompletion]
    ) {
        let way = CGRect(
            x: other.minX - frame.minX, y: other.minY - frame.minY,
            width: other.width - frame.width, height: other.height - frame.height
        ).animatableData
        guard way.magnitudeSquared > 0, way.magnitudeSquared.isFinite else { return }
        let motion = frames[node.index] ?? FrameMotion(node, in: layout)
        frames[node.index] = motion
        if isLeaving {
            motion.away = way
            motion.change(by: way, with: animation, at: time, completions)
        } else {
            motion.change(
                by: CGRect.AnimatableData.zero - way, with: animation, at: time, completions)
        }
        list(motion)
    }
}
