public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A control that raises and lowers a value by steps.
///
/// Apple: "Stepper". A row as wide as there is room: the label, then the buttons minus and plus. At a bound, the button
/// that would leave it does nothing. A button that is held for half a second makes its step again and again, ten times a
/// second. The value itself is not shown: the label shows it, if at all. A
/// step of 0 or less is reported.
public nonisolated struct Stepper<Label: View>: View {
    private let model: StepperModel
    private let label: Label

    init(_ model: StepperModel, _ label: Label) {
        self.model = model
        self.label = label
    }

    /// A stepper always is one node: in other containers it is laid out where they put it, by the environment there.
    public static var _arity: _ViewArity { .one }

    /// The label and the buttons.
    @MainActor public var body: some View {
        StepperBody(model: model, label: .subtitled(label))
    }
}

extension Stepper {
    /// Creates a stepper that calls closures.
    ///
    /// - Parameters:
    ///   - label: What the stepper is for.
    ///   - onIncrement: What plus does; `nil` if there is nothing to raise.
    ///   - onDecrement: What minus does; `nil` if there is nothing to lower.
    ///   - onEditingChanged: Called with `true` when somebody touches a button, and with `false` in the end.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperModel(
                increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged),
            label())
    }

    /// Creates a stepper that calls closures.
    ///
    /// Apple: "init(onIncrement:onDecrement:onEditingChanged:label:)", the older form.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperModel(value, in: nil, step: step, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a stepper for a value within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperModel(value, in: bounds, step: step, onEditingChanged: onEditingChanged),
            label())
    }

    /// Creates a stepper for a value.
    ///
    /// Apple: "init(value:step:onEditingChanged:label:)", the older form.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    ///
    /// Apple: "init(value:in:step:onEditingChanged:label:)", the older form.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, which assistive technologies are told in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperModel(
                value, in: nil, step: step, format: { $0.localized(format).format($1) },
                onEditingChanged: onEditingChanged), label())
    }

    /// Creates a stepper for a value within bounds, which assistive technologies are told in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperModel(
                value, in: bounds, step: step, format: { $0.localized(format).format($1) },
                onEditingChanged: onEditingChanged), label())
    }
}
