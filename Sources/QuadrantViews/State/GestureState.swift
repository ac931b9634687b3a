public import QuadrantCore

/// A value that a gesture sets while it goes on, and that falls back when it ends.
///
/// Apple: "GestureState". It has its first value as long as no gesture updates it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, LinkedProperty {
    private var state: State<Value>

    /// A state that is this as long as no gesture goes on.
    public init(wrappedValue: Value) {
        state = State(initialValue: wrappedValue)
    }

    /// A state that is this as long as no gesture goes on.
    public init(initialValue: Value) {
        state = State(initialValue: initialValue)
    }

    /// The value now.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for gestures to update.
    public var projectedValue: GestureState { self }

    package func isSame(as other: GestureState) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@GestureState")
    }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that is `nil` while no gesture goes on.
    public init() {
        self.init(initialValue: nil)
    }
}
