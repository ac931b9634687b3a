/// A value that goes from one thread to another where the compiler cannot see that this is safe: whoever makes one
/// of it says why it is.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
