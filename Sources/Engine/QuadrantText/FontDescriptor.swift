package import Foundation

/// Which face, at which size: everything that decides glyphs and their widths. Equal values shape alike.
package struct FontDescriptor: Hashable, Sendable {
    /// Where the face comes from.
    package enum Family: Hashable, Sendable {
        /// One of the bundled faces.
        case system(Design)
        /// A face by its family, full or PostScript name; an unknown name falls back to the default face.
        case named(String)
    }

    /// The bundled faces.
    package enum Design: Hashable, Sendable, CaseIterable {
        /// Inter.
        case standard
        /// Source Serif 4.
        case serif
        /// Nunito.
        case rounded
        /// Source Code.
        case monospaced
    }

    package var family: Family
    /// Size in points, above 0.
    package var size: CGFloat
    /// Weight on the 100 to 900 scale of OpenType; 400 is regular.
    package var weight: Double
    package var isItalic: Bool
    /// Width in percent of the normal one. Acts on named variable fonts with an axis of widths; the
    /// bundled faces have none and keep theirs.
    package var width: Double
    package var leading: Leading
    /// The system whose line heights the bundled faces take over.
    package var platform: PlatformProfile
    /// The text style that the font is in, which says how its lines follow each other; `nil` for a size
    /// in points and for a named face. The size may be another than the style's: its lines grow with it.
    package var style: TextStyleUse?
    /// The size in points whose lines the font has, where that is another one than its own; `nil` for its own.
    package var lineSize: CGFloat?
    /// Whether all characters are as wide as each other, whatever they are: those of texts that bars stand for.
    package var isPlaceholder: Bool
    /// OpenType features beyond the default ones, sorted by tag: `["tnum": 1]` and the like.
    package var features: [Feature]

    /// How far lines are apart.
    package enum Leading: Hashable, Sendable {
        case standard
        /// Lines are 2 points closer together than usual.
        case tight
        /// Lines are 2 points farther apart than usual.
        case loose
    }

    package struct Feature: Hashable, Sendable {
        /// Four ASCII letters.
        package var tag: String
        package var value: UInt32

        package init(tag: String, value: UInt32) {
            self.tag = tag
            self.value = value
        }
    }

    package init(
        family: Family = .system(.standard),
        size: CGFloat,
        weight: Double = 400,
        isItalic: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        width = 100
        leading = .standard
        platform = .iOS26
        style = nil
        lineSize = nil
        isPlaceholder = false
        features = []
    }
}

extension FontDescriptor {
    /// A line of the system font in it, before the leading that it asks for and before rounding.
    package var systemLine: TextLine { platform.text.line(size: lineSize ?? size, style: style) }
}

/// Vertical measures of a font, in points, positive; rounded as the layout uses them.
package struct FontMetrics: Hashable, Sendable {
    /// The height of one line.
    package var lineHeight: CGFloat
    /// The distance from the top of the line to its baseline.
    package var baseline: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(lineHeight: CGFloat, baseline: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.lineHeight = lineHeight
        self.baseline = baseline
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
