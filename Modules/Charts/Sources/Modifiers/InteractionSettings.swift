internal import SwiftUI

/// A value of a chart that people select.
struct ChartSelection {
    enum Kind { case x, y, angle, xRange, yRange }

    var kind: Kind
    /// Sets the selection to what is at a place, or from a place to another; `nil` for nothing.
    var select: (ChartProxy, (start: _Datum, end: _Datum)?) -> Void
    /// The selection.
    var value: () -> (start: _Datum, end: _Datum)?
}

/// How a chart scrolls.
struct ScrollSettings {
    var axes: Axis.Set = []
    /// How much of the domain is seen: numbers, or seconds; of categories how many.
    var xLength: Double?
    var yLength: Double?
    /// What is at the leading side, or at the bottom.
    var x: ScrollPlace?
    var y: ScrollPlace?
    var behavior: (any ChartScrollTargetBehavior)?

    struct ScrollPlace {
        var initial: _Datum
        /// Tells where the chart has scrolled to, and answers what was told, as a value of the binding's type; `nil`
        /// where nobody wants to know.
        var set: ((_Datum) -> _Datum?)?
    }
}

/// From where charts with depth are looked at.
struct PoseSettings {
    var pose: Chart3DPose?
    var binding: Binding<Chart3DPose>?
    var projection = Chart3DCameraProjection.automatic
    var rendering = Chart3DRenderingStyle.automatic
}
