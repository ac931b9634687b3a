internal import QuadrantGeometry

/// Gives what changes in its content an animation, in updates in which a value is another one than before.
nonisolated struct ValueAnimationModifier<Value: Equatable>: RuleModifier {
    let animation: Animation?
    let value: Value

    @MainActor
    func makeRule() -> ValueAnimationRule<Value> { ValueAnimationRule() }

    @MainActor
    func set(_ rule: ValueAnimationRule<Value>, in motion: TreeMotion) {
        defer { rule.value = value }
        if let old = rule.value, old != value {
            rule.changed = motion.update
            motion.noteAnimating()
        }
        animation?.fault?.say()
        rule.animation = animation
    }
}

/// The rule of `animation(_:value:)`.
final class ValueAnimationRule<Value: Equatable>: TransactionRule {
    var animation: Animation?
    var value: Value?
    /// The update in which the value changed last.
    var changed: Int?

    override func apply(_ transaction: inout Transaction, update: Int) {
        guard changed == update, !transaction.disablesAnimations else { return }
        transaction.animation = animation
        transaction.setter = ".animation(_:value:)"
    }
}

/// Gives all that changes in its content an animation.
nonisolated struct AnyAnimationModifier: RuleModifier {
    let animation: Animation?

    @MainActor
    func makeRule() -> AnyAnimationRule { AnyAnimationRule() }

    @MainActor
    func set(_ rule: AnyAnimationRule, in motion: TreeMotion) {
        animation?.fault?.say()
        rule.animation = animation
        rule.last(in: motion)
    }
}

/// The rule of `animation(_:)`.
final class AnyAnimationRule: TransactionRule {
    var animation: Animation?

    override var concernsMoments: Bool { false }

    override func apply(_ transaction: inout Transaction, update: Int) {
        guard !transaction.disablesAnimations else { return }
        transaction.animation = animation
        transaction.setter = ".animation(_:)"
    }
}

extension View {
    /// Gives what changes in this view an animation whenever `value` is another one than at the update before; none for
    /// `nil`.
    ///
    /// Apple: "animation(_:value:)". It concerns what is written before it in the chain of modifiers, and there it decides
    /// against `withAnimation`. A first value is no change.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Gives all that changes in this view an animation; none for `nil`.
    ///
    /// Apple: "animation(_:)".
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnyAnimationModifier(animation: animation))
    }

    /// Gives what the modifiers in `body` change an animation. This view, which `body` is handed, is not concerned.
    ///
    /// Apple: "animation(_:body:)".
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        RuledBody(
            modifier: AnyAnimationModifier(animation: animation),
            made: body(PlaceholderContentView(content: self)))
    }
}

extension ViewModifier {
    /// The same modifier; all that it changes, and what it modifies, does so with an animation, or with none for `nil`.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        concat(AnyAnimationModifier(animation: animation))
    }
}
