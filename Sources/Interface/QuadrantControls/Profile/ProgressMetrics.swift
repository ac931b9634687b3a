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
    /// The height of a bar in layout; `nil` for that of the bar.
    package var barRow: CGFloat?
    /// Whether the label of the value is as all texts are, not a caption.
    package var valueIsPlain = false
    /// The side of a spinner in small controls; `nil` for the usual one.
    package var smallSpinner: CGFloat?
    /// Whether a circle shows how much is done.
    package var fillsCircle = false

    /// The side of a spinner in controls of a size.
    package func side(_ size: ControlSize) -> CGFloat {
        if size >= .large { return largeSpinner }
        return size <= .small ? smallSpinner ?? spinner : spinner
    }
}
