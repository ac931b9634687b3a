import Foundation

/// Why the text of a predicate cannot be read.
struct PredicateFault: Error {
    let reason: String
}

/// Reads the text of a predicate.
struct PredicateParser {
    private var words: ArraySlice<PredicateWord>
    private var arguments: ArraySlice<Any?>
    private var depth = 0
    /// How deep parts may lie in one another.
    private static let mostDepth = 200
    private static let tooDeep = PredicateFault(reason: "its parts lie too deep in one another")

    /// The predicate that a text says with these arguments in the places of `%@` and its like.
    static func read(
        _ text: String, _ arguments: [Any?]
    ) throws(PredicateFault) -> PredicateFormat {
        var parser = PredicateParser(
            words: try PredicateWord.all(in: text)[...], arguments: arguments[...])
        let format = try parser.alternatives()
        if let word = parser.words.first {
            throw PredicateFault(reason: "'\(word.text)' is not expected after what it says before")
        }
        return format
    }

    /// The value that a text says.
    static func readValue(
        _ text: String, _ arguments: [Any?]
    ) throws(PredicateFault) -> PredicateFormat.Operand {
        var parser = PredicateParser(
            words: try PredicateWord.all(in: text)[...], arguments: arguments[...])
        let value = try parser.operand()
        if let word = parser.words.first {
            throw PredicateFault(reason: "'\(word.text)' is not expected after what it says before")
        }
        return value
    }

    private func fault(_ wanted: String) -> PredicateFault {
        let there = words.first.map { "there is '\($0.text)'" } ?? "it ends"
        return PredicateFault(reason: "\(there) where \(wanted) is expected")
    }

    private func isNext(_ names: String...) -> Bool {
        guard let word = words.first, word.kind == .word || word.kind == .sign else { return false }
        return names.contains(word.text.uppercased())
    }

    private mutating func take(_ names: String...) -> Bool {
        guard let word = words.first, word.kind == .word || word.kind == .sign,
            names.contains(word.text.uppercased())
        else { return false }
        words.removeFirst()
        return true
    }

    private mutating func expect(_ name: String) throws(PredicateFault) {
        guard take(name) else { throw fault("'\(name)'") }
    }

    // MARK: Predicates

    private mutating func alternatives() throws(PredicateFault) -> PredicateFormat {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostDepth { throw Self.tooDeep }
        var format = try conditions()
        while take("OR", "||") { format = .either(format, try conditions()) }
        return format
    }

    private mutating func conditions() throws(PredicateFault) -> PredicateFormat {
        var format = try condition()
        while take("AND", "&&") { format = .both(format, try condition()) }
        return format
    }

    private mutating func condition() throws(PredicateFault) -> PredicateFormat {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostDepth { throw Self.tooDeep }
        if take("NOT", "!") { return .not(try condition()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if isNext("(") {
            let start = self
            do {
                return try bracketed()
            } catch {
                // They may be the brackets of a value. The reason that lies further on is the one to tell.
                let rest = words.count
                self = start
                do {
                    return try comparison(of: .direct)
                } catch let other {
                    throw rest <= words.count ? error : other
                }
            }
        }
        var modifier = PredicateFormat.Modifier.direct
        if take("ANY", "SOME") {
            modifier = .any
        } else if take("ALL") {
            modifier = .all
        } else if take("NONE") {
            modifier = .none
        }
        return try comparison(of: modifier)
    }

    private mutating func comparison(
        of modifier: PredicateFormat.Modifier
    ) throws(PredicateFault) -> PredicateFormat {
        let left = try operand()
        let comparison = try comparison()
        return .comparison(modifier, left, comparison, try operand())
    }

    /// A predicate in brackets.
    private mutating func bracketed() throws(PredicateFault) -> PredicateFormat {
        words.removeFirst()
        let inner = try alternatives()
        try expect(")")
        if isComparison { throw fault("the end of a condition") }
        return inner
    }

    private static let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]

    private var kind: PredicateFormat.Comparison.Kind? {
        guard let word = words.first, word.kind == .word || word.kind == .sign else { return nil }
        let name = word.text.uppercased()
        return PredicateFormat.Comparison.Kind(rawValue: Self.others[name] ?? name)
    }

    private var isComparison: Bool { kind != nil || isNext("+", "-", "*", "/", "**", "[") }

    private mutating func comparison() throws(PredicateFault) -> PredicateFormat.Comparison {
        guard let kind else { throw fault("a comparison such as == or CONTAINS") }
        words.removeFirst()
        var comparison = PredicateFormat.Comparison(kind: kind)
        if take("[") {
            guard let options = words.first?.text.lowercased(),
                options.allSatisfy({ "cdnlw".contains($0) }), !options.isEmpty
            else { throw fault("one of c, d, n, l") }
            words.removeFirst()
            if options.contains("c") { comparison.options.insert(.caseInsensitive) }
            if options.contains("d") { comparison.options.insert(.diacriticInsensitive) }
            try expect("]")
        }
        return comparison
    }

    // MARK: Values

    private mutating func operand() throws(PredicateFault) -> PredicateFormat.Operand {
        var value = try product()
        while let sign = words.first, sign.kind == .sign, ["+", "-"].contains(sign.text) {
            words.removeFirst()
            value = .arithmetic(Character(sign.text), value, try product())
        }
        return value
    }

    private mutating func product() throws(PredicateFault) -> PredicateFormat.Operand {
        var value = try member()
        while let sign = words.first, sign.kind == .sign, ["*", "/", "**"].contains(sign.text) {
            words.removeFirst()
            value = .arithmetic(sign.text == "**" ? "^" : Character(sign.text), value, try member())
        }
        return value
    }

    /// A value, with keys and places behind it.
    private mutating func member() throws(PredicateFault) -> PredicateFormat.Operand {
        var value = try single()
        while true {
            if let word = words.first, word.kind == .member {
                words.removeFirst()
                value = .member(value, Self.keys(word.text))
            } else if isNext("[") {
                words.removeFirst()
                value = .element(value, try operand())
                try expect("]")
            } else {
                return value
            }
        }
    }

    private static func keys(_ text: String) -> [String] {
        text.split(separator: ".").map(String.init)
    }

    private mutating func argument() throws(PredicateFault) -> Any? {
        guard let first = arguments.popFirst() else {
            throw PredicateFault(reason: "it has more places such as %@ than there are values")
        }
        return first
    }

    private mutating func single() throws(PredicateFault) -> PredicateFormat.Operand {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.mostDepth { throw Self.tooDeep }
        guard let word = words.first else { throw fault("a value") }
        words.removeFirst()
        switch word.kind {
        case .text: return .value(word.text)
        case .number: return .value(Double(word.text) ?? 0)
        case .place:
            let value = try argument()
            guard word.text.uppercased() == "%K" else { return .value(value) }
            let path = value as? String ?? "\(value ?? "")"
            return path.uppercased() == "SELF" ? .path([]) : .path(Self.keys(path))
        case .variable: return .variable(word.text)
        case .member: return .path(Self.keys(word.text))
        case .sign:
            switch word.text {
            case "(":
                let inner = try operand()
                try expect(")")
                return inner
            case "{": return .list(try list(until: "}"))
            case "-":
                return .arithmetic("-", .value(0.0), try single())
            default:
                words = [word] + words
                throw fault("a value")
            }
        case .word: return try named(word.text)
        }
    }

    private mutating func named(_ name: String) throws(PredicateFault) -> PredicateFormat.Operand {
        if isNext("(") {
            words.removeFirst()
            return try call(name)
        }
        switch name.uppercased() {
        case "SELF": return .path([])
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        case "AND", "OR", "NOT", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
            "BETWEEN", "ANY", "SOME", "ALL", "NONE":
            throw PredicateFault(
                reason:
                    "there is '\(name)' where a value is expected; write '#\(name)' for a key of that name"
            )
        default:
            let keys = Self.keys(name.replacing("#", with: ""))
            return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
        }
    }

    private mutating func call(_ name: String) throws(PredicateFault) -> PredicateFormat.Operand {
        switch name.uppercased() {
        case "SUBQUERY":
            let base = try operand()
            try expect(",")
            guard let variable = words.popFirst(), variable.kind == .variable else {
                throw fault("a variable such as $x")
            }
            try expect(",")
            let format = try alternatives()
            try expect(")")
            return .subquery(base, variable.text, format)
        case "TERNARY":
            let format = try alternatives()
            try expect(",")
            let one = try operand()
            try expect(",")
            let other = try operand()
            try expect(")")
            return .choice(format, one, other)
        default: break
        }
        let function = name.lowercased().replacing(":", with: "")
        guard PredicateFunctions.names.contains(function) else {
            throw PredicateFault(reason: "there is no function '\(name)' here")
        }
        return .call(function, try list(until: ")"))
    }

    private mutating func list(
        until end: String
    ) throws(PredicateFault) -> [PredicateFormat.Operand] {
        var operands: [PredicateFormat.Operand] = []
        if take(end) { return operands }
        while true {
            operands.append(try operand())
            if take(end) { return operands }
            try expect(",")
        }
    }
}
