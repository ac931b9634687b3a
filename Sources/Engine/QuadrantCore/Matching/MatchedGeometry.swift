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

    fileprivate func key(in layer: NodeID?) -> MatchedKey {
        MatchedKey(id: id, namespace: namespace, layer: layer)
    }
}

/// What views with a geometry in common are known by.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
    /// The presented layer in which the views are, such as a sheet; `nil` outside of such. Views in different ones do not
    /// match.
    let layer: NodeID?
}

/// A view that others have geometry in common with.
private struct MatchedSource {
    let node: NodeID
    /// In the coordinates of the root, where it will be.
    let frame: CGRect
    let said: MatchedGeometry
}

/// The views of a tree that have geometry in common.
final class MatchedViews {
    /// What is said of the views, by the nodes of the modifiers.
    fileprivate let views: NodeTable<(node: NodeID, said: MatchedGeometry)>
    /// The sources at the end of the last update.
    fileprivate var last: [MatchedKey: MatchedSource] = [:]
    /// The views that were there then.
    fileprivate let known: NodeTable<NodeID>
    /// Groups that were found to have several sources.
    fileprivate var reported: Set<MatchedKey> = []
    /// How often something was said of a view, or one went.
    fileprivate var notes = 0
    /// The tree's revisions when followers and sources were looked at last.
    fileprivate var looks: (followers: Int, sources: Int) = (-1, -1)

    init(in tables: NodeTables) {
        views = NodeTable(in: tables)
        known = NodeTable(in: tables)
        // The table is this object's own.
        views.onForget = { [unowned self] _, _ in notes &+= 1 }
    }
}

extension ViewTree {
    /// Notes what a modifier says of a view, whose node this is.
    package func match(_ node: NodeID, as said: MatchedGeometry) {
        matched.notes &+= 1
        matched.views[node.index] = (node, said)
    }

    /// Another number whenever views may have come, gone, or stand elsewhere.
    private var matchingRevision: Int {
        presentation.revision &+ layout.statistics.arrangements &+ matched.notes
    }

    /// The sources, the first in the tree of several.
    private func matchedSources() -> [MatchedKey: MatchedSource] {
        statistics.matchings += 1
        var found: [MatchedKey: MatchedSource] = [:]
        let sources = matched.views.all.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.said.isSource && layout.contains($0.node) && isInTree($0.node) }
        for source in sources {
            let key = source.said.key(in: presentedLayer(of: source.node))
            if found[key] == nil {
                found[key] = MatchedSource(
                    node: source.node, frame: frame(of: source.node), said: source.said)
            } else if matched.reported.insert(key).inserted {
                report(
                    "Several views with .matchedGeometryEffect(id: \(key.id)) are sources",
                    at: source.node,
                    advice: "The first one counts. Give the others isSource: false.")
            }
        }
        return found
    }

    private func presentedLayer(of node: NodeID) -> NodeID? {
        var current: NodeID? = node
        while let next = current, next != rootNode {
            if layout.isPresentedLayer(next) { return next }
            current = layout.parent(of: next)
        }
        return nil
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
        guard !matched.views.isEmpty, matched.looks.followers != matchingRevision else {
            return false
        }
        defer { matched.looks.followers = matchingRevision }
        let followers = matched.views.all.values.filter { !$0.said.isSource }
        guard !followers.isEmpty else { return false }
        let sources = matchedSources()
        var hasChanged = false
        for (node, said) in followers where layout.contains(node) && isInTree(node) {
            var rule = FollowerRule()
            if let source = sources[said.key(in: presentedLayer(of: node))],
                var local = rect(source.frame, of: rootNode, in: node)
            {
                let width = layout.size(of: node).width
                local.origin.x = layout.mirror(of: node).x(
                    local.minX, length: local.width, in: width)
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
            matched.known.removeAll()
            return
        }
        guard matched.looks.sources != matchingRevision else { return }
        defer { matched.looks.sources = matchingRevision }
        let sources = matchedSources()
        for (key, new) in sources.sorted(by: { $0.value.node.index < $1.value.node.index })
        where matched.known[new.node.index] != new.node {
            let transaction = motion.transaction(of: new.node)?.transaction
            let old = matched.last[key].flatMap { $0.node == new.node ? nil : $0 }
            come(new, from: old, transaction)
            if let old, transaction?.animation != nil, layout.contains(old.node),
                !isInTree(old.node)
            {
                let own = frame(of: old.node)
                morph(old.node, from: own, to: new.frame, old.said) { node, way in
                    motion.moved(node, by: way, with: transaction, away: way)
                }
            }
        }
        matched.last = sources
        matched.known.removeAll()
        for (node, _) in matched.views.all.values where layout.contains(node) && isInTree(node) {
            matched.known[node.index] = node
        }
    }

    /// A source came to be there: from where another one was, or back from where it was going.
    private func come(
        _ new: MatchedSource, from old: MatchedSource?, _ transaction: Transaction?
    ) {
        let other = old?.frame ?? new.frame
        morph(new.node, from: new.frame, to: other, new.said) { node, way in
            if let away = motion.frames[node.index]?.away, away != .zero {
                motion.moved(node, by: .zero - away, with: transaction)
            } else if way != .zero, transaction?.animation != nil {
                motion.moved(node, by: .zero - way, with: transaction)
            }
        }
    }

    /// Calls `move` with what shows something in a node, and how far each is away from its frame where the node is in
    /// another rectangle than its own.
    private func morph(
        _ node: NodeID, from own: CGRect, to other: CGRect, _ said: MatchedGeometry,
        _ move: (NodeID, CGRect.AnimatableData) -> Void
    ) {
        guard own.width > 0, own.height > 0 else { return }
        let scale = CGSize(
            width: said.followsSize ? other.width / own.width : 1,
            height: said.followsSize ? other.height / own.height : 1)
        // Where the own anchor stands on the other one, or the own corner stays.
        let anchor = layout.mirror(of: node).unit(said.anchor)
        let corner =
            said.followsPosition
            ? CGPoint(
                x: other.minX + (other.width - own.width * scale.width) * anchor.x,
                y: other.minY + (other.height - own.height * scale.height) * anchor.y)
            : own.origin
        var pending = [node]
        while let next = pending.popLast() {
            guard let drawing = drawing(of: next), drawing.hasFrame, drawing.role == .plain else {
                pending += layout.children(of: next)
                continue
            }
            let frame = frame(of: next)
            var way = CGRect(
                x: corner.x + (frame.minX - own.minX) * scale.width - frame.minX,
                y: corner.y + (frame.minY - own.minY) * scale.height - frame.minY,
                width: frame.width * (scale.width - 1), height: frame.height * (scale.height - 1))
            if layout.isText(next) { way.size = .zero }
            move(next, way.animatableData)
        }
    }
}
