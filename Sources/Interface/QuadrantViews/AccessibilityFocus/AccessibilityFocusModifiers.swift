public import QuadrantCore

private enum AccessibilityFocusCenterKey: EnvironmentKey {
    static var defaultValue: AccessibilityFocusCenter? { nil }
}

extension EnvironmentValues {
    /// Which element of the host has the focus of assistive technologies; `nil` where no host says.
    package var accessibilityFocusCenter: AccessibilityFocusCenter? {
        get { self[AccessibilityFocusCenterKey.self] }
        set { self[AccessibilityFocusCenterKey.self] = newValue }
    }
}

/// Ties the focus of a view's element to a state.
private nonisolated struct AccessibilityFocusModifier: ViewModifier {
    let isWanted: () -> Bool
    let set: (Bool) -> Void
    let technologies: AccessibilityTechnologies?
    @State private var target = AccessibilityFocusTarget()
    @WholeEnvironment() private var environment

    @MainActor
    func body(content: Content) -> some View {
        target.isWanted = isWanted
        target.set = set
        target.follows = technologies?.isOneOn(in: environment) != false
        let (target, center) = (target, environment.accessibilityFocusCenter)
        return
            content
            .modifier(
                AccessibilityAttachmentModifier { note, _ in
                    note.detail { $0.focus = [target] }
                }
            )
            .onChange(of: isWanted(), initial: true) { _, isWanted in
                center?.follow(target, isWanted: isWanted)
            }
            .onDisappear { center?.leave(target) }
    }
}

extension View {
    /// Ties the accessibility focus of this view to a state: the state has `value` while the view's element has the
    /// focus, and setting it to `value` moves the focus there.
    ///
    /// Apple: "accessibilityFocused(_:equals:)". When the focus leaves, or the view disappears, the state becomes
    /// `nil`. Setting `nil` takes the focus away. Of several elements in the view the first counts.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let base = binding.base
        return modifier(
            AccessibilityFocusModifier(
                isWanted: { base.wrappedValue == value },
                set: { isFocused in
                    if isFocused {
                        base.wrappedValue = value
                    } else if base.wrappedValue == value, let none = noValue(Value.self) {
                        base.wrappedValue = none
                    }
                }, technologies: binding.technologies))
    }

    /// Ties the accessibility focus of this view to a state that is `true` while the view's element has the focus.
    ///
    /// Apple: "accessibilityFocused(_:)".
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        let base = condition.base
        return modifier(
            AccessibilityFocusModifier(
                isWanted: { base.wrappedValue }, set: { base.wrappedValue = $0 },
                technologies: condition.technologies))
    }

    /// Moves the accessibility focus to the view of a value when this view appears.
    ///
    /// Apple: "accessibilityDefaultFocus(_:_:)". Of several views that appear together the outermost decides.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// `nil`, if the type of a state's value has it; `false` for `Bool`.
private func noValue<Value>(_ type: Value.Type) -> Value? {
    if let none = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) {
        return none as? Value
    }
    return false as? Value
}
