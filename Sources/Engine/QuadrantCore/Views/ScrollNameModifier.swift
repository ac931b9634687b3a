/// Gives a view a name by which scroll views find it. The name is no identity: with another one it stays the same view.
package nonisolated struct ScrollNameModifier: ViewModifier {
    package typealias Body = Never

    /// `nil` for none.
    let name: AnyHashable?

    package init(name: AnyHashable?) {
        self.name = name
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ScrollNameModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let name = modifier.name ?? AnyHashable(NoName())
        let part = cursor.takePart(NamedPart.self) { NamedPart(name: name) }
        part.name = name
        cursor.enter(part) { V._makeNodes(content, &$0) }
    }

    @MainActor
    package static func _collect<V: View>(
        _ modifier: ScrollNameModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._collect(content, &cursor)
    }

    package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// Stands for no name.
private struct NoName: Hashable {}
