internal import Foundation
internal import ObjectStore

/// How the values of one type become what a store has, and back.
struct ValueCoding<Value> {
    let encode: (Value) -> StoredValue
    /// `nil` for what is not a value of the type.
    let decode: (StoredValue) throws -> Value?
    /// What an object has whose row is gone; `nil` where the type has nothing of the kind.
    let blank: Value?

    /// Direct where the type is one that a store has, else as JSON.
    static func of(_ type: Value.Type) -> ValueCoding where Value: Codable {
        if let direct = type as? any DirectlyStored.Type, let coding = Self.direct(direct) {
            return coding
        }
        return ValueCoding(
            encode: { value in
                if let none = value as? any OptionalValue, none.isNone { return .null }
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                do {
                    return .blob(try encoder.encode(value))
                } catch { return .failed("\(error)") }
            },
            decode: { stored in
                if case .null = stored {
                    return (Value.self as? any OptionalValue.Type)?.noValue as? Value
                }
                guard case .blob(let data) = stored else { return nil }
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return try decoder.decode(Value.self, from: data)
            },
            blank: (Value.self as? any OptionalValue.Type)?.noValue as? Value)
    }

    private static func direct<Direct: DirectlyStored>(_ type: Direct.Type) -> ValueCoding? {
        let encode: (Direct) -> StoredValue = { $0.stored }
        let decode: (StoredValue) throws -> Direct? = { Direct(stored: $0) }
        guard let encode = encode as? (Value) -> StoredValue,
            let decode = decode as? (StoredValue) throws -> Value?
        else { return nil }
        return ValueCoding(encode: encode, decode: decode, blank: Direct.blank as? Value)
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var isNone: Bool { get }
    static var noValue: Any { get }
}

extension Optional: OptionalValue {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
    fileprivate static var noValue: Any { Self(nilLiteral: ()) as Any }
}
