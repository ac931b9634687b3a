internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// Everything besides its characters that a plain label's measurement depends on.
struct LabelKey: Hashable {
    var font: FontDescriptor
    var kerning: CGFloat
    var tracking: CGFloat
    /// A BCP 47 tag.
    var language: String
    /// Pixels per point.
    var displayScale: CGFloat
}

/// What is known of all labels of a key before their characters are looked at. Not thread-safe: the
/// engine's lock guards it.
final class LabelStyle {
    let key: LabelKey
    /// Different for each style that an engine ever made.
    let number: Int
    let face: FontFace
    /// The style of each word.
    let word: WordStyle
    /// The number of `word` and the numbering that it is of.
    var wordNumber = (0, numbering: -1)
    /// Points for a unit of the face.
    let scale: Double
    /// Points after each cluster that has an advance.
    let spacing: Double
    /// The measures of a line, rounded to pixels.
    let metrics: FontMetrics
    /// Whether a name was asked for that no font has, which shaped texts tell.
    let isOfUnknownFont: Bool

    /// The style of labels of one run.
    init(_ key: LabelKey, run: TextRun, number: Int, font: ResolvedFont) {
        let letters = LetterSpacing(run)
        self.key = key
        self.number = number
        face = font.face
        word = WordStyle(
            font: font.face.id, script: FaceSelector.latin, isRightToLeft: false,
            language: key.language, features: run.font.features,
            allowsLigatures: letters.allowsLigatures)
        scale = Double(run.font.size) / FontFace.unitsPerEm
        spacing = letters.points + font.sizeTracking
        metrics = font.metrics.rounded(displayScale: key.displayScale)
        isOfUnknownFont = font.unknown != nil
    }
}
