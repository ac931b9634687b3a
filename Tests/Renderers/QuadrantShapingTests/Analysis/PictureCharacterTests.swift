import Expectations
import Foundation
import QuadrantGeometry
import QuadrantShaping
import QuadrantText
import Testing

/// Which characters are pictures without a variation selector.
@Suite struct PictureCharacterTests {
    private static let hasEmoji = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

    private func isPicture(_ text: String) throws -> Bool {
        let engine = ShapingEngine.shared
        let runs = engine.shape(request(text), proposal: .unspecified).lines[0].runs
        let first = try #require(runs.first)
        let source = try #require(engine.source(of: first.font))
        return "\(source.file)".contains("Emoji")
    }

    /// Emoji that Unicode shows as text unless told otherwise, and that the text's face lacks.
    @Test(
        .enabled(if: hasEmoji),
        arguments: ["🏎", "🕹", "🌶", "🅰", "🖥", "☎", "✈", "☝🏽", "❤\u{200D}🔥", "😀"])
    func emojiAreColored(_ text: String) throws {
        try holds(isPicture(text))
    }

    @Test(
        .enabled(if: hasEmoji),
        arguments: ["1", "#", "©", "®", "™", "→", "🏎\u{FE0E}", "☎\u{FE0E}", "𝒜", "♩"])
    func signsAreText(_ text: String) throws {
        try fails(isPicture(text))
    }
}
