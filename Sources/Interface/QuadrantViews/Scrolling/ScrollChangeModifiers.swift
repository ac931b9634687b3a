import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// `onScrollGeometryChange`.
nonisolated struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
    typealias Body = Never

    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    /// Keeps the last value.
    private final class Memory {
        var value: T?
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollGeometryModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        client.settle = { scroll, follower in
            let memory = follower.remembered { Memory() }
            let old = memory.value
            let new = follower.looking { modifier.transform(ScrollGeometry(scroll)) }
            guard old != new else { return }
            memory.value = new
            modifier.action(old ?? new, new)
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// `onScrollTargetVisibilityChange`.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never

    let threshold: Double
    let action: ([ID]) -> Void

    /// Keeps the identities that were visible last.
    private final class Memory {
        var ids: [ID]?
    }

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollTargetVisibilityModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        client.settle = { scroll, follower in
            let memory = follower.remembered { Memory() }
            let sight = scroll.visibleRect
            let ids = scroll.targets().compactMap { target -> ID? in
                guard target.frame.part(in: sight) >= modifier.threshold else { return nil }
                return target.ids.lazy.compactMap { $0.base as? ID }.first
            }
            guard ids != memory.ids else { return }
            memory.ids = ids
            modifier.action(ids)
        }
        cursor.following(client, content)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// `onScrollVisibilityChange`.
nonisolated struct ScrollVisibilityModifier: ViewModifier {
    typealias Body = Never

    let threshold: Double
    let action: (Bool) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ScrollVisibilityModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                cursor.observeGeometry { proxy in
                    guard let sight = proxy.bounds(of: .scrollView) else { return true }
                    return proxy.frame(in: .local).part(in: sight) >= modifier.threshold
                } action: { old, new in
                    // At first, both are the same: a view that begins out of sight tells nothing.
                    if old != new || new { modifier.action(new) }
                }
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension CGRect {
    /// The part of the rectangle that lies in another, between 0 and 1; of one without area, whether
    /// it lies there.
    fileprivate func part(in other: CGRect) -> Double {
        let shared = intersection(other)
        guard !shared.isNull else { return 0 }
        let area = width * height
        return area > 0 ? shared.width * shared.height / area : 1
    }
}

extension View {
    /// Calls `action` with the former and the new value when a value made of a scroll view's
    /// geometry changes; at first with the same value twice.
    ///
    /// The geometry is that of the nearest scroll views inside the view. `action` is called after a
    /// layout, and its changes take effect in the same update.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Calls `action` with the identities of the visible scroll targets when they change.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities.
    ///   - threshold: The part of a view's area that has to be visible, from 0 to 1.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }

    /// Calls `action` when the view becomes visible in the scroll view around it, or is no longer
    /// visible. A view outside of scroll views counts as visible.
    ///
    /// - Parameter threshold: The part of the view's area that has to be visible, from 0 to 1.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
