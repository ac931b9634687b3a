public import QuadrantCore
import QuadrantLayout

nonisolated struct CoordinateSpaceModifier: AttachingModifier {
    let name: AnyHashable

    func attach(_ attachments: inout NodeAttachments) {
        attachments.spaces.append(name)
    }
}

/// Calls an action when a value made of the view's geometry changes.
nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier {
    typealias Body = Never

    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: GeometryChangeModifier<T>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                cursor.observeGeometry(of: modifier.transform, action: modifier.action)
            }
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Names the view's coordinate space, so that the views in it can refer to it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space, so that the views in it can refer to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Calls `action` with a value made of the view's geometry: after the first layout of the view,
    /// and whenever the value changes. Lengths are in points.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Calls `action` with the former and the new value made of the view's geometry, whenever the
    /// value changes; after the first layout of the view with the same value twice. Lengths are in
    /// points.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
