/// Binds a view's identity to a value.
nonisolated struct IdentityModifier: ViewModifier {
    typealias Body = Never

    let id: AnyHashable

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: IdentityModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.identified(modifier.id) { V._makeNodes(content, &$0) }
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: IdentityModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(at: modifier.id) { V._collect(content, &$0) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Binds the identity of the view to a value. With another value it is another view, whose
    /// state starts again. Scroll views can scroll to the view by the value.
    ///
    /// Apple: "id(_:)".
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: AnyHashable(id)))
    }
}

/// A view that may have an identity by `id(_:)`, also below other modifiers.
protocol IdentityBearer {
    /// The outermost identity; `nil` for none.
    var bornIdentity: AnyHashable? { get }
}

extension ModifiedContent: IdentityBearer {
    var bornIdentity: AnyHashable? {
        if let modifier = modifier as? IdentityModifier { return modifier.id }
        return (content as? any IdentityBearer)?.bornIdentity
    }
}

extension ModifiedContent: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool {
        if let modifier = modifier as? IdentityModifier, modifier.id == id { return true }
        if let modifier = modifier as? ScrollNameModifier, modifier.name == id { return true }
        return ViewIdentity.holds(content, id)
    }
}

extension _ConditionalContent: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool {
        switch storage {
        case .first(let content): ViewIdentity.holds(content, id)
        case .second(let content): ViewIdentity.holds(content, id)
        }
    }
}

extension Optional: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool {
        map { ViewIdentity.holds($0, id) } ?? false
    }
}

extension Group: IdentityHolder {
    package func holds(_ id: AnyHashable) -> Bool { ViewIdentity.holds(content, id) }
}

extension ForEach: IdentityHolder where Content: View {
    package func holds(_ id: AnyHashable) -> Bool {
        data.contains { AnyHashable(identify($0)) == id || ViewIdentity.holds(content($0), id) }
    }
}
