public import QuadrantCore

/// A value that a gesture sets while it lasts, and that is set back when the gesture ends or is taken away.
///
/// Apple: "GestureState". The value is the initial one as long as no gesture updates it (`updating(_:body:)`). The change
/// back is shown at once, unless a transaction or a closure given here says otherwise.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkedProperty {
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    /// Creates a state with the value that it has while there is no gesture.
    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    /// Creates a state with the value that it has while there is no gesture.
    public init(initialValue: Value) {
        self.init(initialValue: initialValue, reset: { _, _ in })
    }

    /// Creates a state with the value that it has while there is no gesture.
    ///
    /// - Parameter resetTransaction: How the change back to it is shown.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// Creates a state with the value that it has while there is no gesture.
    ///
    /// - Parameter resetTransaction: How the change back to it is shown.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
    }

    /// Creates a state with the value that it has while there is no gesture.
    ///
    /// - Parameter reset: Called with the last value, to change how the change back is shown.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Creates a state with the value that it has while there is no gesture.
    ///
    /// - Parameter reset: Called with the last value, to change how the change back is shown.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(initialValue: initialValue)
        initial = initialValue
        self.reset = reset
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, which gestures update.
    public var projectedValue: GestureState { self }

    package func isSame(as other: GestureState) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@GestureState")
    }

    /// Sets the value as a gesture says, and shows the change as it says.
    package func update(_ body: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        body(&value, &transaction)
        withTransaction(transaction) { state.set(value, by: "@GestureState") }
    }

    /// Sets the value back to that without a gesture.
    package func goBack() {
        var transaction = Transaction()
        reset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.set(initial, by: "@GestureState") }
    }
}

/// The value is set under a lock; how it is set back is decided on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil` while there is no gesture.
    public init() {
        self.init(initialValue: nil)
    }

    /// Creates a state that is `nil` while there is no gesture.
    ///
    /// - Parameter resetTransaction: How the change back to it is shown.
    public init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is `nil` while there is no gesture.
    ///
    /// - Parameter reset: Called with the last value, to change how the change back is shown.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}
