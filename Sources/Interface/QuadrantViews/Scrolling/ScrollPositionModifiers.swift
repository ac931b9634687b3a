import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// `scrollPosition(id:anchor:)`: follows a binding to an identity.
nonisolated struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never

    let id: Binding<ID?>
    let anchor: UnitPoint?

    /// What the scroll view was told last.
    private final class Memory {
        /// The identity that was bound when the scroll view was last asked to scroll, or reported.
        var told: ID?
        /// Whether the modifier has not looked at the scroll view yet.
        var isFirst = true
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrolledIDModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        let memory = client.remembered { Memory() }
        let (binding, anchor) = (modifier.id, modifier.anchor)
        client.settle = { scroll, follower in
            let now = follower.looking { binding.wrappedValue }
            guard now != memory.told else {
                memory.isFirst = false
                return
            }
            memory.told = now
            if let now {
                scroll.request(
                    .view(AnyHashable(now), anchor), sparingViewsInSight: memory.isFirst)
            }
            memory.isFirst = false
        }
        client.didScroll = { scroll in
            let seen = scroll.firstTarget(at: anchor) { $0.base is ID }
            guard let id = seen?.base as? ID, id != memory.told else { return }
            memory.told = id
            binding.wrappedValue = id
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// `scrollPosition(_:anchor:)`: follows a binding to a position.
nonisolated struct ScrollPositionModifier: ViewModifier {
    typealias Body = Never

    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    /// What the scroll view was told last.
    private final class Memory {
        var told: ScrollPosition?
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollPositionModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        let memory = client.remembered { Memory() }
        let (binding, anchor) = (modifier.position, modifier.anchor)
        client.settle = { scroll, follower in
            let now = follower.looking { binding.wrappedValue }
            guard now != memory.told else { return }
            let isFirst = memory.told == nil
            memory.told = now
            guard !now.isPositionedByUser else { return }
            scroll.go(to: now.place, anchor, isFirst: isFirst)
        }
        client.didScroll = { scroll in
            var now = binding.wrappedValue
            now.follow(scroll.firstTarget(at: anchor) { type(of: $0.base) == now.idType })
            guard now != memory.told else { return }
            memory.told = now
            binding.wrappedValue = now
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension _ViewCursor {
    /// Makes `content`, whose scroll views call `client`.
    @MainActor
    mutating func following<V: View>(_ client: ScrollClient, _ content: V) {
        let change = { (environment: inout EnvironmentValues) in
            environment.scrollSettings.clients.append(client)
        }
        setting(change) { V._makeNodes(content, &$0) }
    }
}

extension ScrollPart {
    @MainActor
    fileprivate func go(to place: ScrollPosition.Place, _ anchor: UnitPoint?, isFirst: Bool) {
        switch place {
        case .none: break
        case .view(let id, let own):
            request(.view(id, own ?? anchor), sparingViewsInSight: isFirst)
        case .edge(let edge): request(.edge(edge))
        case .point(let x, let y): request(.offset(CGPoint(x: x ?? .nan, y: y ?? .nan)))
        }
    }

    /// The identity of the target that is at `anchor` of what is in sight; without an anchor of the
    /// first one in sight.
    @MainActor
    fileprivate func firstTarget(
        at anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool
    ) -> AnyHashable? {
        let sight = visibleRect
        let candidates = targets().compactMap { target in
            target.ids.first(where: isWanted).map { (id: $0, frame: target.frame) }
        }
        guard let anchor else {
            return candidates.first { $0.frame.meets(sight) }?.id
        }
        func distance(_ frame: CGRect) -> CGFloat {
            let x = frame.minX + anchor.x * frame.width - sight.minX - anchor.x * sight.width
            let y = frame.minY + anchor.y * frame.height - sight.minY - anchor.y * sight.height
            return (axes.contains(.horizontal) ? abs(x) : 0)
                + (axes.contains(.vertical) ? abs(y) : 0)
        }
        return candidates.min { distance($0.frame) < distance($1.frame) }?.id
    }
}

extension View {
    /// Binds the view that a scroll view is scrolled to. Setting the binding scrolls there; when
    /// the user scrolls, the binding is set to the identity of a view in a `scrollTargetLayout`.
    ///
    /// - Parameters:
    ///   - id: The identity of the view. At first the scroll view does not move if a part of the
    ///     view is visible.
    ///   - anchor: The point of the view that lies at the same point of the visible part. With
    ///     `nil`, the scroll view scrolls no further than needed to show the whole view, and the
    ///     binding names the first visible view.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrolledIDModifier(id: id, anchor: anchor))
    }

    /// Binds the position of a scroll view.
    ///
    /// - Parameter anchor: The anchor of positions that have none themselves, and of the view that
    ///   is named when the user scrolls.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}
