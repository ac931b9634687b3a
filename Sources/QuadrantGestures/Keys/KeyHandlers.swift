package import QuadrantCore
import QuadrantLayout

/// What a view does with keys while it, or a view in it, has the focus: the note that `onKeyPress` and commands leave at
/// nodes.
package struct KeyHandlers: NodeNoteKey {
    package typealias Value = KeyHandlers

    /// The closures, the innermost first. They answer whether the key was meant for them.
    package var handlers: [KeptValue<(KeyPress) -> KeyPress.Result>]

    package init(_ handler: KeptValue<(KeyPress) -> KeyPress.Result>) { handlers = [handler] }

    package static func combine(_ inner: Self, _ outer: Self) -> Self {
        var result = inner
        result.handlers += outer.handlers
        return result
    }
}

/// Adds what a view does with keys.
nonisolated struct KeyModifier: ViewModifier {
    typealias Body = Never

    let action: (KeyPress) -> KeyPress.Result

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: KeyModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let handler = cursor.keep { KeptValue<(KeyPress) -> KeyPress.Result>() }
        handler.take(modifier.action)
        cursor.attaching(content) { $0.add(KeyHandlers(handler), for: KeyHandlers.self) }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
