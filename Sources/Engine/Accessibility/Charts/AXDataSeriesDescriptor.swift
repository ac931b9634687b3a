public import Foundation

/// A series of values of a chart.
///
/// Apple: "AXDataSeriesDescriptor" (Accessibility).
open class AXDataSeriesDescriptor: NSObject {
    /// What the series is called, with attributes.
    open var attributedName: NSAttributedString
    /// Whether there are values between the points: a line, not a row of bars.
    open var isContinuous: Bool
    /// The points, in their order.
    open var dataPoints: [AXDataPoint]

    /// Creates a series; `isContinuous` says whether there are values between the points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        attributedName = NSAttributedString(string: name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Creates a series whose name has attributes.
    public init(
        attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
    ) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// What the series is called, without attributes; `nil` for no name.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
}

/// A value along an axis: a number or a category.
///
/// Apple: "AXDataPointValue" (Accessibility).
open class AXDataPointValue: NSObject {
    /// The number; 0 for a category.
    open var number: Double
    /// The category; empty for a number.
    open var category: String

    private init(number: Double, category: String) {
        self.number = number
        self.category = category
    }

    /// A number.
    public static func number(_ value: Double) -> AXDataPointValue {
        AXDataPointValue(number: value, category: "")
    }

    /// A category.
    public static func category(_ value: String) -> AXDataPointValue {
        AXDataPointValue(number: 0, category: value)
    }
}

/// A point of a series.
///
/// Apple: "AXDataPoint" (Accessibility).
open class AXDataPoint: NSObject {
    /// The value along the horizontal axis.
    open var xValue: AXDataPointValue
    /// The value along the vertical axis; `nil` for a point without one.
    open var yValue: AXDataPointValue?
    /// The values along the chart's additional axes, in their order.
    open var additionalValues: [AXDataPointValue]
    /// What the point is called, with attributes; `nil` for no name.
    open var attributedLabel: NSAttributedString?

    /// Creates a point of values.
    public init(
        x: AXDataPointValue, y: AXDataPointValue? = nil,
        additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        xValue = x
        yValue = y
        self.additionalValues = additionalValues
        attributedLabel = label.map { NSAttributedString(string: $0) }
    }

    /// Creates a point at a number.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        self.init(
            x: .number(x), y: y.map { .number($0) }, additionalValues: additionalValues,
            label: label)
    }

    /// Creates a point at a category.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        self.init(
            x: .category(x), y: y.map { .number($0) }, additionalValues: additionalValues,
            label: label)
    }

    /// What the point is called, without attributes; `nil` for no name.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
}
