public import Foundation

/// A font, independent of where it is used; the size of a text style follows the user's setting.
///
/// Apple: "Font".
public struct Font: Hashable, Sendable {
    /// A style of text by its role.
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
        /// That of the environment.
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

    /// The font of the environment; the body style where it has none.
    public static let `default` = Font(.current)

    /// Above the large title, for the one headline of a wide page: bold, 36 points, as on visionOS.
    ///
    /// Apple has it on visionOS only, at one size; that it grows with the user's setting as the large
    /// title does is an own choice.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle))
    /// The second of its kind: bold, 28 points; else as `extraLargeTitle`.
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
    /// A line under a heading.
    public static let subheadline = Font(.style(.subheadline))
    /// Running text, the default.
    public static let body = Font(.style(.body))
    /// Text that stands apart from the body.
    public static let callout = Font(.style(.callout))
    /// A note below.
    public static let footnote = Font(.style(.footnote))
    /// The words at a picture.
    public static let caption = Font(.style(.caption))
    /// The same, smaller.
    public static let caption2 = Font(.style(.caption2))

    /// The system font at a size in points, whatever the user's setting.
    ///
    /// A size that is not above 0 or not finite counts as 1 and is reported where it is used.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// The system font at a size in points.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// The system font in a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font in a text style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), design: design)
    }

    /// A face by name; its size follows the user's setting as the body style does.
    ///
    /// - Parameters:
    ///   - name: A family's, full or PostScript name: of a font that was registered, else of one that
    ///     is installed. For an unknown name the system font is taken, and reported.
    ///   - size: In points at the default setting.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size, scalesWith: .body))
    }

    /// A face by name; its size follows the user's setting as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
        -> Font
    {
        Font(.named(name, size, scalesWith: textStyle))
    }

    /// A face by name at a size that stays.
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

    /// The same font, bold: a text style's emphasised weight, else 700.
    public func bold() -> Font { bold(true) }

    /// The same font with or without emphasis; a weight set by `weight` wins.
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

    /// The fixed-width font that goes with this one; a named one stays as it is.
    public func monospaced() -> Font { monospaced(true) }

    /// The fixed-width font that goes with this one, or not.
    public func monospaced(_ isActive: Bool) -> Font { changing { $0.isMonospaced = isActive } }

    /// The same font with digits of one width.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// The same font with all letters as small capitals: those of the font, else capitals at a size
    /// at which they are 1.1 times as high as a small x.
    public func smallCaps() -> Font { changing { $0.smallCaps = .all } }

    /// The same font with small letters as small capitals, as `smallCaps()` has them.
    public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }

    /// The same font with small letters as small capitals, or not.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        changing { $0.setSmallCaps(.lowercase, isActive) }
    }

    /// The same font with capitals as small capitals, as `smallCaps()` has them.
    public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }

    /// The same font with capitals as small capitals, or not.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        changing { $0.setSmallCaps(.uppercase, isActive) }
    }

    /// The same font at a size in points; it no longer follows the user's setting.
    public func pointSize(_ size: CGFloat) -> Font {
        changing { ($0.pointSize, $0.scale) = (size, 1) }
    }

    /// The same font, its size multiplied by `factor`; several calls multiply.
    ///
    /// A factor that is not above 0 or not finite is reported where the font is used.
    public func scaled(by factor: CGFloat) -> Font { changing { $0.scale *= factor } }
}
