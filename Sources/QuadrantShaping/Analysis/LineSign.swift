internal import Foundation
internal import QuadrantText

/// A shaped sign that is in a line but not in its text, in the font of the characters that it stands
/// for.
struct LineSign {
    /// The signs there are.
    enum Kind: Hashable {
        /// "…" for what is left out.
        case ellipsis
        /// "‐" where a line is broken within a word.
        case hyphen

        /// What is shown.
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
    /// Of the bidirectional algorithm; `nil` for the paragraph's own.
    var level: UInt8?
    /// Whether it is a hyphen where the text itself has none.
    var partsWord = false

    /// In points.
    var width: Double { text.paragraphs[0].width }
}

/// What breaking lines asks of the engine.
struct LineServices {
    /// A sign in the font of a run.
    let sign: (LineSign.Kind, Int) -> AnalyzedText
    /// Shapes a paragraph's characters beside their neighbours.
    let glyphs: (Range<Int>, [UInt16], WordStyle) -> [WordShaper.Glyph]
}
