import Foundation

extension PredicateFormat {
    /// How two values are compared.
    struct Comparison {
        enum Kind: String {
            case equal = "=="
            case unequal = "!="
            case less = "<"
            case lessOrEqual = "<="
            case greater = ">"
            case greaterOrEqual = ">="
            case contains = "CONTAINS"
            case beginsWith = "BEGINSWITH"
            case endsWith = "ENDSWITH"
            case like = "LIKE"
            case matches = "MATCHES"
            case `in` = "IN"
            case between = "BETWEEN"
        }

        let kind: Kind
        /// Whether case and accents do not count: `[cd]`.
        var options: String.CompareOptions = []
    }
}

extension PredicateFormat.Comparison {
    /// Whether the comparison holds; with collections for `IN`, `BETWEEN`, `CONTAINS` and equality.
    func holds(between one: Any?, and other: Any?) -> Bool {
        let (ones, others) = (PredicateValue.list(one), PredicateValue.list(other))
        switch kind {
        case .in:
            if let others { return others.contains { order(one, $0) == .orderedSame } }
            guard let text = PredicateValue.plain(other) as? String,
                let part = PredicateValue.plain(one) as? String
            else { return false }
            return text.range(of: part, options: options) != nil
        case .between:
            guard let others, others.count == 2 else { return false }
            return [.orderedSame, .orderedDescending].contains(order(one, others[0]))
                && [.orderedSame, .orderedAscending].contains(order(one, others[1]))
        case .contains where ones != nil:
            return ones?.contains { order($0, other) == .orderedSame } ?? false
        case .equal: return isSame(one, other, ones, others)
        case .unequal: return !isSame(one, other, ones, others)
        case .less: return order(one, other) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(one, other))
        case .greater: return order(one, other) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(one, other))
        case .contains, .beginsWith, .endsWith, .like, .matches:
            guard let text = PredicateValue.plain(one) as? String,
                let pattern = PredicateValue.plain(other) as? String
            else { return false }
            return isFound(pattern, in: text)
        }
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        PredicateValue.order(one, other, options: options)
    }

    /// Whether both are the same value, or collections of the same values.
    private func isSame(_ one: Any?, _ other: Any?, _ ones: [Any?]?, _ others: [Any?]?) -> Bool {
        guard ones != nil || others != nil else { return order(one, other) == .orderedSame }
        guard let ones, let others else { return false }
        return ones.elementsEqual(others) { order($0, $1) == .orderedSame }
    }

    private func isFound(_ pattern: String, in text: String) -> Bool {
        switch kind {
        case .beginsWith where pattern.isEmpty, .endsWith where pattern.isEmpty: true
        case .beginsWith: text.range(of: pattern, options: options.union(.anchored)) != nil
        case .endsWith:
            text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case .matches: isWhole(pattern, text)
        case .like: isWhole(Self.expression(like: pattern), text)
        default: pattern.isEmpty || text.range(of: pattern, options: options) != nil
        }
    }

    /// Whether a regular expression takes all of a text.
    private func isWhole(_ pattern: String, _ text: String) -> Bool {
        let fold = { (text: String) in
            options.contains(.diacriticInsensitive)
                ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }
        let (pattern, text) = (fold(pattern), fold(text))
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        else { return false }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }

    /// `?` stands for one character and `*` for any number.
    private static func expression(like pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "?": "."
            case "*": ".*"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
