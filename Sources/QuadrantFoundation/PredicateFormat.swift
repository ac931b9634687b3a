import Foundation

/// The text of a predicate, read: `SELF MATCHES %@ AND age > 3`.
///
/// The language is that of Apple's "Predicate Format String Syntax" without functions, aggregates over collections and
/// `SUBQUERY`. A key is looked for in dictionaries, and among the stored properties of other values.
indirect enum PredicateFormat {
    case constant(Bool)
    case not(PredicateFormat)
    case both(PredicateFormat, PredicateFormat)
    case either(PredicateFormat, PredicateFormat)
    case comparison(Operand, Comparison, Operand)

    /// A side of a comparison.
    enum Operand {
        case value(Any?)
        /// The value that is looked at, or what its keys lead to.
        case path([String])
        case list([Operand])
    }

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

    /// Whether a value fulfils the predicate.
    func isTrue(of value: Any?) -> Bool {
        switch self {
        case .constant(let answer): answer
        case .not(let inner): !inner.isTrue(of: value)
        case .both(let one, let other): one.isTrue(of: value) && other.isTrue(of: value)
        case .either(let one, let other): one.isTrue(of: value) || other.isTrue(of: value)
        case .comparison(let left, let comparison, let right):
            comparison.holds(between: left.values(of: value), and: right.values(of: value))
        }
    }
}

extension PredicateFormat.Operand {
    /// What the operand is for a value: one value, or those of a list.
    fileprivate func values(of value: Any?) -> [Any?] {
        switch self {
        case .value(let list as [Any]): list
        case .value(let constant): [constant]
        case .list(let operands): operands.flatMap { $0.values(of: value) }
        case .path(let keys): [keys.reduce(value) { Self.member($1, of: $0) }]
        }
    }

    private static func member(_ key: String, of value: Any?) -> Any? {
        guard let value else { return nil }
        if let dictionary = value as? [String: Any] { return dictionary[key] }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            if let child = current.children.first(where: {
                $0.label == key || $0.label == "_\(key)"
            }) {
                let inner = Mirror(reflecting: child.value)
                return inner.displayStyle == .optional ? inner.children.first?.value : child.value
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

extension PredicateFormat.Comparison {
    /// Whether the comparison holds; between lists for `IN` and `BETWEEN`, else between their first values.
    fileprivate func holds(between left: [Any?], and right: [Any?]) -> Bool {
        let (one, other) = (left.first ?? nil, right.first ?? nil)
        switch kind {
        case .in:
            if right.count == 1, let text = other as? String, let part = one as? String {
                return text.range(of: part, options: options) != nil
            }
            return right.contains { order(one, $0) == .orderedSame }
        case .between:
            guard right.count == 2 else { return false }
            return [.orderedSame, .orderedDescending].contains(order(one, right[0]))
                && [.orderedSame, .orderedAscending].contains(order(one, right[1]))
        case .contains where left.count > 1:
            return left.contains { order($0, other) == .orderedSame }
        case .equal: return order(one, other) == .orderedSame
        case .unequal: return order(one, other) != .orderedSame
        case .less: return order(one, other) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(one, other))
        case .greater: return order(one, other) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(one, other))
        case .contains, .beginsWith, .endsWith, .like, .matches:
            guard let text = one as? String, let pattern = other as? String else { return false }
            return isFound(pattern, in: text)
        }
    }

    private func isFound(_ pattern: String, in text: String) -> Bool {
        switch kind {
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

    /// The order of two values; `nil` where they have none. Two missing values are the same.
    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        if one == nil, other == nil { return .orderedSame }
        if let one = one as? String, let other = other as? String {
            return one.compare(other, options: options)
        }
        if let one = one as? Date, let other = other as? Date { return one.compare(other) }
        if let one = number(one), let other = number(other) {
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable {
            return one == other ? .orderedSame : nil
        }
        return nil
    }

    private func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
