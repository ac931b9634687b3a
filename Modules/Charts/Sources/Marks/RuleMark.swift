public import Foundation
internal import SwiftUI

/// A line across the plot, or from a value to a value.
///
/// Apple: "RuleMark".
public struct RuleMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// An upright line at a value, from edge to edge or between points.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(.rule)
        mark.setX(x)
        mark.y = .points(yStart, yEnd)
    }

    /// A lying line at a value, from edge to edge or between points.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.rule)
        mark.x = .points(xStart, xEnd)
        mark.setY(y)
    }

    /// An upright line from a value to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.rule)
        mark.setX(x)
        mark.setY(yStart, yEnd)
    }

    /// A lying line from a value to a value.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.rule)
        mark.setX(xStart, xEnd)
        mark.setY(y)
    }

    /// An upright line at a number of points from the leading edge; `nil` for the middle.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    {
        mark = Mark(.rule)
        mark.x = .point(x)
        mark.setY(yStart, yEnd)
    }

    /// A lying line at a number of points from the top; `nil` for the middle.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil)
    {
        mark = Mark(.rule)
        mark.setX(xStart, xEnd)
        mark.y = .point(y)
    }

    /// Never called: a mark has no body.
    @MainActor public var body: Never { preconditionFailure("A mark has no body.") }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
