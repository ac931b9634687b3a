internal import Foundation

/// A dictionary whose keys are raw values, such as those of an enum. Swift's own decoding takes a list of keys and values in turn there;
/// who writes data writes an object.
protocol NamedDictionary {
    /// Reads an object.
    ///
    /// - Parameter key: What messages call it.
    static func value(
        in object: KeyedDecodingContainer<TemplateKey>, of key: String
    ) throws -> Any
}

extension Dictionary: NamedDictionary
where Key: RawRepresentable, Key.RawValue: LosslessStringConvertible, Value: Decodable {
    static func value(
        in object: KeyedDecodingContainer<TemplateKey>, of key: String
    ) throws -> Any {
        var result: [Key: Value] = [:]
        // In one order, so that of two wrong keys the same is told each time.
        for place in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            guard let raw = Key.RawValue(place.stringValue), "\(raw)" == place.stringValue,
                let name = Key(rawValue: raw)
            else {
                throw TemplateFault("'\(key)': there is no \(Key.self) \"\(place.stringValue)\"")
            }
            result[name] = try object.decode(Value.self, forKey: place)
        }
        return result
    }
}

extension Optional: NamedDictionary where Wrapped: NamedDictionary {
    static func value(
        in object: KeyedDecodingContainer<TemplateKey>, of key: String
    ) throws -> Any {
        (try Wrapped.value(in: object, of: key) as? Wrapped) as Any
    }
}
