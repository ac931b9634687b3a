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
    /// Gives the view's coordinate space a name, for geometry proxies in the view.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Gives the view's coordinate space a name, for geometry proxies in the view.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Calls `action` with a value made of the view's geometry: when the view is first laid out,
    /// and whenever the value changes.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Calls `action` with the value before and the value after a change of the view's geometry;
    /// when the view is first laid out, with the same value twice.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
