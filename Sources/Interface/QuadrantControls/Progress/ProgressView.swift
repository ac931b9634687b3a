public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// Shows how far something is, or that it goes on.
///
/// Apple: "ProgressView". The progress view style around decides how it looks. Without one, a progress view with
/// a value is a bar that fills the proposed width, and one without a value a spinner, which turns with the
/// host's clock: in a picture that stands still it is at the start of its turn.
///
/// Values below 0 or above the total count as 0 or the total, and a value or total that makes no sense as 0;
/// that is reported.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// Where the part that is done comes from.
    enum Source {
        case fraction(Double?)
        case progress(Progress)
        case dates(ClosedRange<Date>, countsDown: Bool)
        /// The progress view that a style is given.
        case configuration(ProgressViewStyleConfiguration)
    }

    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private var diagnostic: Diagnostic?

    private init(
        _ source: Source, label: Label? = nil, currentValueLabel: CurrentValueLabel? = nil
    ) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private init<V: BinaryFloatingPoint>(
        _ value: V?, of total: V, _ label: Label?, _ currentValueLabel: CurrentValueLabel?
    ) {
        let known = value.map { ProgressFraction(value: Double($0), total: Double(total)) }
        self.init(.fraction(known?.fraction), label: label, currentValueLabel: currentValueLabel)
        diagnostic = known?.diagnostic
    }

    /// The progress view in the style around.
    @MainActor public var body: some View {
        Group {
            switch source {
            case .fraction(let fraction):
                StyledProgress(
                    ProgressViewStyleConfiguration(
                        fraction, label: shown(label), currentValueLabel: shown(currentValueLabel)))
            case .progress(let progress):
                StyledProgress(
                    ProgressViewStyleConfiguration(
                        progress.isIndeterminate ? nil : progress.shownFraction,
                        label: AnyView(Text(progress.shownDescription)),
                        currentValueLabel: progress.isIndeterminate
                            ? nil : AnyView(Text(progress.shownCount))))
            case .dates(let dates, let countsDown):
                DateProgress(
                    dates: dates, countsDown: countsDown, label: shown(label),
                    currentValueLabel: shown(currentValueLabel))
            case .configuration(let configuration):
                StyledProgress(configuration, isGiven: true)
            }
        }
        .modifier(ReportModifier(diagnostic: diagnostic))
    }

    private func shown<V: View>(_ view: V?) -> AnyView? {
        guard let view, V.self != EmptyView.self else { return nil }
        return .oneView(view)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view for something that goes on for an unknown time.
    public init() where Label == EmptyView {
        self.init(.fraction(nil))
    }

    /// Creates a progress view with a label, for something that goes on for an unknown time.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label())
    }

    /// Creates a progress view with a localised title, for something that goes on for an unknown time.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), label: Text(titleKey))
    }

    /// Creates a progress view with a title that is not localised, for something that goes on for an unknown
    /// time.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.fraction(nil), label: Text(title))
    }

    /// Creates a progress view that shows which part of a total is done.
    ///
    /// - Parameters:
    ///   - value: What is done; `nil` if nobody knows.
    ///   - total: What there is to do.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value, of: total, nil, nil)
    }

    /// Creates a progress view with a label that shows which part of a total is done.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value, of: total, label(), nil)
    }

    /// Creates a progress view with a localised title that shows which part of a total is done.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value, of: total, Text(titleKey), nil)
    }

    /// Creates a progress view with a title that is not localised, that shows which part of a total is done.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value, of: total, Text(title), nil)
    }

    /// Creates a progress view that shows a `Progress` as it is when the view is evaluated, with its
    /// descriptions as labels.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(.progress(progress))
    }
}

extension ProgressView {
    /// Creates a progress view with labels that shows which part of a total is done.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, of: total, label(), currentValueLabel())
    }

    /// Creates a progress view with labels that shows which part of a time is over, or is left.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when.
    ///   - countsDown: Whether the bar is full at first and empty in the end.
    ///   - label: What the time is for.
    ///   - currentValueLabel: How far it is.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .dates(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// Creates the progress view that a style is given, for use in the body of that style. The next style
    /// around, or the default one, decides how it looks.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(.configuration(configuration))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view with a label that shows which part of a time is over, or is left, with a clock.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .dates(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(
                interval: timerInterval, countsDown: countsDown))
    }

    /// Creates a progress view that shows which part of a time is over, or is left, with a clock.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
    }
}

/// The clock of a progress view for a time.
///
/// Apple: "DefaultDateProgressLabel".
public nonisolated struct DefaultDateProgressLabel: View {
    fileprivate let interval: ClosedRange<Date>
    fileprivate let countsDown: Bool

    /// The time that is left, or over, as a clock.
    @MainActor public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}
