internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// What an analyzed text depends on. Only the characters and sizes are hashed, which tells nearly
/// all texts apart; equality compares everything.
struct TextKey: Hashable {
    /// Characters, fonts and spacings.
    var runs: [TextRun]
    /// A BCP 47 tag.
    var language: String
    /// Decides the direction of a paragraph without letters.
    var direction: LayoutDirection

    /// The key of a request's text; the proposal and most options are no part of it.
    init(_ request: TextRequest) {
        runs = request.runs
        language = request.options.language
        direction = request.options.layoutDirection
    }

    /// The key of a text that is not a request of its own, such as an ellipsis.
    init(runs: [TextRun], language: String, direction: LayoutDirection) {
        self.runs = runs
        self.language = language
        self.direction = direction
    }

    /// Hashes characters, sizes and weights.
    func hash(into hasher: inout Hasher) {
        for run in runs {
            hasher.combine(run.text)
            hasher.combine(run.font.size)
            hasher.combine(run.font.weight)
        }
    }
}
