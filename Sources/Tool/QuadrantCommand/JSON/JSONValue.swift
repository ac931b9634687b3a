internal import Foundation

/// Any value of JSON.
indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    /// A number that `Double` has no room for.
    case exact(Decimal)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The value that such bytes are; `nil` for bytes that are no JSON, or that nest too deep.
    init?(_ bytes: some Sequence<UInt8>) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
            return nil
        }
        self = value
    }

    /// The value in one line, the keys of objects in order.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    /// The value in lines, two spaces a level, the keys of objects in order.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    subscript(key: String) -> JSONValue? {
        if case .object(let values) = self { values[key] } else { nil }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var list: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
    var members: [String: JSONValue]? { if case .object(let values) = self { values } else { nil } }

    /// A number, whole or not.
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .exact(let number): NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    /// A whole number.
    var whole: Int? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    /// What kind of value it is, as the words of JSON Schema have it.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer: "integer"
        case .number, .exact: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// A number with all of its digits, where `Double` leaves some out.
    init(_ number: Double, exactly decimal: @autoclosure () -> Decimal?) {
        guard let decimal = decimal(), decimal.isFinite, Decimal(string: "\(number)") != decimal
        else {
            self = .number(number)
            return
        }
        self = .exact(decimal)
    }

    /// A length or a time to a hundredth.
    static func rounded(_ value: Double) -> JSONValue {
        let value = (value * 100).rounded() / 100
        return Int(exactly: value).map { .integer($0) } ?? .number(value.isFinite ? value : 0)
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() {
            self = .null
        } else if let value = try? box.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? box.decode(Int.self) {
            // Beyond what a double holds, a number may have had digits behind its point.
            let decimal = value.magnitude < 1 << 53 ? nil : try? box.decode(Decimal.self)
            self =
                decimal.map { $0 == Decimal(value) ? .integer(value) : .exact($0) }
                ?? .integer(value)
        } else if let value = try? box.decode(Double.self) {
            self = JSONValue(value, exactly: try? box.decode(Decimal.self))
        } else if let value = try? box.decode(String.self) {
            self = .string(value)
        } else if let value = try? box.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try box.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .bool(let value): try box.encode(value)
        case .integer(let value): try box.encode(value)
        case .number(let value): try box.encode(value)
        case .exact(let value): try box.encode(value)
        case .string(let value): try box.encode(value)
        case .array(let value): try box.encode(value)
        case .object(let value): try box.encode(value)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
