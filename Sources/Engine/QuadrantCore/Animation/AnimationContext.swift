public import QuadrantGeometry

/// What an animation of one value keeps from call to call, and what it can ask.
///
/// Apple: "AnimationContext".
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that animations keep.
    public var state: AnimationState<Value>
    /// To be set once the animation has done what a person waits for, though it goes on: completions that wait for
    /// that are called then. An animation that never sets it is complete at its end.
    public var isLogicallyComplete: Bool
    /// The environment of the view whose value is animated, as it is now: an animation finds there what has changed since it
    /// began.
    public internal(set) var environment: EnvironmentValues

    /// A context for an animation that begins.
    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The same context with another state.
    public func withState<T: VectorArithmetic>(
        _ state: AnimationState<T>
    ) -> AnimationContext<T> {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// A value that an animation keeps in its state.
///
/// Apple: "AnimationStateKey".
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value until another one is set.
    static var defaultValue: Value { get }
}

/// The values that the animation of one value keeps.
///
/// Apple: "AnimationState".
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state in which each key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
