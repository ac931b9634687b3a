/// Whether both values are known to be equal; values of types without `==` are not.
func areKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func equals<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    guard let a = a as? any Equatable else { return false }
    return equals(a)
}

/// The same of values of which it also counts that both are one object, or nothing.
func areKnownSame<Value>(_ a: Value, _ b: Value) -> Bool {
    let optional = Value.self as? any AnyOptional.Type
    if (optional?.wrapped ?? Value.self) is AnyClass, haveSameBits(a, b) { return true }
    return areKnownEqual(a, b) || optional?.areNone(a, b) == true
}

private func haveSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
    ValuePlace.during(a) { a in
        ValuePlace.during(b) { a.hasSameBytes(as: $0, MemoryLayout<Value>.size) }
    }
}

/// An optional of which the program knows the type only while it runs.
protocol AnyOptional {
    static var wrapped: Any.Type { get }

    /// Whether both are optionals of this type without a value.
    static func areNone(_ a: Any, _ b: Any) -> Bool
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }

    static func areNone(_ a: Any, _ b: Any) -> Bool {
        guard case .none? = a as? Self, case .none? = b as? Self else { return false }
        return true
    }
}
