import Foundation
package import QuadrantViews

/// A colour that a system's controls have and no system colour is, light and dark.
package struct ControlColor: Sendable {
    /// Components from 0 to 255, and the opacity.
    package struct Parts: Sendable {
        let red: Double
        let green: Double
        let blue: Double
        let opacity: Double

        package init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }
    }

    let light: Parts
    let dark: Parts

    /// A colour by day and by night.
    package init(light: Parts, dark: Parts) { (self.light, self.dark) = (light, dark) }

    /// Black by day and white by night, with these opacities from 0 to 1.
    package init(ink light: Double, _ dark: Double) {
        self.init(light: .init(0, 0, 0, light), dark: .init(255, 255, 255, dark))
    }

    /// The colour in a colour scheme.
    package func color(_ scheme: ColorScheme) -> Color {
        let parts = scheme == .dark ? dark : light
        return Color(
            .sRGB, red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255,
            opacity: parts.opacity)
    }
}
