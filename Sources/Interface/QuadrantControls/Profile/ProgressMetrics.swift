package import Foundation
package import QuadrantViews

/// The lengths and colours of progress views, in points.
package struct ProgressMetrics: Sendable {
    /// The height of a bar.
    package let barHeight: CGFloat
    /// The part of a bar that is not done.
    package let track: SystemColor
    /// The distance from a label to the bar.
    package let labelDistance: CGFloat
    /// The side of a spinner.
    package let spinner: CGFloat
    /// The side of a spinner in large controls.
    package let largeSpinner: CGFloat
    /// How opaque the strongest spoke is on light grounds, in the label colour.
    package let lightSpoke: Double
    /// How opaque the strongest spoke is on dark grounds.
    package let darkSpoke: Double
    /// How opaque the faintest spoke is, as a part of the strongest.
    package let faintestSpoke: Double
}
