/// A value that goes to the main thread and is used nowhere else meanwhile.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// An object that does not live longer by being known. It is looked at on the main thread only.
struct WeakTarget: @unchecked Sendable {
    private(set) weak var object: AnyObject?
}
