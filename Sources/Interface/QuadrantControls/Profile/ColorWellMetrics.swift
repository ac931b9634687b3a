package import Foundation

/// The lengths of colour wells, in points.
package struct ColorWellMetrics: Sendable {
    /// The diameter.
    package let side: CGFloat
    /// The thickness of the ring of hues.
    package let ring: CGFloat
    /// The distance from the edge to the disc in the colour.
    package let inset: CGFloat
    /// A swatch on a button in place of a ring; `nil` for the ring.
    package var swatch: Swatch?

    /// A swatch on a button.
    package struct Swatch: Sendable {
        package let size: CGSize
        package let corner: CGFloat
        package let ground: ControlColor
    }
}
