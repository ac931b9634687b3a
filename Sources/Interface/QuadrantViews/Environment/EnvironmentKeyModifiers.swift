public import QuadrantCore

/// The modifier of `environment(_:_:)`, for code that names it.
///
/// Apple: "_EnvironmentKeyWritingModifier". It stands in no documentation, but in published code.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    /// The value's place in the environment.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value for the view and the views in it.
    public var value: Value

    /// Creates a modifier that sets a value of the environment.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    /// The content in an environment with the value.
    @MainActor @preconcurrency
    public func body(content: Content) -> some View { content.environment(keyPath, value) }
}

/// The modifier of `transformEnvironment(_:transform:)`, for code that names it.
///
/// Apple: "_EnvironmentKeyTransformModifier".
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    /// The value's place in the environment.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// What changes the value.
    public var transform: (inout Value) -> Void

    /// Creates a modifier that changes a value of the environment.
    public init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) {
        (self.keyPath, self.transform) = (keyPath, transform)
    }

    /// The content in an environment whose value is changed.
    @MainActor @preconcurrency
    public func body(content: Content) -> some View {
        content.transformEnvironment(keyPath, transform: transform)
    }
}
