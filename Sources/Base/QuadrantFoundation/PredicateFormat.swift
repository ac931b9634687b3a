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
            comparison.holds(between: left.side(of: value), and: right.side(of: value))
        }
    }
}

/// What an operand is for a value: one value, or those of a list.
private struct PredicateSide {
    let values: [Any?]
    let isList: Bool

    init(_ value: Any?) {
        if let list = value as? [Any] {
            values = list
            isList = true
        } else {
            values = [value]
            isList = false
        }
    }

    init(list: [Any?]) {
        values = list
        isList = true
    }

    /// The only value, or the first of a list.
    var first: Any? {
        guard let first = values.first else { return nil }
        return first
    }
}

extension PredicateFormat.Operand {
    /// What the operand is for a value.
    fileprivate func side(of value: Any?) -> PredicateSide {
        switch self {
        case .value(let constant): PredicateSide(constant)
        case .list(let operands):
            PredicateSide(list: operands.flatMap { $0.side(of: value).values })
        case .path(let keys): PredicateSide(keys.reduce(value) { Self.member($1, of: $0) })
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
    /// Whether the comparison holds; with lists for `IN`, `BETWEEN`, `CONTAINS` and equality, else between first values.
    fileprivate func holds(between left: PredicateSide, and right: PredicateSide) -> Bool {
        let (one, other) = (left.first, right.first)
        switch kind {
        case .in:
            if !right.isList, let text = other as? String, let part = one as? String {
                return text.range(of: part, options: options) != nil
            }
            return right.values.contains { order(one, $0) == .orderedSame }
        case .between:
            guard right.values.count == 2 else { return false }
            return [.orderedSame, .orderedDescending].contains(order(one, right.values[0]))
                && [.orderedSame, .orderedAscending].contains(order(one, right.values[1]))
        case .contains where left.isList:
            return left.values.contains { order($0, other) == .orderedSame }
        case .equal: return isSame(left, right)
        case .unequal: return !isSame(left, right)
        case .less: return order(one, other) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(one, other))
        case .greater: return order(one, other) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(one, other))
        case .contains, .beginsWith, .endsWith, .like, .matches:
            guard let text = one as? String, let pattern = other as? String else { return false }
            return isFound(pattern, in: text)
        }
    }

    /// Whether both are the same value, or lists of the same values.
    private func isSame(_ left: PredicateSide, _ right: PredicateSide) -> Bool {
        left.isList == right.isList
            && left.values.elementsEqual(right.values) { order($0, $1) == .orderedSame }
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
