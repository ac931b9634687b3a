/// Whether both values are known to be equal; values of types without `==` are not.
func areKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func equals<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    guard let a = a as? any Equatable else { return false }
    return equals(a)
}
