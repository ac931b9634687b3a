package import Foundation
package import QuadrantViews

/// The lengths and colours of gauges, in points.
package struct GaugeMetrics: Sendable {
    /// The height of a bar.
    package let barHeight: CGFloat
    /// The part of a bar that is not filled.
    package let track: SystemColor
    /// The distance from the label to the bar.
    package let labelDistance: CGFloat
    /// The distance from the bar to the value in words.
    package let valueDistance: CGFloat
    /// The height of an accessory bar.
    package let accessoryBar: CGFloat
    /// The distance from an accessory bar to its labels.
    package let accessoryDistance: CGFloat
    /// The side of a ring.
    package let ring: CGFloat
    /// The thickness of a ring.
    package let ringWidth: CGFloat
    /// The length of an open ring, in degrees.
    package let arc: Double
    /// The length of an open ring with labels of its bounds, in degrees.
    package let boundedArc: Double
    /// The diameter of the dot on a ring.
    package let marker: CGFloat
    /// The diameter of the gap around that dot.
    package let halo: CGFloat
    /// How far below the middle of a ring the middle of its label is.
    package let ringLabelDrop: CGFloat
    /// Whether a bar keeps its labels where labels are hidden.
    package var keepsLabels = false
    /// Whether the labels of accessory bars are as all texts are, and a bar with a dot no higher for them.
    package var accessoryIsPlain = false
}
