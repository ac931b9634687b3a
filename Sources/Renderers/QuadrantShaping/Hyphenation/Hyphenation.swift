internal import CHyphenation
internal import Foundation

/// Where a word that is wider than its line may be parted with a hyphen, by the rules of its language.
enum Hyphenation {
    /// The offsets of `units` at which the word around `position` may be parted, in rising order; none in
    /// a language without patterns.
    ///
    /// - Parameters:
    ///   - position: Of a character in the word.
    ///   - language: A BCP 47 tag.
    static func offsets(
        in units: [UInt16], around position: Int, language: String
    ) -> [Int] {
        guard units.indices.contains(position), isLetter(units[position]),
            let patterns = patterns(for: language)
        else { return [] }
        let longest = HyphenationPatterns.longestWord
        var (start, end) = (position, position + 1)
        while start > 0, position - start <= longest, isLetter(units[start - 1]) { start -= 1 }
        while end < units.count, end - start <= longest, isLetter(units[end]) { end += 1 }
        return patterns.offsets(in: units[start..<end]).map { start + $0 }
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return 0x61...0x7a ~= unit | 0x20 }
        return Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
    }

    /// The patterns of a language, read when they are asked for first.
    static func patterns(for language: String) -> HyphenationPatterns? {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "en": return parts.contains { british.contains(String($0)) } ? englishGB : englishUS
        case "de": return german
        case "fr": return french
        case "es": return spanish
        case "it": return italian
        case "pt": return portuguese
        case "nl": return dutch
        case "da": return danish
        case "pl": return polish
        case "uk": return ukrainian
        default: return nil
        }
    }

    /// Regions that spell as Britain does.
    private static let british: Set<String> = [
        "001", "150", "au", "gb", "hk", "ie", "in", "mt", "my", "nz", "sg", "za",
    ]

    // The fewest letters behind a hyphen are those of each file's head.
    private static let danish = HyphenationPatterns(QUADRANT_PATTERNS_DANISH, right: 2)
    private static let german = HyphenationPatterns(QUADRANT_PATTERNS_GERMAN, right: 2)
    private static let englishGB = HyphenationPatterns(QUADRANT_PATTERNS_BRITISH, right: 3)
    private static let englishUS = HyphenationPatterns(QUADRANT_PATTERNS_AMERICAN, right: 3)
    private static let spanish = HyphenationPatterns(QUADRANT_PATTERNS_SPANISH, right: 2)
    private static let french = HyphenationPatterns(QUADRANT_PATTERNS_FRENCH, right: 2)
    private static let italian = HyphenationPatterns(QUADRANT_PATTERNS_ITALIAN, right: 2)
    private static let dutch = HyphenationPatterns(QUADRANT_PATTERNS_DUTCH, right: 2)
    private static let polish = HyphenationPatterns(QUADRANT_PATTERNS_POLISH, right: 2)
    private static let portuguese = HyphenationPatterns(QUADRANT_PATTERNS_PORTUGUESE, right: 3)
    private static let ukrainian = HyphenationPatterns(QUADRANT_PATTERNS_UKRAINIAN, right: 2)
}
