import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A control that chooses a number from a range by a knob on a track.
///
/// Apple: "Slider". It is as wide as there is room. The label is told to assistive technologies, and shown on macOS only. A step of
/// 0 or less, bounds without room between them and values that are not finite are reported.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let model: SliderModel
    private let label: Label
    private var currentValueLabel: AnyView?
    private let minimum: ValueLabel?
    private let maximum: ValueLabel?

    init(
        _ model: SliderModel, _ label: Label, current: AnyView? = nil,
        _ minimum: ValueLabel? = nil, _ maximum: ValueLabel? = nil
    ) {
        self.model = model
        self.label = label
        currentValueLabel = current
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The track, between the labels of its bounds.
    @MainActor public var body: some View {
        SliderBody(
            model: model, label: .oneView(label), hasLabel: Label.self != EmptyView.self,
            currentValueLabel: currentValueLabel,
            minimum: shown(minimum), maximum: shown(maximum))
    }

    private func shown(_ view: ValueLabel?) -> AnyView? {
        guard let view, ValueLabel.self != EmptyView.self else { return nil }
        return .oneView(view)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for a value within bounds.
    ///
    /// - Parameters:
    ///   - value: What the slider sets.
    ///   - bounds: The values at both ends of the track.
    ///   - onEditingChanged: Called with `true` when somebody begins to move the knob, and with `false` in the end.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderModel(value, bounds, onEditingChanged: onEditingChanged), EmptyView())
    }

    /// Creates a slider for values that are steps away from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged), EmptyView())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderModel(value, bounds, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a slider with a label, for values that are steps away from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a slider with a label.
    ///
    /// Apple: "init(value:in:onEditingChanged:label:)", the older form.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(SliderModel(value, bounds, onEditingChanged: onEditingChanged), label())
    }

    /// Creates a slider with a label, for values that are steps away from the lower bound.
    ///
    /// Apple: "init(value:in:step:onEditingChanged:label:)", the older form.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged), label())
    }
}

extension Slider {
    /// Creates a slider with labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged), label(),
            minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider with labels at both ends, for values that are steps away from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged), label(),
            minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider with labels at both ends.
    ///
    /// Apple: "init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)", the older form.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged), label(),
            minimumValueLabel, maximumValueLabel)
    }

    /// Creates a slider with labels at both ends, for values that are steps away from the lower bound.
    ///
    /// Apple: "init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)", the older form.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged), label(),
            minimumValueLabel, maximumValueLabel)
    }
}
