public import QuadrantCore

/// A value that a gesture sets while it lasts, and that is reset when the gesture ends.
///
/// Apple: "GestureState". The value is the initial one as long as no gesture updates it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkedProperty {
    private var state: State<Value>

    /// Creates a state with the value that it has while there is no gesture.
    public init(wrappedValue: Value) {
        state = State(initialValue: wrappedValue)
    }

    /// Creates a state with the value that it has while there is no gesture.
    public init(initialValue: Value) {
        state = State(initialValue: initialValue)
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, which gestures update.
    public var projectedValue: GestureState { self }

    package func isSame(as other: GestureState) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@GestureState")
    }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil` while there is no gesture.
    public init() {
        self.init(initialValue: nil)
    }
}
