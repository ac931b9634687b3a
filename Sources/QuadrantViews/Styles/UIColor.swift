public import Foundation
import QuadrantGeometry

/// A colour as UIKit has it: what colours of views are made of.
///
/// Apple: "UIColor" (UIKit). It has no methods that draw or take colours apart.
public final class UIColor: Hashable, Sendable {
    /// The colour as views have it.
    let color: Color

    init(_ color: Color) {
        self.color = color
    }

    /// A colour by its components in sRGB, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey, 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// The colour of a view.
    public convenience init(color: Color) {
        self.init(color)
    }

    /// The colour with another opacity, 0 to 1, in place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color.opacity(Double(alpha)))
    }

    /// Compares the colours.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

// The same colours as UIKit's of these names; their values in light and dark are in the table of
// system colours.
extension UIColor {
    /// The system's red, another in light and in dark.
    public static let systemRed = UIColor(Color(system: .red))
    /// The system's orange, another in light and in dark.
    public static let systemOrange = UIColor(Color(system: .orange))
    /// The system's yellow, another in light and in dark.
    public static let systemYellow = UIColor(Color(system: .yellow))
    /// The system's green, another in light and in dark.
    public static let systemGreen = UIColor(Color(system: .green))
    /// The system's mint, another in light and in dark.
    public static let systemMint = UIColor(Color(system: .mint))
    /// The system's teal, another in light and in dark.
    public static let systemTeal = UIColor(Color(system: .teal))
    /// The system's cyan, another in light and in dark.
    public static let systemCyan = UIColor(Color(system: .cyan))
    /// The system's blue, another in light and in dark.
    public static let systemBlue = UIColor(Color(system: .blue))
    /// The system's indigo, another in light and in dark.
    public static let systemIndigo = UIColor(Color(system: .indigo))
    /// The system's purple, another in light and in dark.
    public static let systemPurple = UIColor(Color(system: .purple))
    /// The system's pink, another in light and in dark.
    public static let systemPink = UIColor(Color(system: .pink))
    /// The system's brown, another in light and in dark.
    public static let systemBrown = UIColor(Color(system: .brown))
    /// The system's gray, another in light and in dark.
    public static let systemGray = UIColor(Color(system: .gray))
    /// The system's second grey: nearer to the background than the one before.
    public static let systemGray2 = UIColor(Color(system: .gray2))
    /// The system's third grey: nearer to the background than the one before.
    public static let systemGray3 = UIColor(Color(system: .gray3))
    /// The system's fourth grey: nearer to the background than the one before.
    public static let systemGray4 = UIColor(Color(system: .gray4))
    /// The system's fifth grey: nearer to the background than the one before.
    public static let systemGray5 = UIColor(Color(system: .gray5))
    /// The system's sixth grey: nearer to the background than the one before.
    public static let systemGray6 = UIColor(Color(system: .gray6))
    /// Text of the first rank.
    public static let label = UIColor(Color(system: .label))
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
    /// Text of the third rank.
    public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
    /// Text of the fourth rank.
    public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
    /// Text that stands for what is not entered yet.
    public static let placeholderText = UIColor(Color(system: .placeholderText))
    /// The ground of thin and small shapes; lets through what is behind.
    public static let systemFill = UIColor(Color(system: .systemFill))
    /// The ground of shapes of middle size.
    public static let secondarySystemFill = UIColor(Color(system: .secondarySystemFill))
    /// The ground of large shapes.
    public static let tertiarySystemFill = UIColor(Color(system: .tertiarySystemFill))
    /// The ground of large and busy areas.
    public static let quaternarySystemFill = UIColor(Color(system: .quaternarySystemFill))
    /// Thin lines; lets through what is behind.
    public static let separator = UIColor(Color(system: .separator))
    /// Thin lines, opaque.
    public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
    /// Links.
    public static let link = UIColor(Color(system: .link))
    /// The background of a screen.
    public static let systemBackground = UIColor(Color(system: .systemBackground))
    /// What is grouped on the background.
    public static let secondarySystemBackground = UIColor(
        Color(system: .secondarySystemBackground))
    /// What is grouped in groups.
    public static let tertiarySystemBackground = UIColor(
        Color(system: .tertiarySystemBackground))
    /// The background of a screen of groups.
    public static let systemGroupedBackground = UIColor(Color(system: .systemGroupedBackground))
    /// A group on a grouped background.
    public static let secondarySystemGroupedBackground = UIColor(
        Color(system: .secondarySystemGroupedBackground))
    /// What is grouped in such groups.
    public static let tertiarySystemGroupedBackground = UIColor(
        Color(system: .tertiarySystemGroupedBackground))
    /// The tint of controls.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(Color.accentColor)
    /// Nothing.
    public static let clear = UIColor(Color.clear)
}

// UIKit's fixed colours, the same in light and dark.
extension UIColor {
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Red of the full strength, nothing else.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green of the full strength, nothing else.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue of the full strength, nothing else.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue of the full strength.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green of the full strength.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue of the full strength.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red, and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and half of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
    /// The colour of UIKit.
    ///
    /// Apple: "Color.init(uiColor:)".
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// The colour of UIKit: `Color(.systemGray6)`.
    public init(_ color: UIColor) {
        self = color.color
    }
}
