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

    /// Buttons of size `mini`; `nil` for as `small`.
    package var mini: Size?
    /// Buttons of size `small`.
    package let small: Size
    /// Buttons of size `regular`.
    package let regular: Size
    /// Buttons of size `large`.
    package let large: Size
    /// Buttons of size `extraLarge`; `nil` for as `large`.
    package var extraLarge: Size?
    /// Whether labels of bordered buttons are in the tint where none is set, not in the label colour.
    package var tintsLabels = true
    /// The style of labels without a border is the second level of the label colour, not the tint.
    package var dimsBorderless = false
    /// What is behind a bordered button.
    package var ground = ControlColor(
        // Evidence: iOS 26.0, light and dark.
        light: .init(118, 118, 124, 0.16), dark: .init(118, 121, 128, 0.32))

    /// The lengths of buttons of a size.
    package func size(_ size: ControlSize) -> Size {
        switch size {
        case .mini: mini ?? small
        case .small: small
        case .regular: regular
        case .large: large
        case .extraLarge: extraLarge ?? large
        }
    }
}
