import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// How gauges look.
///
/// Apple: "GaugeStyle".
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// What a gauge is made of.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// The view of a gauge. Evaluated for each gauge in the environment around it, in which the styles further out are
    /// in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a gauge.
///
/// Apple: "GaugeStyleConfiguration".
public nonisolated struct GaugeStyleConfiguration {
    /// What a gauge measures.
    public nonisolated struct Label: View {
        fileprivate let content: AnyView

        /// The label's own view.
        @MainActor public var body: some View { content }
    }

    /// The value of a gauge in words.
    public nonisolated struct CurrentValueLabel: View {
        fileprivate let content: AnyView

        /// The label's own view.
        @MainActor public var body: some View { content }
    }

    /// The lower bound of a gauge in words.
    public nonisolated struct MinimumValueLabel: View {
        fileprivate let content: AnyView

        /// The label's own view.
        @MainActor public var body: some View { content }
    }

    /// The upper bound of a gauge in words.
    public nonisolated struct MaximumValueLabel: View {
        fileprivate let content: AnyView

        /// The label's own view.
        @MainActor public var body: some View { content }
    }

    /// Labels of some values of a gauge.
    public nonisolated struct MarkedValueLabel: View {
        fileprivate let content: AnyView

        /// The label's own view.
        @MainActor public var body: some View { content }
    }

    /// The value as a part of the gauge's range, from 0 to 1.
    public var value: Double
    /// What the gauge measures.
    public var label: Label
    /// The value in words; `nil` if the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words; `nil` if the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words; `nil` if the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?

    init(
        _ value: Double, label: AnyView, current: AnyView?, minimum: AnyView?, maximum: AnyView?
    ) {
        self.value = value
        self.label = Label(content: label)
        currentValueLabel = current.map { CurrentValueLabel(content: $0) }
        minimumValueLabel = minimum.map { MinimumValueLabel(content: $0) }
        maximumValueLabel = maximum.map { MaximumValueLabel(content: $0) }
    }
}

/// Evaluates the body of a `GaugeStyle`.
enum GaugeBody<Style: GaugeStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the gauges in this view.
    ///
    /// Apple: "gaugeStyle(_:)".
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(GaugeBody<S>.self, style)
    }
}
