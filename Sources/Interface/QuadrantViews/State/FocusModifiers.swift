public import QuadrantCore

/// Adds a focus state that speaks of the views in a view.
private nonisolated struct FocusWishModifier: EnvironmentModifier {
    let wish: FocusWish

    func change(_ environment: inout EnvironmentValues) {
        environment.focusWishes.append(wish)
    }
}

extension View {
    /// Ties the focus of this view to a state: the state has `value` while the view has the focus, and
    /// setting it to `value` gives the view the focus.
    ///
    /// Apple: "focused(_:equals:)". If the view loses the focus and no other view of the state gains it,
    /// the state becomes `nil`. Of several fields in the view one has the focus. A value that no view
    /// stands for gives nobody the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let base = binding.base
        return modifier(
            FocusWishModifier(
                wish: FocusWish(
                    isWanted: { base.wrappedValue == value },
                    set: { isFocused in
                        if isFocused {
                            base.wrappedValue = value
                        } else if base.wrappedValue == value,
                            let none = noValue(Value.self)
                        {
                            base.wrappedValue = none
                        }
                    }, name: base.wishName(AnyHashable(value)))))
    }

    /// Ties the focus of this view to a state that is `true` while the view has the focus.
    ///
    /// Apple: "focused(_:)".
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        let base = condition.base
        return modifier(
            FocusWishModifier(
                wish: FocusWish(
                    isWanted: { base.wrappedValue }, set: { base.wrappedValue = $0 },
                    name: base.wishName(nil))))
    }
}

extension Binding {
    fileprivate func wishName(_ value: AnyHashable?) -> FocusWish.Name? {
        owner.map { FocusWish.Name(owner: ObjectIdentifier($0), value: value) }
    }
}

/// `nil`, if the type of a focus state's value has it; `false` for `Bool`.
private func noValue<Value>(_ type: Value.Type) -> Value? {
    if let none = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) {
        return none as? Value
    }
    return false as? Value
}
