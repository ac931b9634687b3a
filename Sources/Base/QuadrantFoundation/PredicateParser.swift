import Foundation

/// Reads the text of a predicate.
struct PredicateParser {
    private var words: [Substring]
    private var arguments: [Any?]

    /// The predicate that a text says with these arguments in the places of `%@` and its like; `nil` for a text that cannot
    /// be read.
    static func read(_ text: String, _ arguments: [Any?]) -> PredicateFormat? {
        var parser = PredicateParser(words: words(of: text), arguments: arguments)
        let format = parser.alternatives()
        return parser.words.isEmpty ? format : nil
    }

    /// Names, numbers, texts in quotation marks, signs.
    private static func words(of text: String) -> [Substring] {
        let word =
            /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@dDiuUfFgKcslx]+|[<>=!]=|<>|=<|=>|&&|\|\||[\w.#@-]+|\S/
        return text.matches(of: word).map(\.output)
    }

    private func isNext(_ names: String...) -> Bool {
        guard let word = words.first?.uppercased() else { return false }
        return names.contains(word)
    }

    private mutating func take(_ names: String...) -> Bool {
        guard let word = words.first?.uppercased(), names.contains(word) else { return false }
        words.removeFirst()
        return true
    }

    private mutating func alternatives() -> PredicateFormat? {
        guard var format = conditions() else { return nil }
        while take("OR", "||") {
            guard let next = conditions() else { return nil }
            format = .either(format, next)
        }
        return format
    }

    private mutating func conditions() -> PredicateFormat? {
        guard var format = condition() else { return nil }
        while take("AND", "&&") {
            guard let next = condition() else { return nil }
            format = .both(format, next)
        }
        return format
    }

    private mutating func condition() -> PredicateFormat? {
        if take("NOT", "!") { return condition().map { .not($0) } }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            guard let inner = alternatives(), take(")") else { return nil }
            return inner
        }
        guard let left = operand(), let comparison = comparison(), let right = operand() else {
            return nil
        }
        return .comparison(left, comparison, right)
    }

    private mutating func comparison() -> PredicateFormat.Comparison? {
        guard let word = words.first?.uppercased() else { return nil }
        let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        guard let kind = PredicateFormat.Comparison.Kind(rawValue: others[word] ?? word) else {
            return nil
        }
        words.removeFirst()
        var comparison = PredicateFormat.Comparison(kind: kind)
        if take("[") {
            guard let options = words.first?.lowercased(), !options.isEmpty else { return nil }
            words.removeFirst()
            if options.contains("c") { comparison.options.insert(.caseInsensitive) }
            if options.contains("d") { comparison.options.insert(.diacriticInsensitive) }
            guard take("]") else { return nil }
        }
        return comparison
    }

    private mutating func operand() -> PredicateFormat.Operand? {
        guard let word = words.first, word != ")" else { return nil }
        words.removeFirst()
        if word == "{" { return list() }
        if let first = word.first, first == "\"" || first == "'" {
            return .value(String(word.dropFirst().dropLast()).replacing("\\", with: ""))
        }
        if word.hasPrefix("%") {
            guard !arguments.isEmpty else { return nil }
            let argument = arguments.removeFirst()
            guard word.uppercased() == "%K" else { return .value(argument) }
            return .path("\(argument ?? "")".split(separator: ".").map(String.init))
        }
        if let number = Double(word) { return .value(number) }
        switch word.uppercased() {
        case "SELF": return .path([])
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default:
            let keys = word.split(separator: ".").map(String.init)
            return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
        }
    }

    private mutating func list() -> PredicateFormat.Operand? {
        var operands: [PredicateFormat.Operand] = []
        while !take("}") {
            guard let next = operand() else { return nil }
            operands.append(next)
            _ = take(",")
        }
        return .list(operands)
    }
}
