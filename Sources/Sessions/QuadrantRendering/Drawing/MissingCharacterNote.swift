internal import QuadrantCore

/// Words for the characters that no font has, all in one line: a page of Chinese lacks hundreds.
enum MissingCharacterNote {
    /// The issues as texts. What says that a character is missing becomes one text, where the first of them stood; one such issue alone stays.
    static func merged(_ issues: [RuntimeIssue]) -> [String] {
        let parts = issues.map { character(in: $0.message) }
        let characters = parts.compactMap(\.self)
        guard characters.count > 1 else { return issues.map(\.description) }
        var seen: Set<Substring> = []
        let each = characters.filter { seen.insert($0).inserted }
        let packages = Set(
            zip(issues, parts).filter { $1 != nil }.compactMap { package(in: $0.0.description) })
        let install =
            packages.isEmpty
            ? "Register a font that has them with Font.register(contentsOf:)."
            : "Install them with: apt-get install \(packages.sorted().joined(separator: " "))"
        let text =
            "No font has these \(each.count) characters as they should be: \(each.joined(separator: " ")). Boxes or plain signs are "
            + "drawn. \(install)"
        let first = parts.firstIndex { $0 != nil }
        return issues.indices.compactMap { place in
            parts[place] == nil ? issues[place].description : place == first ? text : nil
        }
    }

    /// The character in "No font has the character “語” (U+8A9E)"; `nil` for another message.
    private static func character(in message: String) -> Substring? {
        message.firstMatch(of: /^No font has the character “(.+?)” \(U\+/)?.1
    }

    private static func package(in text: String) -> Substring? {
        text.firstMatch(of: /apt-get install ([a-z-]+)/)?.1
    }
}
