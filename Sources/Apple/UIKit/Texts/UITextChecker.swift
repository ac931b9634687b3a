public import Foundation

/// Finds words that are spelled wrong. There is no dictionary here: every word counts as spelled right, which is told once.
///
/// Apple: "UITextChecker" (UIKit).
@MainActor @preconcurrency open class UITextChecker {
    /// Creates a checker.
    public init() {}

    /// Where the next word is that is spelled wrong: nowhere, `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        Notice.withoutEffect(
            "UITextChecker", "There is no dictionary: every word counts as spelled right")
        return NSRange(location: NSNotFound, length: 0)
    }

    /// What may be meant by a word that is spelled wrong: nothing is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
    {
        []
    }

    /// How a word may go on: nothing is known.
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { [] }

    /// The languages there are dictionaries of: none.
    open class var availableLanguages: [String] { [] }
}
