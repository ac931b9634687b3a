package import QuadrantCore

/// Calls a closure after each layout in which the scroll views of the content have come to rest where they are wanted: what
/// waited for a row to be made goes on.
package nonisolated struct ScrollSettledModifier: ViewModifier {
    package typealias Body = Never

    let action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: ScrollSettledModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let client = cursor.scrollClient()
        let action = modifier.action
        client.settle = { _, _ in action() }
        cursor.following(client, content)
    }

    package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
