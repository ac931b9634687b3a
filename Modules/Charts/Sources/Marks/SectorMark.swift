public import Foundation
internal import SwiftUI

/// A sector of a pie or a ring.
///
/// Apple: "SectorMark".
public struct SectorMark: ChartContent {
    /// A mark has no body.
    public typealias Body = Never
    var mark: Mark

    /// A sector as wide as its value's share of the sum; of a range, from angle to angle.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark(.sector)
        mark.angle = angle.extent
        mark.names.y = angle.label
        mark.innerRadius = innerRadius
        mark.outerRadius = outerRadius
        mark.angularInset = angularInset
    }

    /// Adds the mark.
    @MainActor public func _collect(_ collector: inout _MarkCollector) { collector.add(mark) }
}
