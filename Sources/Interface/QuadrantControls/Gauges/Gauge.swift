import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// Shows a value within a range.
///
/// Apple: "Gauge". The gauge style around decides how it looks; without one it is a bar that is filled up to the value.
/// Values beyond the bounds count as the bounds; a value that makes no sense counts as the lower bound, which is reported.
/// Labels of marked values are accepted and ignored, as Apple says of its own, which is reported.
public nonisolated struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
    private let fraction: Double
    private let diagnostic: Diagnostic?
    private let label: Label
    private let current: CurrentValueLabel?
    private let minimum: BoundsLabel?
    private let maximum: BoundsLabel?
    private var hasMarks: Bool

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
        _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
    ) {
        let (value, low, high) = (
            Double(value), Double(bounds.lowerBound), Double(bounds.upperBound)
        )
        if value.isFinite, high > low, (high - low).isFinite {
            fraction = min(max((value - low) / (high - low), 0), 1)
            diagnostic = nil
        } else {
            fraction = 0
            diagnostic = Diagnostic(
                "Gauge(value: \(value), in: \(low)...\(high)) is no value in a range",
                advice:
                    "The lower bound is shown. Give a finite value, and an upper bound above the lower one."
            )
        }
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        hasMarks = false
    }

    /// The same gauge with labels of some values, which are ignored.
    private func marked() -> Gauge {
        var result = self
        result.hasMarks = true
        return result
    }

    /// The gauge in the style around.
    @MainActor public var body: some View {
        StyledControl(
            GaugeStyleConfiguration(
                fraction, label: .oneView(label), current: shown(current), minimum: shown(minimum),
                maximum: shown(maximum)),
            fallback: HostedStyle(GaugeBody<DefaultGaugeStyle>.self, DefaultGaugeStyle())
        )
        .controlNote(note)
        .modifier(ReportModifier(diagnostic: diagnostic))
        .modifier(
            ReportModifier(
                diagnostic: hasMarks
                    ? .withoutEffect(
                        "Gauge(markedValueLabels:)", advice: "Apple's gauges ignore them, too.")
                    : nil))
    }

    private var note: AccessibilityNote {
        var note = AccessibilityNote()
        note.value = fraction.percentText
        note.children = .combine
        return note
    }

    private func shown<V: View>(_ view: V?) -> AnyView? {
        guard let view, V.self != EmptyView.self else { return nil }
        return .oneView(view)
    }
}

extension Gauge
where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
    /// Creates a gauge with a label.
    ///
    /// - Parameters:
    ///   - value: What the gauge shows.
    ///   - bounds: The range of values.
    ///   - label: What the gauge measures.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and its value in words.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with a label, its value in words, and labels of some values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self = Gauge(value, bounds, label(), currentValueLabel()).marked()
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label, its value in words, and its bounds in words.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge {
    /// Creates a gauge with a label, its value and its bounds in words, and labels of some values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self = Gauge(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()
        ).marked()
    }
}
