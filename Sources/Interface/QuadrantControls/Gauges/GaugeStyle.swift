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
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GaugeStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The value of a gauge in words.
    public nonisolated struct CurrentValueLabel: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GaugeStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The lower bound of a gauge in words.
    public nonisolated struct MinimumValueLabel: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GaugeStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// The upper bound of a gauge in words.
    public nonisolated struct MaximumValueLabel: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GaugeStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// Labels of some values of a gauge.
    public nonisolated struct MarkedValueLabel: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = GaugeStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
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
        self.label = Label(_content: label)
        currentValueLabel = current.map { CurrentValueLabel(_content: $0) }
        minimumValueLabel = minimum.map { MinimumValueLabel(_content: $0) }
        maximumValueLabel = maximum.map { MaximumValueLabel(_content: $0) }
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
