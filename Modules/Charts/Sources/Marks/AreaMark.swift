internal import Foundation
internal import SwiftUI

/// A point of the edge of an area.
///
/// Apple: "AreaMark".
public struct AreaMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A point over zero.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area)
        mark.setX(x)
        mark.setY(y)
        mark.stacking = stacking
    }

    /// A point over zero, of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = Mark(.area)
        mark.setX(x)
        mark.setY(y)
        mark.series = series.extent.start
        mark.stacking = stacking
    }

    /// A lower and an upper point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(.area)
        mark.setX(x)
        mark.setY(yStart, yEnd)
    }

    /// A lower and an upper point, of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = Mark(.area)
        mark.setX(x)
        mark.setY(yStart, yEnd)
        mark.series = series.extent.start
    }

    /// A left and a right point.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(.area)
        mark.setX(xStart, xEnd)
        mark.setY(y)
    }

    /// A left and a right point, of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = Mark(.area)
        mark.setX(xStart, xEnd)
        mark.setY(y)
        mark.series = series.extent.start
    }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
