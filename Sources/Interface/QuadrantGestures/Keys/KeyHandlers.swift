package import QuadrantCore
import QuadrantLayout

/// What a view does with keys while it, or a view in it, has the focus: the note that `onKeyPress` and commands leave at
/// nodes.
package struct KeyHandlers: NodeNoteKey {
    package typealias Value = KeyHandlers

    /// One closure. It answers whether the key was meant for it.
    package struct Handler {
        let action: KeptValue<(KeyPress) -> KeyPress.Result>
        /// Whether it stands for a command, such as deleting or pasting, which a field that is edited has of its own.
        let isCommand: Bool
    }

    /// The closures, the innermost first.
    package var handlers: [Handler]

    package init(_ handler: Handler) { handlers = [handler] }

    package static func combine(_ inner: Self, _ outer: Self) -> Self {
        var result = inner
        result.handlers += outer.handlers
        return result
    }
}

/// Adds what a view does with keys.
package nonisolated struct KeyModifier: ViewModifier {
    package typealias Body = Never

    let action: (KeyPress) -> KeyPress.Result
    let isCommand: Bool

    /// - Parameter isCommand: Whether a field that is edited is asked before.
    package init(isCommand: Bool = false, _ action: @escaping (KeyPress) -> KeyPress.Result) {
        (self.isCommand, self.action) = (isCommand, action)
    }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: KeyModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let handler = cursor.keep { KeptValue<(KeyPress) -> KeyPress.Result>() }
        handler.take(modifier.action)
        let note = KeyHandlers(
            KeyHandlers.Handler(action: handler, isCommand: modifier.isCommand))
        cursor.attaching(content) { $0.add(note, for: KeyHandlers.self) }
    }

    package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}
