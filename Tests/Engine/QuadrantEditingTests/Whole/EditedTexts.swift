import Foundation
import QuadrantEditing
import QuadrantGeometry
import QuadrantShaping
import QuadrantText

/// Texts in the scripts that tests edit.
enum Script: String, CaseIterable {
    case latin = "Cafe\u{301} naïve, and 3 words."
    case arabic = "مَرحبا بالعالم 123 abc"
    case hebrew = "שָׁלוֹם world עולם"
    case hindi = "नमस्ते दुनिया क्षत्रिय"
    case thai = "สวัสดีชาวโลก ยินดีต้อนรับ"
    case japanese = "こんにちは世界。漢字カナ"
    case emoji = "👩‍👩‍👧 hi 🇩🇪🇯🇵 👍🏽 e\u{301}\u{302}"

    /// What is typed in tests: letters, marks and spaces of the script.
    var pieces: [String] {
        let characters = rawValue.map(String.init)
        let scalars = rawValue.unicodeScalars.map { String($0) }
        return characters + scalars + [" ", "\n", "ab", "\u{301}"]
    }
}

/// A random number generator that gives the same numbers for a seed.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Texts as the real engine shapes them.
struct ShapedTexts {
    private static let engine = ShapingEngine(fontDirectories: [])

    static func geometry(_ text: String, width: CGFloat? = nil) -> TextGeometry {
        let request = TextRequest(runs: [TextRun(text, font: FontDescriptor(size: 17))])
        let proposal = ProposedViewSize(width: width, height: nil)
        return TextGeometry(engine.places(request, proposal: proposal), of: text)
    }

    static func places(_ text: String, width: CGFloat? = nil) -> TextPlaces {
        let request = TextRequest(runs: [TextRun(text, font: FontDescriptor(size: 17))])
        return engine.places(request, proposal: ProposedViewSize(width: width, height: nil))
    }

    static func shaped(_ text: String, width: CGFloat? = nil) -> ShapedText {
        let request = TextRequest(runs: [TextRun(text, font: FontDescriptor(size: 17))])
        return engine.shape(request, proposal: ProposedViewSize(width: width, height: nil))
    }
}

/// The offsets between characters, by a walk over all of them.
func boundaries(_ text: String) -> [Int] {
    var result = [0]
    for character in text { result.append((result.last ?? 0) + character.utf8.count) }
    return result
}
