package import Foundation
package import QuadrantViews

/// The lengths and colours of group boxes, in points.
package struct GroupBoxMetrics: Sendable {
    /// From the sides of the box to what is in it.
    package let padding: CGFloat
    /// The radius of the corners.
    package let corner: CGFloat
    /// What the box is filled with.
    package let fill: SystemColor
    /// What a box in a box is filled with.
    package let innerFill: SystemColor
    /// The label above the box, not in it; `nil` where it is in it, as a headline.
    package var outerLabel: OuterLabel?

    /// A label above a box.
    package struct OuterLabel: Sendable {
        package let font: Font
        /// From the side of the box to the label.
        package let inset: CGFloat
        /// From the label to the box.
        package let distance: CGFloat
    }
}
