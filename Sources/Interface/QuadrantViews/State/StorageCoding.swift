import Foundation
import QuadrantGeometry

/// How a value is kept in the defaults.
struct StorageCoding<Value> {
    /// The value for what is stored; that of the declaration if nothing or something of another
    /// type is stored.
    let read: (Any?) -> Value
    /// What is stored for a value; `nil` removes the entry.
    let write: (Value) -> Any?
    /// What would be stored for the value of the declaration; `nil` for an optional one, which has none.
    let standard: AnyHashable?

    /// - Parameters:
    ///   - standard: The value where nothing is stored.
    ///   - decode: The value of what is stored; `nil` for something else.
    ///   - encode: What is stored for a value.
    init<Stored: Hashable>(
        _ standard: Value, decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Stored
    ) {
        read = { $0.flatMap(decode) ?? standard }
        write = encode
        self.standard = AnyHashable(encode(standard))
    }

    /// The coding of an optional, which is `nil` if nothing is stored.
    init<Wrapped>(
        decode: @escaping (Any) -> Wrapped?, encode: @escaping (Wrapped) -> Any
    ) where Value == Wrapped? {
        read = { $0.flatMap(decode) }
        write = { $0.map(encode) }
        standard = nil
    }
}

/// Reads stored values as the type that is asked for; numbers and Booleans are converted into one
/// another.
enum StoredValue {
    static func bool(_ value: Any) -> Bool? { value as? Bool ?? number(value)?.boolValue }

    static func int(_ value: Any) -> Int? { value as? Int ?? number(value)?.intValue }

    static func double(_ value: Any) -> Double? {
        value as? Double ?? number(value)?.doubleValue
    }

    static func string(_ value: Any) -> String? { value as? String }

    static func data(_ value: Any) -> Data? { value as? Data }

    static func date(_ value: Any) -> Date? { value as? Date }

    static func url(_ value: Any) -> URL? { string(value).flatMap { URL(string: $0) } }

    static func named<R: RawRepresentable>(_ value: Any) -> R? where R.RawValue == String {
        string(value).flatMap { R(rawValue: $0) }
    }

    static func numbered<R: RawRepresentable>(_ value: Any) -> R? where R.RawValue == Int {
        int(value).flatMap { R(rawValue: $0) }
    }

    private static func number(_ value: Any) -> NSNumber? { value as? NSNumber }
}
