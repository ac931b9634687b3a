public import Foundation

/// A font; it is resolved in the environment of the text. The size of a text style follows the
/// user's text size.
///
/// Apple: "Font".
public struct Font: Hashable, Sendable {
    /// The role of a text, which decides about its font.
    ///
    /// Apple: "Font.TextStyle".
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// Titles, headings and running text.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout
        /// Small text, and titles larger than the large ones.
        case footnote, caption, caption2, extraLargeTitle, extraLargeTitle2
    }

    enum Source: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case named(String, CGFloat, scalesWith: TextStyle?)
        /// The font of the environment.
        case current
    }

    var source: Source
    /// The weight the font was made with; emphasis goes over it.
    var baseWeight: Weight?
    /// The design the font was made with.
    var baseDesign: Design?
    /// What was said of the font since.
    var changes = FontChanges()

    init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        baseWeight = weight
        baseDesign = design
    }

    /// The font of the environment; the body style if none is set.
    public static let `default` = Font(.current)

    /// Larger than the large title, for the headline of a wide page: bold, 36 points, as on
    /// visionOS.
    ///
    /// Apple has this style only on visionOS, in one size. That it grows with the user's text size
    /// as the large title does is our choice.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle))
    /// The second extra large title: bold, 28 points, otherwise as `extraLargeTitle`.
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
    /// The title of a screen.
    public static let largeTitle = Font(.style(.largeTitle))
    /// A heading of the first level.
    public static let title = Font(.style(.title))
    /// A heading of the second level.
    public static let title2 = Font(.style(.title2))
    /// A heading of the third level.
    public static let title3 = Font(.style(.title3))
    /// A heading of the size of the body, semibold.
    public static let headline = Font(.style(.headline))
    /// The line below a heading.
    public static let subheadline = Font(.style(.subheadline))
    /// Running text; the default.
    public static let body = Font(.style(.body))
    /// Text that stands apart from running text.
    public static let callout = Font(.style(.callout))
    /// A note below other text.
    public static let footnote = Font(.style(.footnote))
    /// The words beside a picture.
    public static let caption = Font(.style(.caption))
    /// The words beside a picture, smaller.
    public static let caption2 = Font(.style(.caption2))

    /// The system font at a size in points, which does not follow the user's text size.
    ///
    /// A size that is not above 0 or not finite counts as 1 and is reported when the font is used.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// The system font at a size in points, which does not follow the user's text size.
    ///
    /// A size that is not above 0 or not finite counts as 1 and is reported when the font is used.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// The system font in a text style, whose size follows the user's text size. A design or a
    /// weight of `nil` is that of the style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font in a text style, whose size follows the user's text size.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), design: design)
    }

    /// A font with a name; its size follows the user's text size as the body style does.
    ///
    /// - Parameters:
    ///   - name: A family name, full name or PostScript name, of a font that was registered or else
    ///     of one that is installed. If the name is unknown, the system font is used, which is
    ///     reported.
    ///   - size: The size in points at the default text size. One that is not above 0 or not finite
    ///     counts as 1 and is reported.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size, scalesWith: .body))
    }

    /// A font with a name; its size, in points at the default text size, follows the user's text
    /// size as `textStyle` does. Names and sizes are those of `custom(_:size:)`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
        -> Font
    {
        Font(.named(name, size, scalesWith: textStyle))
    }

    /// A font with a name, at a size in points that does not follow the user's text size. Names and
    /// sizes are those of `custom(_:size:)`.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, fixedSize, scalesWith: nil))
    }
}

extension Font {
    private func changing(_ change: (inout FontChanges) -> Void) -> Font {
        var font = self
        change(&font.changes)
        return font
    }

    /// The same font, bold: in the emphasised weight of a text style, otherwise 700.
    public func bold() -> Font { bold(true) }

    /// The same font, bold or not; a weight set by `weight(_:)` takes precedence.
    public func bold(_ isActive: Bool) -> Font { changing { $0.isBold = isActive } }

    /// The same font, italic.
    public func italic() -> Font { italic(true) }

    /// The same font, italic or upright.
    public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }

    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

    /// The same font in a width, if it has several.
    public func width(_ width: Width) -> Font { changing { $0.width = width } }

    /// The same font with its lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    /// The fixed-width font that goes with this one; a font with a name stays as it is.
    public func monospaced() -> Font { monospaced(true) }

    /// The fixed-width font that goes with this one, or this one; a font with a name stays as it
    /// is.
    public func monospaced(_ isActive: Bool) -> Font { changing { $0.isMonospaced = isActive } }

    /// The same font with digits of one width.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// The same font with all letters as small capitals: the font's own ones, or capitals in a size
    /// at which they are 1.1 times as high as a small x.
    public func smallCaps() -> Font { changing { $0.smallCaps = .all } }

    /// The same font with lowercase letters as small capitals, made as `smallCaps()` does.
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }

    /// The same font with lowercase letters as small capitals, or not.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        changing { $0.setSmallCaps(.lowercase, isActive) }
    }

    /// The same font with uppercase letters as small capitals, made as `smallCaps()` does.
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }

    /// The same font with uppercase letters as small capitals, or not.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        changing { $0.setSmallCaps(.uppercase, isActive) }
    }

    /// The same font at a size in points; it no longer follows the user's text size. A size that is
    /// not above 0 or not finite counts as 1 and is reported where the font is used.
    public func pointSize(_ size: CGFloat) -> Font {
        changing { ($0.pointSize, $0.scale) = (size, 1) }
    }

    /// The same font, its size multiplied by `factor`; several calls multiply.
    ///
    /// With a factor that is not above 0 or not finite, the size counts as 1, which is reported
    /// where the font is used.
    public func scaled(by factor: CGFloat) -> Font { changing { $0.scale *= factor } }
}
