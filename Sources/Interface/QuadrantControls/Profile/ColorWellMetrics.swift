package import Foundation

/// The lengths of colour wells, in points.
package struct ColorWellMetrics: Sendable {
    /// The diameter.
    package let side: CGFloat
    /// The thickness of the ring of hues.
    package let ring: CGFloat
    /// The distance from the edge to the disc in the colour.
    package let inset: CGFloat
}
