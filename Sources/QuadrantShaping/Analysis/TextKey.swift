internal import Foundation
internal import QuadrantGeometry
internal import QuadrantText

/// What an analyzed text depends on. Only the characters and sizes are hashed, which tells nearly
/// all texts apart; equality compares everything.
struct TextKey: Hashable {
    var runs: [TextRun]
    var language: String
    /// Decides the direction of a paragraph without letters.
    var direction: LayoutDirection

    init(_ request: TextRequest) {
        runs = request.runs
        language = request.options.language
        direction = request.options.layoutDirection
    }

    init(runs: [TextRun], language: String, direction: LayoutDirection) {
        self.runs = runs
        self.language = language
        self.direction = direction
    }

    func hash(into hasher: inout Hasher) {
        for run in runs {
            hasher.combine(run.text)
            hasher.combine(run.font.size)
            hasher.combine(run.font.weight)
        }
    }
}
