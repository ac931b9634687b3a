public import SwiftUI

/// How values become lengths.
///
/// Apple: "ScaleType".
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, date, category
        case power(Double)
        case symmetricLog(Double)
    }

    let kind: Kind

    /// Equal differences are equal lengths.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Equal ratios are equal lengths. Numbers that are not above 0 have no place.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// The square root of the number, of negative ones to the other side.
    public static var squareRoot: ScaleType { ScaleType(kind: .power(0.5)) }
    /// A power of the number, of negative ones to the other side. An exponent that is not above 0 counts as 1.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// Logarithmic away from 0, to both sides, of slope 1 at 0.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Logarithmic away from 0, to both sides. A slope that is not above 0 counts as 1.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero))
    }
    /// Moments.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// One band for each value.
    public static var category: ScaleType { ScaleType(kind: .category) }
}

/// What values a scale has. Closed ranges, arrays and the automatic domain conform.
///
/// Apple: "ScaleDomain".
public protocol ScaleDomain {
    /// The domain as charts know it; not for use outside the library.
    var _domain: _ScaleDomain { get }
}

/// A domain as charts know it; not for use outside the library.
public struct _ScaleDomain {
    enum Kind {
        case automatic
        /// Of two numbers or dates the ends, of categories all; in this order.
        case values([_Datum])
    }

    var kind = Kind.automatic
    /// `nil` for what is usual.
    var includesZero: Bool?
    var isReversed = false
    /// Changes the values that were found.
    var modify: (([_Datum]) -> [_Datum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From the lower to the upper bound.
    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .values([lowerBound.datum, upperBound.datum]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// Of numbers and dates from the first to the last, which may be the lower; of categories all.
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.datum))) }
}

/// A domain that follows from the values of the chart.
///
/// Apple: "AutomaticScaleDomain".
public struct AutomaticScaleDomain: ScaleDomain {
    /// The domain as charts know it.
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the chart; of numbers with 0.
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: _ScaleDomain())
    }

    /// The values of the chart.
    ///
    /// - Parameters:
    ///   - includesZero: `nil` for what is usual: yes, but on logarithmic scales.
    ///   - reversed: Whether large values are at the leading side, and at the bottom.
    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// The values of the chart, as a closure changes them.
    ///
    /// - Parameter modifyInferredDomain: Gets the ends of numbers and dates, or all categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) {
                var values = $0.compactMap { DataValue.value(of: $0) }
                modifyInferredDomain(&values)
                return values.map(\.datum)
            })
    }
}

/// What a scale makes of values: styles, sizes, symbols. Arrays, gradients and closed ranges of sizes conform.
///
/// Apple: "ScaleRange".
public protocol ScaleRange {
    /// The type of a result.
    associatedtype VisualValue

    /// The results in turn; not for use outside the library.
    var _values: [VisualValue] { get }

    /// Whether the results are the ends of all that is between them; not for use outside the library.
    var _isSpan: Bool { get }
}

extension ScaleRange {
    /// The results are all there are.
    public var _isSpan: Bool { false }
}

extension Array: ScaleRange {
    /// The type of a result.
    public typealias VisualValue = Element

    /// The elements in turn.
    public var _values: [Element] { self }
}

extension Gradient: ScaleRange {
    /// Styles between the colours.
    public typealias VisualValue = Color

    /// The colours of the stops.
    public var _values: [Color] { stops.map(\.color) }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    /// A size.
    public typealias VisualValue = CGFloat

    /// The ends.
    public var _values: [CGFloat] { [lowerBound, upperBound] }

    /// Categories get sizes between the ends too.
    public var _isSpan: Bool { true }
}

/// Where in the plot a scale of positions reaches.
///
/// Apple: "PositionScaleRange".
public protocol PositionScaleRange {
    /// The range as charts know it; not for use outside the library.
    var _positions: _PositionRange { get }
}

/// A range of positions as charts know it; not for use outside the library.
public enum _PositionRange: Sendable {
    /// The plot, less some points at its sides.
    case plot(start: CGFloat, end: CGFloat)
    /// From a number of points to another.
    case points(CGFloat, CGFloat)
}

/// The whole side of the plot, less some points.
///
/// Apple: "PlotDimensionScaleRange".
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    /// The range as charts know it.
    public let _positions: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole side of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The side of the plot, less some points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The side of the plot, less some points at its ends: leading and trailing, or bottom and top.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(
            _positions: .plot(
                start: startPadding.isFinite ? startPadding : 0,
                end: endPadding.isFinite ? endPadding : 0))
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// From a number of points to another. What is more than a million points away counts as so far.
    public var _positions: _PositionRange {
        let most: CGFloat = 1e6
        return .points(
            Swift.min(Swift.max(lowerBound, -most), most),
            Swift.min(Swift.max(upperBound, -most), most))
    }
}
