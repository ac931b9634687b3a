internal import Foundation
internal import QuadrantText

/// A shaped sign that is in a line but not in its text, in the font of the characters that it stands
/// for.
struct LineSign {
    /// The kinds of signs.
    enum Kind: Hashable {
        /// "…" for what is left out.
        case ellipsis
        /// "‐" where a line is broken within a word.
        case hyphen

        /// The characters that are shown.
        var text: String {
            switch self {
            case .ellipsis: "\u{2026}"
            case .hyphen: "\u{2010}"
            }
        }
    }

    /// The character at which words may be parted.
    static let softHyphen: UInt16 = 0xad

    /// One paragraph, all of which is the sign.
    var text: AnalyzedText
    /// Index into the request's runs.
    var runIndex: Int
    /// The level of the bidirectional algorithm; `nil` for that of the paragraph.
    var level: UInt8?
    /// Whether it is a hyphen where the text itself has none.
    var partsWord = false

    /// The width of the sign, in points.
    var width: Double { text.paragraphs[0].width }
}

/// The functions of the engine that breaking lines needs.
struct LineServices {
    /// A sign in the font of a run.
    let sign: (LineSign.Kind, Int) -> AnalyzedText
    /// Shapes a paragraph's characters beside their neighbours.
    let glyphs: (Range<Int>, [UInt16], WordStyle) -> [WordShaper.Glyph]
}
