public import Foundation
import QuadrantCore
import QuadrantGeometry

/// A colour as in UIKit.
///
/// Apple: "UIColor" (UIKit). Its components, and colours that differ by traits, are in the module
/// `UIKit`. In an archive it is what it is in sRGB where nothing is said of light and dark.
public final class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The colour as views have it.
    package let color: Color

    /// Creates a colour from a colour of views.
    ///
    /// Apple: "init(_:)" (SwiftUI).
    public init(_ color: Color) {
        self.color = color
        super.init()
    }

    /// Creates a colour from its components in sRGB, each from 0 to 1. The opacity `alpha` is
    /// clamped to 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a grey, from 0 for black to 1 for white. The opacity `alpha` is clamped to 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a colour from its hue, saturation and brightness, each from 0 to 1. A hue outside
    /// comes around again; the opacity `alpha` is clamped to 0 and 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// Creates a colour from a colour of views.
    public convenience init(color: Color) {
        self.init(color)
    }

    /// The same colour with the opacity `alpha` in place of its own, from 0 to 1; values outside are
    /// clamped, and one that is not finite changes nothing.
    ///
    /// Apple: "withAlphaComponent(_:)" (UIKit).
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard alpha.isFinite else { return self }
        return UIColor(Color(.translucent(color.provider, min(max(Double(alpha), 0), 1))))
    }

    /// Compares the colours.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    /// Hashes the colour.
    public override var hash: Int { color.hashValue }

    private enum Key {
        static let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    }

    /// It can be read from archives of which nothing is known.
    public static var supportsSecureCoding: Bool { true }

    /// Reads a colour from an archive.
    public convenience init?(coder: NSCoder) {
        guard Key.parts.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let parts = Key.parts.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Writes the colour to an archive.
    public func encode(with coder: NSCoder) {
        let values = parts
        for (key, value) in zip(Key.parts, values) { coder.encode(value, forKey: key) }
    }

    /// Red, green, blue and the opacity in sRGB where nothing is said of light and dark, to seven digits: parts are kept as `Float`.
    private var parts: [Double] {
        let parts = color.resolve(in: EnvironmentValues())
        return [parts.red, parts.green, parts.blue, parts.opacity].map {
            (Double($0) * 1e7).rounded() / 1e7
        }
    }

    /// The parts in sRGB where nothing is said of light and dark.
    public override var description: String {
        "UIExtendedSRGBColorSpace " + parts.map { "\(Float($0))" }.joined(separator: " ")
    }
}

// The same colours as UIKit's of these names; their values in light and dark are in the table of
// system colours.
extension UIColor {
    /// The system's red, which differs in light and dark.
    public static let systemRed = UIColor(Color(system: .red))
    /// The system's orange, which differs in light and dark.
    public static let systemOrange = UIColor(Color(system: .orange))
    /// The system's yellow, which differs in light and dark.
    public static let systemYellow = UIColor(Color(system: .yellow))
    /// The system's green, which differs in light and dark.
    public static let systemGreen = UIColor(Color(system: .green))
    /// The system's mint, which differs in light and dark.
    public static let systemMint = UIColor(Color(system: .mint))
    /// The system's teal, which differs in light and dark.
    public static let systemTeal = UIColor(Color(system: .teal))
    /// The system's cyan, which differs in light and dark.
    public static let systemCyan = UIColor(Color(system: .cyan))
    /// The system's blue, which differs in light and dark.
    public static let systemBlue = UIColor(Color(system: .blue))
    /// The system's indigo, which differs in light and dark.
    public static let systemIndigo = UIColor(Color(system: .indigo))
    /// The system's purple, which differs in light and dark.
    public static let systemPurple = UIColor(Color(system: .purple))
    /// The system's pink, which differs in light and dark.
    public static let systemPink = UIColor(Color(system: .pink))
    /// The system's brown, which differs in light and dark.
    public static let systemBrown = UIColor(Color(system: .brown))
    /// The system's grey, which differs in light and dark.
    public static let systemGray = UIColor(Color(system: .gray))
    /// The system's second grey: closer to the background than the first.
    public static let systemGray2 = UIColor(Color(system: .gray2))
    /// The system's third grey: closer to the background than the second.
    public static let systemGray3 = UIColor(Color(system: .gray3))
    /// The system's fourth grey: closer to the background than the third.
    public static let systemGray4 = UIColor(Color(system: .gray4))
    /// The system's fifth grey: closer to the background than the fourth.
    public static let systemGray5 = UIColor(Color(system: .gray5))
    /// The system's sixth grey: closer to the background than the fifth.
    public static let systemGray6 = UIColor(Color(system: .gray6))
    /// The colour of the most important texts.
    public static let label = UIColor(Color(system: .label))
    /// The colour of texts of the second rank.
    public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
    /// The colour of texts of the third rank.
    public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
    /// The colour of texts of the fourth rank.
    public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
    /// The colour of texts that stand in place of a value that is not entered yet.
    public static let placeholderText = UIColor(Color(system: .placeholderText))
    /// The colour of thin and small surfaces; it is translucent.
    public static let systemFill = UIColor(Color(system: .systemFill))
    /// The colour of surfaces of middle size; it is translucent.
    public static let secondarySystemFill = UIColor(Color(system: .secondarySystemFill))
    /// The colour of large surfaces; it is translucent.
    public static let tertiarySystemFill = UIColor(Color(system: .tertiarySystemFill))
    /// The colour of large surfaces with much content; it is translucent.
    public static let quaternarySystemFill = UIColor(Color(system: .quaternarySystemFill))
    /// The colour of thin lines; it is translucent.
    public static let separator = UIColor(Color(system: .separator))
    /// The colour of thin lines, opaque.
    public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
    /// The colour of links.
    public static let link = UIColor(Color(system: .link))
    /// The background of a screen.
    public static let systemBackground = UIColor(Color(system: .systemBackground))
    /// The background of groups on a screen.
    public static let secondarySystemBackground = UIColor(
        Color(system: .secondarySystemBackground))
    /// The background of groups within groups.
    public static let tertiarySystemBackground = UIColor(
        Color(system: .tertiarySystemBackground))
    /// The background of a screen whose content stands in groups.
    public static let systemGroupedBackground = UIColor(Color(system: .systemGroupedBackground))
    /// The background of groups on such a screen.
    public static let secondarySystemGroupedBackground = UIColor(
        Color(system: .secondarySystemGroupedBackground))
    /// The background of groups within groups on such a screen.
    public static let tertiarySystemGroupedBackground = UIColor(
        Color(system: .tertiarySystemGroupedBackground))
    /// The tint of controls.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(Color.accentColor)
    /// No colour: it is not visible.
    public static let clear = UIColor(Color.clear)
}

// UIKit's fixed colours, the same in light and dark.
extension UIColor {
    /// Black.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// A third as bright as white, by encoded components.
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// Two thirds as bright as white, by encoded components.
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Half as bright as white, by encoded components.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// Red 1, green 0, blue 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Red 0, green 1, blue 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Red 0, green 0, blue 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Red 0, green 1, blue 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red 1, green 1, blue 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red 1, green 0, blue 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red 1, green 0.5, blue 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red 0.5, green 0, blue 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
    /// Creates a colour from one of UIKit.
    ///
    /// Apple: "Color.init(uiColor:)".
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Creates a colour from one of UIKit, as in `Color(.systemGray6)`.
    public init(_ color: UIColor) {
        self = color.color
    }
}
