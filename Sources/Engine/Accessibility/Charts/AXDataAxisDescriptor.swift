public import Foundation

/// An axis of a chart.
///
/// Apple: "AXDataAxisDescriptor" (Accessibility).
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the axis is called.
    var title: String { get set }
    /// What it is called, with attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// Apple: "AXNumericDataAxisDescriptor" (Accessibility).
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers lie along an axis.
    ///
    /// Apple: "AXNumericDataAxisDescriptor.Scale".
    public enum ScaleType: Int, Sendable {
        /// In equal steps.
        case linear
        /// By their logarithms to the base ten.
        case log10
        /// By their natural logarithms.
        case ln
    }

    /// What the axis is called, with attributes.
    open var attributedTitle: NSAttributedString
    /// How numbers lie along it; in equal steps at first.
    open var scaleType = ScaleType.linear
    /// The least and the greatest number that it shows.
    open var range: ClosedRange<Double>
    /// The numbers at which lines cross the chart.
    open var gridlinePositions: [Double]
    /// How a number is told.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - range: The least and the greatest number.
    ///   - gridlinePositions: The numbers at which lines cross the chart; may be empty.
    ///   - valueDescriptionProvider: How a number is told: `{ "\($0) degrees" }`.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        attributedTitle = NSAttributedString(string: title)
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// Creates an axis whose title has attributes.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>,
        gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// What the axis is called, without attributes.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}

/// An axis of categories.
///
/// Apple: "AXCategoricalDataAxisDescriptor" (Accessibility).
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// What the axis is called, with attributes.
    open var attributedTitle: NSAttributedString
    /// The categories, in their order along the axis.
    open var categoryOrder: [String]

    /// Creates an axis of categories, in their order.
    public init(title: String, categoryOrder: [String]) {
        attributedTitle = NSAttributedString(string: title)
        self.categoryOrder = categoryOrder
    }

    /// Creates an axis of categories whose title has attributes.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
    }

    /// What the axis is called, without attributes.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
}
