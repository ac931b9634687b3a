internal import Foundation

/// Follows paths of keys through objects and their collections.
enum KeyPaths {
    /// The value at the end of a path. Of a collection it is the values of all of its objects.
    static func value(of value: Any?, at keys: ArraySlice<String>) -> Any? {
        guard let key = keys.first else { return value }
        guard let value, !(value is NSNull) else { return nil }
        let rest = keys.dropFirst()
        if let objects = list(value) {
            if key.hasPrefix("@") { return aggregate(key, objects, rest) }
            return objects.map { Self.value(of: $0, at: keys) ?? NSNull() }
        }
        let next: Any? =
            switch value {
            case let object as NSManagedObject: object.value(forKey: key)
            case let values as [String: Any]: values[key]
            case let values as NSDictionary: values.object(forKey: key)
            case let text as String where key == "length": text.utf16.count
            default:
                Mirror(reflecting: value).children.first { $0.label == key }?.value
            }
        return Self.value(of: next, at: rest)
    }

    /// The members of a collection; `nil` for other values.
    static func list(_ value: Any) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as [Any]: list
        case let set as Set<AnyHashable>: Array(set)
        default: nil
        }
    }

    private static func aggregate(_ key: String, _ objects: [Any], _ rest: ArraySlice<String>)
        -> Any?
    {
        if key == "@count" { return objects.count }
        let values = objects.compactMap { value(of: $0, at: rest) }.filter { !($0 is NSNull) }
        switch key {
        case "@distinctUnionOfObjects":
            return Array(Set(values.compactMap { $0 as? AnyHashable }))
        case "@unionOfObjects": return values
        case "@min": return values.min { Comparing.order($0, $1) == .orderedAscending }
        case "@max": return values.max { Comparing.order($0, $1) == .orderedAscending }
        default: break
        }
        let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
        let sum = numbers.reduce(0, +)
        switch key {
        case "@sum": return NSNumber(value: sum)
        case "@avg": return numbers.isEmpty ? nil : NSNumber(value: sum / Double(numbers.count))
        default: Trouble.raise("There is no '\(key)' of collections.")
        }
    }
}

/// The order of values of any type.
enum Comparing {
    /// Nothing comes before anything; values that have no order are the same.
    static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        let one = one is NSNull ? nil : one
        let other = other is NSNull ? nil : other
        switch (one, other) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let one as String, let other as String):
            // By their characters: what sorts as people do is asked for by a selector.
            return one < other
                ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as NSNumber, let other as NSNumber): return one.compare(other)
        case (let one as UUID, let other as UUID): return one.uuidString.compare(other.uuidString)
        case (let one as URL, let other as URL):
            return one.absoluteString.compare(other.absoluteString)
        case (let one as any Comparable, let other?): return compare(one, other)
        default: return .orderedSame
        }
    }

    private static func compare<Value: Comparable>(_ one: Value, _ other: Any) -> ComparisonResult {
        guard let other = other as? Value else { return .orderedSame }
        return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    }
}
