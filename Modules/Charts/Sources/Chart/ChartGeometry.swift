internal import Foundation
internal import SwiftUI
internal import Synchronization

/// Where the parts of a chart are, as it was laid out last, in points from its top leading corner.
struct ChartGeometry: Sendable {
    /// The plot.
    var plot = CGRect.zero
    /// The size of the chart.
    var size = CGSize.zero
    /// How far the labels at the bottom and at the top reach, from the plot.
    var bottom: CGFloat = 0
    var top: CGFloat = 0
    /// The extents of labels from the plot, in the order of those of the axis x.
    var extents: [CGFloat?] = []
}

/// Keeps the places that a chart's layout has found, for what is drawn outside of the plot.
final class ChartGeometryBox: Sendable {
    private let value = Mutex(ChartGeometry())

    var geometry: ChartGeometry {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
