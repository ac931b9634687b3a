internal import Foundation
internal import SwiftUI

/// A point of a line. The points of one series, or of one style, make one line.
///
/// Apple: "LineMark".
public struct LineMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A point.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.line)
        mark.setX(x)
        mark.setY(y)
    }

    /// A point of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(.line)
        mark.setX(x)
        mark.setY(y)
        mark.series = series.extent.start
    }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
