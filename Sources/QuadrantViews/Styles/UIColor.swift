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

    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

// The same colours as UIKit's of these names; their values in light and dark are in the table of
// system colours.
extension UIColor {
    public static let systemRed = UIColor(Color(system: .red))
    public static let systemOrange = UIColor(Color(system: .orange))
    public static let systemYellow = UIColor(Color(system: .yellow))
    public static let systemGreen = UIColor(Color(system: .green))
    public static let systemMint = UIColor(Color(system: .mint))
    public static let systemTeal = UIColor(Color(system: .teal))
    public static let systemCyan = UIColor(Color(system: .cyan))
    public static let systemBlue = UIColor(Color(system: .blue))
    public static let systemIndigo = UIColor(Color(system: .indigo))
    public static let systemPurple = UIColor(Color(system: .purple))
    public static let systemPink = UIColor(Color(system: .pink))
    public static let systemBrown = UIColor(Color(system: .brown))
    public static let systemGray = UIColor(Color(system: .gray))
    public static let systemGray2 = UIColor(Color(system: .gray2))
    public static let systemGray3 = UIColor(Color(system: .gray3))
    public static let systemGray4 = UIColor(Color(system: .gray4))
    public static let systemGray5 = UIColor(Color(system: .gray5))
    public static let systemGray6 = UIColor(Color(system: .gray6))
    public static let label = UIColor(Color(system: .label))
    public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
    public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
    public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
    public static let placeholderText = UIColor(Color(system: .placeholderText))
    public static let systemFill = UIColor(Color(system: .systemFill))
    public static let secondarySystemFill = UIColor(Color(system: .secondarySystemFill))
    public static let tertiarySystemFill = UIColor(Color(system: .tertiarySystemFill))
    public static let quaternarySystemFill = UIColor(Color(system: .quaternarySystemFill))
    public static let separator = UIColor(Color(system: .separator))
    public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
    public static let link = UIColor(Color(system: .link))
    public static let systemBackground = UIColor(Color(system: .systemBackground))
    public static let secondarySystemBackground = UIColor(
        Color(system: .secondarySystemBackground))
    public static let tertiarySystemBackground = UIColor(
        Color(system: .tertiarySystemBackground))
    public static let systemGroupedBackground = UIColor(Color(system: .systemGroupedBackground))
    public static let secondarySystemGroupedBackground = UIColor(
        Color(system: .secondarySystemGroupedBackground))
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
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
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
