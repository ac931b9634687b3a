/// Where an inline link leads: `(destination "title")`.
struct LinkDestination {
    private let characters: [Character]
    /// The places of each character that was looked for, in order. Many destinations may be begun,
    /// and each would otherwise search all of the rest.
    private var places: [Character: [Int]] = [:]
    /// How many characters were looked at so far.
    private(set) var steps = 0

    init(_ characters: [Character]) {
        self.characters = characters
    }

    /// The destination and the index behind it, for the characters from `start` on; `nil` where no
    /// destination begins there.
    mutating func scan(from start: Int) -> (String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var index = start + 1
        skipSpace(&index)
        guard let destination = target(&index) else { return nil }
        let afterTarget = index
        skipSpace(&index)
        if index > afterTarget { skipTitle(&index) }
        skipSpace(&index)
        guard index < characters.count, characters[index] == ")" else { return nil }
        switch destination {
        case .string(let string): return (string, index + 1)
        case .range(let range): return (String(characters[range]), index + 1)
        }
    }

    /// A destination; one in pointed brackets is not copied before all of the link is there.
    private enum Target {
        case string(String)
        case range(Range<Int>)
    }

    private func skipSpace(_ index: inout Int) {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
    }

    /// How deep parentheses in a destination may nest; so deep that nobody does, so that text full of
    /// them is not looked through again and again.
    private static let deepestParentheses = 32

    private mutating func target(_ index: inout Int) -> Target? {
        var result = ""
        if index < characters.count, characters[index] == "<" {
            guard let end = position(of: ">", from: index) else { return nil }
            let inside = index + 1..<end
            index = end + 1
            return .range(inside)
        }
        var depth = 0
        while index < characters.count {
            steps += 1
            let character = characters[index]
            if character.isWhitespace || (character == ")" && depth == 0) { break }
            if character == "(" { depth += 1 }
            if depth > Self.deepestParentheses { return nil }
            if character == ")" { depth -= 1 }
            if character == "\\", index + 1 < characters.count,
                "()\\".contains(characters[index + 1])
            {
                index += 1
            }
            result.append(characters[index])
            index += 1
        }
        return depth == 0 ? .string(result) : nil
    }

    private mutating func skipTitle(_ index: inout Int) {
        guard index < characters.count else { return }
        let closing: Character
        switch characters[index] {
        case "\"": closing = "\""
        case "'": closing = "'"
        case "(": closing = ")"
        default: return
        }
        if let end = position(of: closing, from: index + 1) { index = end + 1 }
    }

    /// The next place of a character from `start` on; `nil` for none.
    private mutating func position(of character: Character, from start: Int) -> Int? {
        if places[character] == nil {
            steps += characters.count
            places[character] = characters.indices.filter { characters[$0] == character }
        }
        guard let known = places[character] else { return nil }
        var (low, high) = (0, known.count)
        while low < high {
            let middle = (low + high) / 2
            if known[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < known.count ? known[low] : nil
    }
}
