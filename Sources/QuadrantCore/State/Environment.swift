/// Reads a value of the environment.
///
/// Apple: "Environment".
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value; outside of a body the default.
    public var wrappedValue: Value {
        value ?? EnvironmentValues()[keyPath: keyPath]
    }

    package func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        var environment = EnvironmentValues()
        environment.first = scope.context.environment
        environment.reads = scope.reads
        value = environment[keyPath: keyPath]
    }
}
