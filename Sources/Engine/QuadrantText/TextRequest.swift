package import Foundation
package import QuadrantGeometry

/// How lines of a paragraph stand beside each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the same edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the same edge.
    case trailing
}

/// A text to be measured or shaped: its runs and the options that bear on line breaking.
package struct TextRequest: Hashable, Sendable {
    package var runs: [TextRun]
    package var options: TextOptions

    package init(runs: [TextRun], options: TextOptions = TextOptions()) {
        self.runs = runs
        self.options = options
    }
}

/// A stretch of characters of one font and look.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Extra points after each character; ligatures stay unless it is more than a tenth of the size.
    package var kerning: CGFloat
    /// Extra points after each character; parts ligatures, and wins over the kerning unless it is 0.
    package var tracking: CGFloat
    /// Points by which the run is raised.
    package var baselineOffset: CGFloat
    /// Lines along the run, for which the shaped text has places.
    package var decorations: TextDecorations
    /// What stands in the run's place instead of its characters: one U+FFFC, whatever they are.
    package var attachment: TextAttachment?

    package init(_ text: String, font: FontDescriptor) {
        self.text = text
        self.font = font
        kerning = 0
        tracking = 0
        baselineOffset = 0
        decorations = []
    }

    /// Whether all is the same, character codes included: strings that Swift takes for equal, as an é
    /// of one code or of two, may have other glyphs.
    package static func == (left: TextRun, right: TextRun) -> Bool {
        left.font == right.font && left.kerning == right.kerning && left.tracking == right.tracking
            && left.baselineOffset == right.baselineOffset && left.decorations == right.decorations
            && left.attachment == right.attachment && haveSameCodes(left.text, right.text)
    }
}

/// Lines drawn along a run.
package struct TextDecorations: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let underline = TextDecorations(rawValue: 1)
    package static let strikethrough = TextDecorations(rawValue: 2)
}

/// Something in a line that is no text: a picture or a symbol.
package struct TextAttachment: Hashable, Sendable {
    /// The size of the child, in points.
    package var size: CGSize
    /// Points from its bottom up to the baseline of the line.
    package var descent: CGFloat

    package init(size: CGSize, descent: CGFloat) {
        self.size = size
        self.descent = descent
    }
}

/// How high a line is, a single one too. What the fonts have less or more is put half above the letters
/// and half below. None is less than 0; what is not finite is natural.
/// Apple: "AttributedString/LineHeight".
package enum TextLineHeight: Hashable, Sendable {
    /// As the fonts of the line have it.
    case natural
    /// A multiple of the largest font's size in the line.
    case multiple(CGFloat)
    /// Points.
    case exact(CGFloat)
    /// Points more than the largest font's size in the line.
    case increased(CGFloat)
}

/// What bears on the breaking and placing of lines.
package struct TextOptions: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable {
        case head
        case middle
        case tail
    }

    package var alignment: TextAlignment = .leading
    package var lineLimit: Int?
    /// Lines for which space is kept even when fewer are filled.
    package var reservedLines = 0
    package var truncation: Truncation = .tail
    /// Points between the bottom of one line and the top of the next.
    package var lineSpacing: CGFloat = 0
    package var lineHeight = TextLineHeight.natural
    /// Whether characters may come closer where what would be truncated is at most a twentieth too
    /// wide; not in text from right to left.
    package var allowsTightening = false
    /// The smallest factor by which the text may be shrunk to fit; 1 for never.
    package var minimumScaleFactor: CGFloat = 1
    package var layoutDirection = LayoutDirection.leftToRight
    /// A BCP 47 language tag; decides glyph variants and line breaks.
    package var language = "en"
    /// Pixels per point; sizes are rounded up to whole pixels.
    package var displayScale: CGFloat = 2

    package init() {}

    /// Whether the text becomes smaller where it is too large for its room.
    package var mayShrink: Bool { minimumScaleFactor > 0 && minimumScaleFactor < 1 }
}
