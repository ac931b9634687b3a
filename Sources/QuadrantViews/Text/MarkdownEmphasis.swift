/// Turns runs of delimiters into styles, after "process emphasis" in the appendix of the CommonMark
/// specification 0.31.
enum EmphasisPass {
    private typealias Node = InlineMarkdown.Node

    /// Settles the delimiters of `nodes` from an index on; what is left of them stands for itself.
    static func run(_ nodes: inout [InlineMarkdown.Node], from start: Int) {
        /// Below which index no opener can be for a kind of closer, so that each is looked at once.
        var bottoms: [BottomKey: Int] = [:]
        var openers: [Int] = []
        for closer in nodes.indices.dropFirst(start) {
            guard let mark = nodes[closer].delimiter else { continue }
            if mark.canClose { close(closer, &nodes, &openers, &bottoms) }
            if let rest = nodes[closer].delimiter, rest.count > 0, rest.canOpen {
                openers.append(closer)
            }
        }
    }

    private struct BottomKey: Hashable {
        let mark: Character
        let length: Int
        let canOpen: Bool
    }

    private static func close(
        _ closer: Int, _ nodes: inout [InlineMarkdown.Node], _ openers: inout [Int],
        _ bottoms: inout [BottomKey: Int]
    ) {
        while let mark = nodes[closer].delimiter, mark.count > 0 {
            let key = BottomKey(
                mark: mark.mark, length: mark.mark == "~" ? mark.length : mark.length % 3,
                canOpen: mark.canOpen)
            let bottom = bottoms[key] ?? -1
            var found: Int?
            for place in openers.indices.reversed() {
                guard openers[place] > bottom else { break }
                guard let opener = nodes[openers[place]].delimiter else { continue }
                if matches(opener, mark) {
                    found = place
                    break
                }
            }
            guard let found else {
                bottoms[key] = closer - 1
                return
            }
            let opener = openers[found]
            openers.removeSubrange((found + 1)...)
            let used = style(from: opener, to: closer, &nodes)
            nodes[closer].delimiter?.count -= used
            nodes[opener].delimiter?.count -= used
            if nodes[opener].delimiter?.count == 0 { openers.removeLast() }
        }
    }

    private static func matches(
        _ opener: InlineMarkdown.Delimiter, _ closer: InlineMarkdown.Delimiter
    ) -> Bool {
        guard opener.mark == closer.mark, opener.count > 0 else { return false }
        if opener.mark == "~" { return opener.length == closer.length }
        // The rule of three: a run that could do both must not split another in an odd way.
        if opener.canClose || closer.canOpen, (opener.length + closer.length) % 3 == 0 {
            return opener.length % 3 == 0 && closer.length % 3 == 0
        }
        return true
    }

    /// Styles what is between, and says how many marks of each side it took.
    private static func style(
        from opener: Int, to closer: Int, _ nodes: inout [InlineMarkdown.Node]
    ) -> Int {
        let (first, last) = (nodes[opener].delimiter, nodes[closer].delimiter)
        guard let first, let last else { return 0 }
        var used = min(first.count, last.count) >= 2 ? 2 : 1
        var intent: MarkdownSpan.InlineIntent = used == 2 ? .stronglyEmphasized : .emphasized
        if first.mark == "~" { (used, intent) = (first.count, .strikethrough) }
        for place in (opener + 1)..<closer { nodes[place].span.intent.insert(intent) }
        return used
    }
}

/// Where an inline link leads: `(destination "title")`.
enum LinkDestination {
    /// The destination and the index behind it, for the characters from `start` on; `nil` where no
    /// destination begins there.
    static func scan(_ characters: [Character], from start: Int) -> (String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var index = start + 1
        skipSpace(characters, &index)
        guard let destination = target(characters, &index) else { return nil }
        let afterTarget = index
        skipSpace(characters, &index)
        if index > afterTarget { skipTitle(characters, &index) }
        skipSpace(characters, &index)
        guard index < characters.count, characters[index] == ")" else { return nil }
        return (destination, index + 1)
    }

    private static func skipSpace(_ characters: [Character], _ index: inout Int) {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
    }

    /// How deep parentheses in a destination may nest; so deep that nobody does, so that text full of
    /// them is not looked through again and again.
    private static let deepestParentheses = 32

    private static func target(_ characters: [Character], _ index: inout Int) -> String? {
        var result = ""
        if index < characters.count, characters[index] == "<" {
            guard let end = characters[index...].firstIndex(of: ">") else { return nil }
            result = String(characters[(index + 1)..<end])
            index = end + 1
            return result
        }
        var depth = 0
        while index < characters.count {
            let character = characters[index]
            if character.isWhitespace || (character == ")" && depth == 0) { break }
            if character == "(" { depth += 1 }
            if depth > deepestParentheses { return nil }
            if character == ")" { depth -= 1 }
            if character == "\\", index + 1 < characters.count,
                "()\\".contains(characters[index + 1])
            {
                index += 1
            }
            result.append(characters[index])
            index += 1
        }
        return depth == 0 ? result : nil
    }

    private static func skipTitle(_ characters: [Character], _ index: inout Int) {
        guard index < characters.count else { return }
        let closing: Character
        switch characters[index] {
        case "\"": closing = "\""
        case "'": closing = "'"
        case "(": closing = ")"
        default: return
        }
        if let end = characters[(index + 1)...].firstIndex(of: closing) { index = end + 1 }
    }
}
