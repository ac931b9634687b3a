package import Foundation
package import QuadrantViews

/// The lengths of bordered buttons.
package struct ButtonMetrics: Sendable {
    /// The lengths of buttons of one size.
    package struct Size: Sendable {
        /// How far the background reaches beyond the label on each side, in points.
        package let horizontal: CGFloat
        /// How far the background reaches above and below the label, in points.
        package let vertical: CGFloat
        /// The font of the label if none is set; `nil` for the body style.
        package let font: Font?
        /// The radius of the corners, in points, unless a shape is set; `nil` for half circles.
        package let corner: CGFloat?
    }

    /// Buttons of size `mini` and `small`.
    package let small: Size
    /// Buttons of size `regular`.
    package let regular: Size
    /// Buttons of size `large` and `extraLarge`.
    package let large: Size

    /// The lengths of buttons of a size.
    package func size(_ size: ControlSize) -> Size {
        switch size {
        case .mini, .small: small
        case .regular: regular
        case .large, .extraLarge: large
        }
    }
}
