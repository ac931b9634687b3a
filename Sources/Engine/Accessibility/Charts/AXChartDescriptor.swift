public import Foundation

/// A chart as it can be told, or heard as tones: its axes and the values that it shows.
///
/// Apple: "AXChartDescriptor" (Accessibility). Views of SwiftUI hand it over by
/// `accessibilityChartDescriptor(_:)`.
open class AXChartDescriptor: NSObject {
    /// The direction in which a chart is read.
    ///
    /// Apple: "AXChartDescriptor.ContentDirection".
    public enum ContentDirection: Int, Sendable {
        /// From the left to the right.
        case leftToRight
        /// From the right to the left.
        case rightToLeft
        /// From the top down.
        case topToBottom
        /// From the bottom up.
        case bottomToTop
        /// Around a centre, as the hands of a clock go.
        case radialClockwise
        /// Around a centre, against the hands of a clock.
        case radialCounterClockwise
    }

    /// The title, with attributes; `nil` for none.
    open var attributedTitle: NSAttributedString?
    /// What the chart shows, in a sentence or two; `nil` for none.
    open var summary: String?
    /// The direction in which it is read; from the left to the right at first.
    open var contentDirection = ContentDirection.leftToRight
    /// Where in its view the values are, in points; of no size, as at first, for all of the view.
    open var contentFrame = CGRect.zero
    /// The series of values.
    open var series: [AXDataSeriesDescriptor]
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; `nil` for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes, such as one of sizes or of colours.
    open var additionalAxes: [any AXDataAxisDescriptor]

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - title: What it is called; `nil` for no title.
    ///   - summary: What it shows; `nil` for no summary.
    ///   - xAxis: The horizontal axis, of numbers or of categories.
    ///   - yAxis: The vertical axis, of numbers; `nil` for none.
    ///   - additionalAxes: The axes of the points' additional values, in their order.
    ///   - series: The values.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        attributedTitle = title.map { NSAttributedString(string: $0) }
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// Creates a chart whose title has attributes.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.attributedTitle = attributedTitle
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// The title, without attributes; `nil` for none.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
}

/// Something that shows a chart.
///
/// Apple: "AXChart" (Accessibility).
public protocol AXChart {
    /// The chart; `nil` for none.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
