import Foundation
import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout

/// How a view comes and goes that the system presents: a sheet, a pushed screen. Views without one fade.
package enum Presence: Equatable, Sendable {
    /// It moves in from an edge of the view around by the whole way to that edge.
    case slide(Edge)
    /// It is pushed over the screen below in a stack: it moves in from the trailing edge, while that one goes a part of the way
    /// toward the leading edge and gets darker. What is in their bars stands still.
    case push(PushStack)
    /// It fades, over the view that it covers, which stays to be seen.
    case dissolve
    /// It grows out of the view that is the source of a key, over the view that it covers.
    case zoom(MatchedTransitionKey)
    /// What is in it comes and goes by itself: `part` of it.
    case whole
    /// It follows the view around whose presence is `whole`.
    indirect case part(Presence?)
}

/// What the source of a zoom is known by.
package struct MatchedTransitionKey: Hashable, @unchecked Sendable {
    // Read on the main actor.
    let id: AnyHashable
    let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
        (self.id, self.namespace) = (id, namespace)
    }
}

/// How a view comes and goes that the system presents, with what the views in it ask for. It stays with the view, so that
/// views in it which are evaluated alone can change it, and those that are left alone have not to ask again.
private final class AskedPresence {
    private var presence = Presence.whole
    private var isCalm = false
    private var nodes: [NodeID] = []
    /// The presented layer whose parts the nodes are.
    private var layer: NodeID?
    /// The source that a view in it wants it to grow out of.
    private(set) var source: MatchedTransitionKey?

    /// The nodes come and go by a presence, or fade: with a layer whose parts they are.
    func set(
        _ presence: Presence, isCalm: Bool, of nodes: [NodeID], in layer: NodeID?,
        _ motion: TreeMotion
    ) {
        if let layer {
            let others = (motion.presentedParts[layer.index] ?? []).filter {
                motion.layout.contains($0) && !self.nodes.contains($0) && !nodes.contains($0)
            }
            motion.presentedParts[layer.index] = others + nodes
        }
        (self.presence, self.isCalm, self.nodes) = (presence, isCalm, nodes)
        show(in: motion)
    }

    /// A view wants it to grow out of another source, or of none.
    func ask(for source: MatchedTransitionKey?, in motion: TreeMotion) {
        guard source != self.source else { return }
        self.source = source
        show(in: motion)
    }

    private func show(in motion: TreeMotion) {
        let asked = presence.asked(source)
        let shown = isCalm ? asked.calm : asked
        for node in nodes where motion.layout.contains(node) {
            motion.presences[node.index] = shown
        }
    }
}

/// What a view has asked for, and of whom.
private final class ZoomRequest {
    weak var presence: AskedPresence?
    var source: MatchedTransitionKey?
}

/// Says how its views come and go. Where people ask for less motion, they fade.
package nonisolated struct PresenceModifier: ViewModifier {
    package typealias Body = Never

    let presence: Presence

    package init(_ presence: Presence) { self.presence = presence }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: PresenceModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let (motion, before) = (cursor.tree.motion, cursor.previous)
        var layer: NodeID?
        if case .part = modifier.presence { layer = motion.notePartsOfLayer(around: cursor.parent) }
        let asked = cursor.keep { AskedPresence() }
        let outer = motion.askedPresence
        motion.askedPresence = asked
        V._makeNodes(content, &cursor)
        motion.askedPresence = outer
        var nodes: [NodeID] = []
        var node = cursor.previous
        while let current = node, current != before {
            nodes.append(current)
            node = cursor.tree.layout.previousSibling(of: current)
        }
        asked.set(
            modifier.presence, isCalm: cursor.environment.reducesMotion, of: nodes, in: layer,
            motion)
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Asks for the screen around to grow out of a source; for nothing with `nil`. The screen is asked as long as it is there,
/// also where the view that asks is gone.
package nonisolated struct ZoomRequestModifier: ViewModifier {
    package typealias Body = Never

    let source: MatchedTransitionKey?

    package init(_ source: MatchedTransitionKey?) { self.source = source }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ZoomRequestModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let motion = cursor.tree.motion
        let request = cursor.keep { ZoomRequest() }
        // Evaluated alone, it is still in the screen in which it was made.
        if let around = motion.askedPresence as? AskedPresence { request.presence = around }
        if modifier.source != nil || request.source == request.presence?.source {
            request.presence?.ask(for: modifier.source, in: motion)
        }
        request.source = modifier.source
        V._makeNodes(content, &cursor)
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Notes that its view is what a zoom begins at.
package nonisolated struct ZoomSourceModifier: ViewModifier {
    package typealias Body = Never

    let key: MatchedTransitionKey

    package init(_ key: MatchedTransitionKey) { self.key = key }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ZoomSourceModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
        if let node = cursor.previous {
            cursor.tree.motion.zoomSources[node.index] = (node, modifier.key)
        }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension Presence {
    /// The same, or a zoom that the views in it have asked for.
    fileprivate func asked(_ source: MatchedTransitionKey?) -> Presence {
        guard let source else { return self }
        switch self {
        case .slide, .push, .dissolve, .zoom: return .zoom(source)
        case .part(.some): return .part(.zoom(source))
        case .whole, .part(nil): return self
        }
    }

    /// The source that it grows out of.
    var zoomSource: MatchedTransitionKey? {
        switch self {
        case .zoom(let key), .part(.zoom(let key)): key
        default: nil
        }
    }

    /// The same without motion.
    fileprivate var calm: Presence? {
        switch self {
        case .push, .zoom, .dissolve: .dissolve
        case .slide: nil
        case .whole: .whole
        case .part: .part(nil)
        }
    }

    /// Whether the view that it covers stays to be seen.
    var showsCovered: Bool {
        switch self {
        case .push, .dissolve, .zoom: true
        case .slide, .whole, .part: false
        }
    }
}

extension TreeMotion {
    /// How far a view is there by itself, or with the one around that it is a part of: 1 where nothing is under way.
    fileprivate func progress(of node: NodeID, _ presence: Presence) -> Double {
        guard case .part = presence else { return fades[node.index]?.opacity ?? 1 }
        var current = layout.parent(of: node)
        while let next = current {
            if presences[next.index] == .whole {
                return fades[next.index]?.opacity ?? 1
            }
            current = layout.parent(of: next)
        }
        return 1
    }

    /// The views in a presented layer come and go by themselves. Returns the layer.
    fileprivate func notePartsOfLayer(around node: NodeID) -> NodeID? {
        var current: NodeID? = node
        while let next = current {
            if layout.isPresentedLayer(next) {
                presences[next.index] = .whole
                return next
            }
            current = layout.parent(of: next)
        }
        return nil
    }

    /// The opacity of a view that comes or goes.
    func shownOpacity(of node: NodeID) -> Double {
        guard let presence = presences[node.index] else {
            let still = coverings.isEmpty ? 1 : stillOpacity(of: node)
            return still * (fades[node.index]?.opacity ?? 1)
        }
        switch presence {
        case .slide, .push, .whole, .part(.slide), .part(.push), .part(.whole), .part(.part):
            return 1
        case .dissolve, .part(.dissolve): return progress(of: node, presence)
        case .part(nil): return progress(of: node, presence)
        // It is there before it has grown far.
        case .zoom, .part(.zoom): return min(1, progress(of: node, presence) * 3)
        }
    }

    /// How far a view that comes or goes is from its place, in points to the right and down.
    func presenceShift(of node: NodeID) -> CGSize {
        var shift = ownShift(of: node)
        guard !coverings.isEmpty else { return shift }
        shift.width += coveredShift(of: node) + stillShift(of: node)
        return shift
    }

    /// How far it is by its own presence.
    private func ownShift(of node: NodeID) -> CGSize {
        guard let presence = presences[node.index] else { return .zero }
        let edge: Edge
        switch presence {
        case .slide(let own), .part(.slide(let own)): edge = own
        case .push where !isReplaced(node): edge = .trailing
        default: return .zero
        }
        let rest = 1 - progress(of: node, presence)
        guard rest > 0, let parent = container(of: node) else { return .zero }
        let (room, size, place) = (
            layout.size(of: parent), layout.size(of: node), layout.position(of: node)
        )
        let isRightToLeft = layout.isRightToLeft(parent)
        // A container without other content may have no size.
        switch edge {
        case .top: return CGSize(width: 0, height: -(place.y + size.height) * rest)
        case .bottom:
            return CGSize(width: 0, height: max(room.height - place.y, size.height) * rest)
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isRightToLeft
            let way =
                isLeft ? -(place.x + size.width) : max(room.width - place.x, size.width)
            return CGSize(width: way * rest, height: 0)
        }
    }

    /// The node in which a view stands, or stood before it left.
    private func container(of node: NodeID) -> NodeID? {
        let parent = layout.parent(of: node)
        return parent.flatMap { hostsOfHolders[$0.index] } ?? parent
    }
}

extension ViewTree {
    /// The view that zooms with a key begin at: of several the one made first; `nil` for none.
    private func zoomSource(_ key: MatchedTransitionKey) -> NodeID? {
        // One on a screen that is covered counts: it goes on to stand there.
        motion.zoomSources.values.lazy
            .filter { [layout] in $0.key == key && layout.contains($0.node) }
            .map(\.node).min { $0.index < $1.index }
    }

    /// The map by which a view is seen grow out of its source; `nil` where it does not.
    func zoom(of node: NodeID) -> CGAffineTransform? {
        guard !motion.isStill, let presence = motion.presences[node.index],
            let key = presence.zoomSource, let source = zoomSource(key)
        else { return nil }
        let progress = motion.progress(of: node, presence)
        guard progress < 1 else { return nil }
        let (own, from) = (frame(of: node), frame(of: source))
        guard own.width > 0, own.height > 0 else { return nil }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        let scale = CGSize(
            width: mix(from.width, own.width) / own.width,
            height: mix(from.height, own.height) / own.height)
        return CGAffineTransform(
            a: scale.width, b: 0, c: 0, d: scale.height,
            tx: mix(from.minX, own.minX) - own.minX, ty: mix(from.minY, own.minY) - own.minY)
    }
}
