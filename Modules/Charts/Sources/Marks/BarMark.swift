public import Foundation
internal import SwiftUI

/// A bar from zero to a value, or from a value to a value.
///
/// Apple: "BarMark".
public struct BarMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A bar at a place, as long as a value says.
    ///
    /// A range along one axis is the place, which the bar fills, if there is a number along the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar)
        mark.setX(x)
        mark.setY(y)
        mark.width = width
        mark.height = height
        mark.stacking = stacking
    }

    /// A bar from a value to a value, upright.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = Mark(.bar)
        mark.setX(x)
        mark.setY(yStart, yEnd)
        mark.width = width
    }

    /// A bar from a value to a value, lying.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = Mark(.bar)
        mark.setX(xStart, xEnd)
        mark.setY(y)
        mark.height = height
    }

    /// A bar over a place, from edge to edge or between points; bars of one chart are stacked.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar)
        mark.setX(x)
        mark.y = .points(yStart, yEnd)
        mark.width = width
        mark.stacking = stacking
    }

    /// The same, lying.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.bar)
        mark.x = .points(xStart, xEnd)
        mark.setY(y)
        mark.height = height
        mark.stacking = stacking
    }

    /// A bar from a value to a value, between points of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        mark = Mark(.bar)
        mark.setX(xStart, xEnd)
        mark.y = .points(yStart, yEnd)
    }

    /// The same, lying.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.bar)
        mark.x = .points(xStart, xEnd)
        mark.setY(yStart, yEnd)
    }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
