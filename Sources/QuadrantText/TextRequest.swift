package import Foundation
package import QuadrantGeometry

/// How lines of a paragraph stand beside each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
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
    /// Extra points after each character, kept out of ligatures.
    package var kerning: CGFloat
    /// Extra points after each character.
    package var tracking: CGFloat
    /// Points by which the run is raised.
    package var baselineOffset: CGFloat

    package init(_ text: String, font: FontDescriptor) {
        self.text = text
        self.font = font
        kerning = 0
        tracking = 0
        baselineOffset = 0
    }
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
    /// The smallest factor by which the text may be shrunk to fit; 1 for never.
    package var minimumScaleFactor: CGFloat = 1
    package var layoutDirection = LayoutDirection.leftToRight
    /// A BCP 47 language tag; decides glyph variants and line breaks.
    package var language = "en"
    /// Pixels per point; sizes are rounded up to whole pixels.
    package var displayScale: CGFloat = 2

    package init() {}
}
