public import Foundation
internal import SwiftUI

/// A symbol at a place.
///
/// Apple: "PointMark".
public struct PointMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.point)
        mark.setX(x)
        mark.setY(y)
    }

    /// A symbol at a number of points from the leading edge; `nil` for the middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point)
        mark.x = .point(x)
        mark.setY(y)
    }

    /// A symbol at a number of points from the top; `nil` for the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point)
        mark.setX(x)
        mark.y = .point(y)
    }

    /// Never called: a mark has no body.
    @MainActor public var body: Never { preconditionFailure("A mark has no body.") }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
