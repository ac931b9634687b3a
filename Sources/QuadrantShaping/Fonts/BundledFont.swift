internal import CBundledFonts
internal import Foundation

/// The font files that are part of the program: Inter, in a cut for text and one for display sizes.
package enum BundledFont: Int32, Hashable, Sendable, CaseIterable {
    /// Upright, below 20 points.
    case text = 0
    /// Italic, below 20 points.
    case textItalic = 1
    /// Upright, from 20 points.
    case display = 2
    /// Italic, from 20 points.
    case displayItalic = 3

    /// The size in points from which the display cut is used, as with Apple's system font.
    static let displaySize = 20.0

    /// The cut for a size in points; every design is drawn with Inter for now.
    static func cut(size: Double, isItalic: Bool) -> BundledFont {
        switch (size >= displaySize, isItalic) {
        case (false, false): .text
        case (false, true): .textItalic
        case (true, false): .display
        case (true, true): .displayItalic
        }
    }

    /// The font file. The bytes live as long as the program.
    package var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            start: quadrant_bundled_font_data(rawValue),
            count: quadrant_bundled_font_length(rawValue))
    }
}
