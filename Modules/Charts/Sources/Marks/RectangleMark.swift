public import Foundation
internal import SwiftUI

/// A rectangle around a place, or between values.
///
/// Apple: "RectangleMark".
public struct RectangleMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A rectangle around two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle)
        mark.setX(x)
        mark.setY(y)
        mark.width = width
        mark.height = height
    }

    /// A rectangle at a value, from a value to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle)
        mark.setX(x)
        mark.setY(yStart, yEnd)
        mark.width = width
    }

    /// The same, lying.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle)
        mark.setX(xStart, xEnd)
        mark.setY(y)
        mark.height = height
    }

    /// A rectangle between four values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle)
        mark.setX(xStart, xEnd)
        mark.setY(yStart, yEnd)
    }

    /// A rectangle between values, and points of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rectangle)
        mark.setX(xStart, xEnd)
        mark.y = .points(yStart, yEnd)
    }

    /// The same, lying.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rectangle)
        mark.x = .points(xStart, xEnd)
        mark.setY(yStart, yEnd)
    }

    /// A rectangle between points of the plot.
    public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = Mark(.rectangle)
        mark.x = .points(xStart, xEnd)
        mark.y = .points(yStart, yEnd)
    }

    /// A rectangle at a value, between points of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle)
        mark.setX(x)
        mark.y = .points(yStart, yEnd)
        mark.width = width
    }

    /// The same, lying.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.rectangle)
        mark.x = .points(xStart, xEnd)
        mark.setY(y)
        mark.height = height
    }

    /// Never called: a mark has no body.
    @MainActor public var body: Never { preconditionFailure("A mark has no body.") }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
