public import QuadrantCore

/// Calls an action when its value is another one than in the evaluation before; it makes no node.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ChangeModifier<Value>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.observingChange(
            content, of: modifier.value, isInitial: modifier.isInitial, action: modifier.action)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Calls an action when a value has changed.
    ///
    /// The value is compared with that of the evaluation before. The action is called in the same
    /// update, when all bodies are evaluated and the views laid out, and before they are drawn, in the order
    /// told at `onAppear(perform:)`; states that it writes take effect in the same update. An action
    /// that changes its own value is called 8 times in an update, then the cycle is reported.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action is called when the view appears, too.
    ///   - action: The closure of the evaluation that brought the new value; on the main actor.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls an action with the value before and the value now when a value has changed.
    ///
    /// As `onChange(of:initial:_:)` without parameters. If the value changed several times before the
    /// action's turn, it is called once, with the first and the last; not at all if these are equal.
    ///
    /// - Parameters:
    ///   - value: What is compared.
    ///   - initial: Whether the action is called when the view appears, too: with the same value twice.
    ///   - action: The closure of the evaluation that brought the new value; on the main actor.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action with the new value when a value has changed.
    ///
    /// As `onChange(of:initial:_:)`; the form of earlier systems.
    @available(*, deprecated, message: "Use onChange with two parameters or with none.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
