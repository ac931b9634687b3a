public import QuadrantCore

/// Calls an action when its value is another one than in the evaluation before; it makes no node.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let value: Value
    var isInitial = false
    /// Whether the action is that of the evaluation before the change, as in the older form.
    var usesFormerAction = false
    let action: (Value, Value) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: ChangeModifier<Value>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.observingChange(
            content, of: modifier.value, isInitial: modifier.isInitial,
            usesFormerAction: modifier.usesFormerAction, action: modifier.action)
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Calls an action when a value has changed.
    ///
    /// The value is compared with that of the evaluation before. The action is called in the same
    /// update, after all bodies are evaluated and all views laid out, and before they are drawn, in
    /// the order described at `onAppear(perform:)`. States that the action sets take effect in the
    /// same update. An action that changes its own value is called 8 times in an update; then the
    /// cycle is reported.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: Whether the action is also called when the view appears.
    ///   - action: Called on the main actor; the closure is that of the evaluation with the new
    ///     value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls an action with the former and the new value when a value has changed.
    ///
    /// This works as `onChange(of:initial:_:)` without parameters. If the value changed several
    /// times before the action's turn, the action is called once, with the first and the last
    /// value; if these are equal, it is not called.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: Whether the action is also called when the view appears, with the same value
    ///     twice.
    ///   - action: Called on the main actor; the closure is that of the evaluation with the new
    ///     value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action with the new value when a value has changed.
    ///
    /// This works as `onChange(of:initial:_:)`; it is the form of earlier systems. Its closure is that of the evaluation with the
    /// former value, which it can capture: `.onChange(of: count) { [count] new in … }`.
    ///
    /// Apple: "onChange(of:perform:)".
    @available(*, deprecated, message: "Use onChange with two parameters or with none.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, usesFormerAction: true) { _, new in action(new) })
    }
}
