import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

extension SliderModel {
    /// The model of a slider for values that are steps away from the lower bound.
    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, onEditingChanged: onEditingChanged)
        self.step = Double(step)
    }

    /// The same model with a neutral value and the values that can be chosen.
    fileprivate func with<V: BinaryFloatingPoint>(
        neutral: V?, enabled: ClosedRange<V>?, ticks: [SliderTick<V>] = []
    ) -> SliderModel {
        var result = self
        result.neutral = neutral.map { Double($0) }
        result.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
        result.ticks = ticks.map { Tick(value: Double($0.value), label: $0.label) }
        return result
    }

    /// The ticks that a closure makes for the steps, of which there are at most 1000 asked for.
    fileprivate func ticks<V: BinaryFloatingPoint>(
        _ tick: (V) -> SliderTick<V>?
    ) -> [SliderTick<V>] {
        guard let step, step > 0, step.isFinite else { return [] }
        return (0...Int(min(stepCount, 1000))).compactMap {
            tick(V(min(bounds.lowerBound + Double($0) * step, bounds.upperBound)))
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider whose track is filled from a neutral value, and in which only some values can be chosen.
    ///
    /// - Parameters:
    ///   - value: What the slider sets.
    ///   - bounds: The values at both ends of the track.
    ///   - neutralValue: Where the filled part of the track begins; `nil` for the lower bound.
    ///   - enabledBounds: The values that can be chosen; `nil` for all.
    ///   - label: What the slider is for.
    ///   - currentValueLabel: The value in words, for assistive technologies.
    ///   - onEditingChanged: Called with `true` when somebody begins to move the knob, and with `false` in the end.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged)
                .with(neutral: neutralValue, enabled: enabledBounds), label(),
            current: .oneView(currentValueLabel()))
    }

    /// Creates a slider with ticks.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged)
                .with(neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks),
            label(), current: .oneView(currentValueLabel()))
    }

    /// Creates a slider for values that are steps away from the lower bound, with ticks at some of them.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>? = { _ in nil },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let model = SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged)
        self.init(
            model.with(neutral: neutralValue, enabled: enabledBounds, ticks: model.ticks(tick)),
            label(), current: .oneView(currentValueLabel()))
    }
}

extension Slider {
    /// Creates a slider with labels at both ends, whose track is filled from a neutral value.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged)
                .with(neutral: neutralValue, enabled: enabledBounds), label(),
            current: .oneView(currentValueLabel()), minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider with ticks, and labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            SliderModel(value, bounds, onEditingChanged: onEditingChanged)
                .with(neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks),
            label(), current: .oneView(currentValueLabel()), minimumValueLabel(),
            maximumValueLabel())
    }

    /// Creates a slider for values that are steps away from the lower bound, with labels at both ends and ticks at some
    /// of the steps.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>? = { _ in nil },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let model = SliderModel(value, bounds, step: step, onEditingChanged: onEditingChanged)
        self.init(
            model.with(neutral: neutralValue, enabled: enabledBounds, ticks: model.ticks(tick)),
            label(), current: .oneView(currentValueLabel()), minimumValueLabel(),
            maximumValueLabel())
    }
}
