import Foundation

/// Values as predicates see them.
enum PredicateValue {
    /// A value without wrappers: Swift's types in place of Foundation's, nothing in place of `NSNull`.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        switch value {
        case is NSNull: return nil
        case let value as String: return value
        case let value as Date: return value
        case let value as NSNumber: return value
        case let value as any _KeyedObject: return value._keyedIdentity
        case let value as UUID: return value
        case let value as URL: return value
        case let value as Data: return value
        default: break
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return plain(mirror.children.first?.value)
    }

    /// What a value is compared by for equality; `nil` for what cannot be.
    static func identity(_ value: Any?) -> AnyHashable? {
        if let members = list(value) {
            let identities = members.map { identity($0) }
            return identities.contains(nil) ? nil : AnyHashable(identities)
        }
        return plain(value) as? AnyHashable
    }

    /// The members of a collection; `nil` for other values.
    static func list(_ value: Any?) -> [Any?]? {
        switch value {
        case let list as [Any]: list
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as NSArray: Array(list)
        case let set as Set<AnyHashable>: set.map(\.base)
        case let range as ClosedRange<Int>: [range.lowerBound, range.upperBound]
        default: nil
        }
    }

    /// The members of a collection, and of those in it; the value itself where it is none.
    static func flat(_ value: Any?) -> [Any?] {
        guard let members = list(value) else { return value == nil ? [] : [value] }
        return members.flatMap { list($0) == nil ? [$0] : flat($0) }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    // MARK: Keys

    /// What keys lead to; from a collection, what they lead to from each member.
    static func member(_ keys: ArraySlice<String>, of value: Any?) -> Any? {
        guard let key = keys.first else { return value }
        guard let value else { return nil }
        let rest = keys.dropFirst()
        if let members = list(value) {
            if key.hasPrefix("@") { return aggregate(key, members, rest) }
            return members.map { member(keys, of: $0) as Any }
        }
        return member(rest, of: one(key, of: value))
    }

    private static func one(_ key: String, of value: Any) -> Any? {
        if let object = value as? any _KeyedObject { return object._keyedValue(key) }
        if let values = value as? [String: Any] { return values[key] }
        if key.uppercased() == "SELF" { return value }
        if let text = value as? String {
            switch key {
            case "length": return text.utf16.count
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            default: return nil
            }
        }
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

    private static func aggregate(
        _ key: String, _ members: [Any?], _ rest: ArraySlice<String>
    ) -> Any? {
        if key == "@count" { return members.count }
        let values = flat(members.compactMap { member(rest, of: $0) } as [Any])
        return switch key {
        case "@sum": PredicateFunctions.value(of: "sum", [values])
        case "@avg": PredicateFunctions.value(of: "average", [values])
        case "@min": PredicateFunctions.value(of: "min", [values])
        case "@max": PredicateFunctions.value(of: "max", [values])
        case "@unionOfObjects", "@distinctUnionOfObjects": values.map { $0 as Any }
        default: nil
        }
    }

    /// The order of two values; `nil` where they have none. Two missing values are the same.
    static func order(
        _ one: Any?, _ other: Any?, options: String.CompareOptions = []
    ) -> ComparisonResult? {
        let (one, other) = (plain(one), plain(other))
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
}

/// Functions of predicates' language.
enum PredicateFunctions {
    /// The names that are known.
    static let names: Set = [
        "sum", "count", "min", "max", "average", "abs", "floor", "ceiling", "trunc", "sqrt", "now",
        "length", "uppercase", "lowercase", "canonical", "noindex", "cast",
    ]

    static func value(of name: String, _ parts: [Any?]) -> Any? {
        let first = parts.first ?? nil
        let numbers = { PredicateValue.flat(first).compactMap { PredicateValue.number($0) } }
        switch name {
        case "now": return Date()
        case "noindex": return first
        case "count": return PredicateValue.list(first)?.count ?? (first == nil ? 0 : 1)
        case "sum": return numbers().reduce(0, +)
        case "average":
            let all = numbers()
            return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
        case "min", "max":
            let wanted: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
            let all = PredicateValue.flat(first).filter { PredicateValue.plain($0) != nil }
            return all.reduce(nil as Any?) { best, next in
                guard let best else { return next }
                return PredicateValue.order(next, best) == wanted ? next : best
            }
        case "length": return (PredicateValue.plain(first) as? String)?.utf16.count
        case "uppercase": return (PredicateValue.plain(first) as? String)?.uppercased()
        case "lowercase": return (PredicateValue.plain(first) as? String)?.lowercased()
        case "canonical":
            return (PredicateValue.plain(first) as? String)?
                .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "cast": return cast(first, to: parts.last.flatMap { $0 } as? String ?? "")
        default: return PredicateValue.number(first).flatMap { rounded($0, name) }
        }
    }

    private static func rounded(_ number: Double, _ name: String) -> Double? {
        switch name {
        case "abs": abs(number)
        case "floor": number.rounded(.down)
        case "ceiling": number.rounded(.up)
        case "trunc": number.rounded(.towardZero)
        case "sqrt": number.squareRoot()
        default: nil
        }
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        switch type {
        case "NSDate":
            PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
        case "NSNumber":
            (value as? Date)?.timeIntervalSinceReferenceDate
                ?? (value as? String).flatMap { Double($0) } ?? value
        case "NSString": value.map { "\($0)" }
        default: value
        }
    }

    /// Arithmetic of two numbers; dates are numbers of seconds.
    static func value(of sign: Character, _ one: Any?, _ other: Any?) -> Any? {
        func number(_ value: Any?) -> Double? {
            (PredicateValue.plain(value) as? Date)?.timeIntervalSinceReferenceDate
                ?? PredicateValue.number(PredicateValue.plain(value))
        }
        guard let left = number(one), let right = number(other) else { return nil }
        let result: Double =
            switch sign {
            case "+": left + right
            case "-": left - right
            case "*": left * right
            case "/": left / right
            default: pow(left, right)
            }
        return PredicateValue.plain(one) is Date && !(PredicateValue.plain(other) is Date)
            ? Date(timeIntervalSinceReferenceDate: result) as Any : result
    }
}
