/// A word of the text of a predicate.
struct PredicateWord {
    enum Kind {
        /// A key, a path of keys, or a word of the language.
        case word
        /// A path behind a value: `.name.length`.
        case member
        /// `$name`
        case variable
        /// `%@` and its like.
        case place
        case text, number, sign
    }

    let kind: Kind
    let text: String

    private static let signs = [
        "==", "!=", "<=", ">=", "<>", "=<", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")",
        "{",
        "}", "[", "]", ",", "+", "-", "*", "/",
    ]

    /// The words of a text.
    static func all(in text: String) throws(PredicateFault) -> [PredicateWord] {
        var words: [PredicateWord] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                words.append(try quoted(&rest, by: first))
            } else if let word = place(&rest) ?? named(&rest) ?? number(&rest) {
                words.append(word)
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(sign.count)
                words.append(PredicateWord(kind: .sign, text: sign))
            } else {
                throw PredicateFault(reason: "'\(first)' is no sign of the language")
            }
        }
        return words
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter || character == "_"
    }

    private static func isInside(_ character: Character) -> Bool {
        isLetter(character) || character.isNumber
    }

    private static func take(
        _ rest: inout Substring, while isTaken: (Character) -> Bool
    ) -> Substring {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return taken
    }

    /// `%@`, `%ld`, `%K`
    private static func place(_ rest: inout Substring) -> PredicateWord? {
        guard rest.first == "%" else { return nil }
        let kind = rest.dropFirst().drop { $0 == "l" || $0 == "h" || $0 == "q" }
        guard let last = kind.first, "@KdDiuUxXfFgGces".contains(last) else { return nil }
        rest = kind.dropFirst()
        return PredicateWord(kind: .place, text: last == "K" ? "%K" : "%@")
    }

    /// A path of keys, `$name`, or a path behind a value.
    private static func named(_ rest: inout Substring) -> PredicateWord? {
        let start = rest
        let mark = rest.first
        if mark == "$" || mark == "." { rest.removeFirst() }
        guard let first = rest.first, isLetter(first) || (mark != "$" && "@#".contains(first))
        else {
            rest = start
            return nil
        }
        var text = ""
        while let next = rest.first {
            if isInside(next) || (text.isEmpty || text.last == ".") && "@#".contains(next) {
                text.append(rest.removeFirst())
            } else if next == ".", mark != "$", let after = rest.dropFirst().first,
                isLetter(after) || "@#".contains(after)
            {
                text.append(rest.removeFirst())
            } else {
                break
            }
        }
        // `lowercase:(name)`
        if mark != "$", mark != ".", rest.first == ":" { text.append(rest.removeFirst()) }
        return PredicateWord(
            kind: mark == "$" ? .variable : mark == "." ? .member : .word, text: text)
    }

    private static func number(_ rest: inout Substring) -> PredicateWord? {
        let start = rest
        var text = take(&rest) { $0.isASCII && $0.isNumber }
        if rest.first == ".", rest.dropFirst().first?.isNumber == true {
            rest.removeFirst()
            text += "." + take(&rest) { $0.isASCII && $0.isNumber }
        }
        guard !text.isEmpty else {
            rest = start
            return nil
        }
        if rest.first == "e" || rest.first == "E" {
            let before = rest
            rest.removeFirst()
            let sign = rest.first == "-" || rest.first == "+" ? String(rest.removeFirst()) : ""
            let digits = take(&rest) { $0.isASCII && $0.isNumber }
            if digits.isEmpty { rest = before } else { text += "e" + sign + digits }
        }
        return PredicateWord(kind: .number, text: String(text))
    }

    private static func quoted(
        _ rest: inout Substring, by mark: Character
    ) throws(PredicateFault) -> PredicateWord {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return PredicateWord(kind: .text, text: text) }
            if next == "\\", let escaped = rest.popFirst() {
                switch escaped {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "r": text.append("\r")
                default: text.append(escaped)
                }
            } else {
                text.append(next)
            }
        }
        throw PredicateFault(reason: "a text has no closing \(mark)")
    }
}
