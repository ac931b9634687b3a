public import Foundation
internal import QuadrantCore
internal import QuadrantText
public import QuadrantViews

/// A font, as in UIKit.
///
/// Apple: "UIFont" (UIKit). Its measures are those of the faces that pictures are drawn with: see
/// Documentation/Text.md. It is a `CTFont` too, so that `Font(uiFont)` makes a font of views.
public final class UIFont: Hashable, Sendable {
    /// The weight of a font, from -1 to 1; 0 is regular.
    ///
    /// Apple: "UIFont.Weight".
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Creates a weight by its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight by its number.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The lightest weight, 100 in fonts.
        public static let ultraLight = Weight(-0.8)
        /// 200 in fonts.
        public static let thin = Weight(-0.6)
        /// 300 in fonts.
        public static let light = Weight(-0.4)
        /// 400 in fonts.
        public static let regular = Weight(0)
        /// 500 in fonts.
        public static let medium = Weight(0.23)
        /// 600 in fonts.
        public static let semibold = Weight(0.3)
        /// 700 in fonts.
        public static let bold = Weight(0.4)
        /// 800 in fonts.
        public static let heavy = Weight(0.56)
        /// The heaviest weight, 900 in fonts.
        public static let black = Weight(0.62)

        private static let all: [(Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
            (.black, .black),
        ]

        /// The weight of views that is next to it.
        var view: Font.Weight {
            Self.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
                ?? .regular
        }
    }

    /// The role of a text, which decides about its font.
    ///
    /// Apple: "UIFont.TextStyle".
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit has for it.
        public let rawValue: String

        /// Creates a style by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(_ name: String) {
            rawValue = "UICTFontTextStyle\(name)"
        }

        /// The title of a screen.
        public static let largeTitle = TextStyle("Title0")
        /// A heading of the first level.
        public static let title1 = TextStyle("Title1")
        /// A heading of the second level.
        public static let title2 = TextStyle("Title2")
        /// A heading of the third level.
        public static let title3 = TextStyle("Title3")
        /// A heading of the size of the body, semibold.
        public static let headline = TextStyle("Headline")
        /// The line below a heading.
        public static let subheadline = TextStyle("Subhead")
        /// Running text.
        public static let body = TextStyle("Body")
        /// Text that stands apart from running text.
        public static let callout = TextStyle("Callout")
        /// A note below other text.
        public static let footnote = TextStyle("Footnote")
        /// The words beside a picture.
        public static let caption1 = TextStyle("Caption1")
        /// The words beside a picture, smaller.
        public static let caption2 = TextStyle("Caption2")

        private static let all: [TextStyle: Font.TextStyle] = [
            .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
            .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
            .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
        ]

        /// The style of views; the body's for an unknown name.
        var view: Font.TextStyle { Self.all[self] ?? .body }
    }

    /// The font as views have it, its size fixed.
    let font: Font
    /// The size in points.
    public let pointSize: CGFloat
    /// What the font is made of.
    public let fontDescriptor: UIFontDescriptor

    /// Creates a font from what it is made of; `size` of 0 leaves its size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        fontDescriptor = descriptor.withSize(size)
        self.pointSize = size
        font = fontDescriptor.font
    }

    /// Creates the font with a family, full or PostScript name; `nil` if none is registered or installed
    /// under that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard FontNames.isKnown(fontName) else { return nil }
        self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
    }

    /// The system font at a size.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font at a size in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: fontSize, weight: weight), size: fontSize)
    }

    /// The system font at a size, bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font at a size, italic.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let upright = UIFontDescriptor(system: fontSize, weight: .regular)
        return UIFont(descriptor: upright.adding(.traitItalic), size: fontSize)
    }

    /// The system font at a size with digits of one width.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        var descriptor = UIFontDescriptor(system: fontSize, weight: weight)
        descriptor.hasMonospacedDigits = true
        return UIFont(descriptor: descriptor, size: fontSize)
    }

    /// The system's font of fixed width at a size.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var descriptor = UIFontDescriptor(system: fontSize, weight: weight)
        descriptor.design = .monospaced
        return UIFont(descriptor: descriptor, size: fontSize)
    }

    /// The font of a text style, in the size that the user wants.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: fontDescriptor, size: fontSize)
    }

    /// The size of text in labels: 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of text in buttons: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small system text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of system text: 14 points.
    public static let systemFontSize: CGFloat = 14

    /// Whether both are made of the same.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.fontDescriptor == right.fontDescriptor
    }

    /// Hashes what the font is made of.
    public func hash(into hasher: inout Hasher) { hasher.combine(fontDescriptor) }
}

/// A font of Core Text: `UIFont`, as on iOS, where one stands for the other.
public typealias CTFont = UIFont

extension Font {
    /// Creates a font of views from one of UIKit or Core Text. Its size does not follow the user's.
    ///
    /// Apple: "Font.init(_:)".
    public init(_ font: CTFont) {
        self = font.font
    }
}
