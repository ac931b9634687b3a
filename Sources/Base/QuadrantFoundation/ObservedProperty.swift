/// A property whose changes are told to its observers: what `@objc dynamic` is in files that `quadrant` draws, as there is no
/// Objective-C whose runtime would notice them.
///
/// Not Apple's: it is public as the copies that are compiled name it. It is told of by `observe(_:options:changeHandler:)` and
/// `publisher(for:options:)`, and reads and writes as the property that it stands for. In a structure it only keeps the value.
@propertyWrapper
public struct _KVO<Value> {
    /// The value.
    public var wrappedValue: Value

    /// A property with a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// The property of an object. A write tells before and after it who observes the property.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, _KVO<Value>>
    ) -> Value {
        get {
            PropertyReads.current?.note(PropertySource(owner, storage))
            return owner[keyPath: storage].wrappedValue
        }
        set {
            let source = PropertySource(owner, storage)
            PropertyObservers.shared.tell(of: source, isBefore: true)
            owner[keyPath: storage].wrappedValue = newValue
            PropertyObservers.shared.tell(of: source, isBefore: false)
        }
    }
}

extension _KVO: Sendable where Value: Sendable {}

extension _KVO: Encodable where Value: Encodable {
    /// Encodes the value alone.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension _KVO: Decodable where Value: Decodable {
    /// Decodes the value alone.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Value(from: decoder))
    }
}

extension KeyedDecodingContainer {
    /// The property of an optional value, `nil` where the key is missing.
    public func decode<Value: Decodable>(
        _ type: _KVO<Value?>.Type, forKey key: Key
    ) throws -> _KVO<Value?> {
        _KVO(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Encodes the property of an optional value; nothing for `nil`.
    public mutating func encode<Value: Encodable>(
        _ value: _KVO<Value?>, forKey key: Key
    ) throws {
        try encodeIfPresent(value.wrappedValue, forKey: key)
    }
}
