public import Observation

/// Reads a value of the environment.
///
/// Apple: "Environment". A view that reads `\.self` depends on the values that it reads of the copy; the copy does not
/// change later. An observable object is found by its type. If there is none and the
/// property is not optional, the program ends with an error that names the type, the view and what
/// to do, as there is no other value to return.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
    private let source: AnyKeyPath
    private let read: (EnvironmentValues, String) -> Value
    private var value: Value?
    private var reader = ""

    /// Creates a property that reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = keyPath
        read = { values, _ in values[keyPath: keyPath] }
    }

    /// Creates a property that reads the observable object of a type that `environment(_:)` set
    /// further outside.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        let keyPath = \EnvironmentValues.[object: ObjectIdentity<Value>()]
        source = keyPath
        read = { values, reader in
            guard let object = values[keyPath: keyPath] else {
                fatalError(
                    MissingObject.message(
                        Value.self, wrapper: "@Environment(\(Value.self).self)", reader: reader,
                        mend: ".environment(…)"))
            }
            return object
        }
    }

    /// Creates a property that reads the observable object of a type that `environment(_:)` set
    /// further outside; `nil` if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(\EnvironmentValues.[object: ObjectIdentity<T>()])
    }

    /// The value; outside of a body, the default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues(), reader) }

    package func isSame(as other: Environment<Value>) -> Bool { source == other.source }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        reader = scope.plainTypeName
        var environment = scope.environment
        if Value.self == EnvironmentValues.self {
            let reads = EnvironmentReads(areOfCopy: true)
            scope.bodyReads.note(reads)
            environment = environment.kept()
            environment.reads = reads
        }
        value = read(environment, reader)
    }
}

extension EnvironmentValues {
    /// An observable object, by its type.
    package subscript<T: AnyObject & Observable>(object identity: ObjectIdentity<T>) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }
}

/// Names the one object of a type in an environment.
package struct ObjectIdentity<T>: Hashable {
    package init() {}
}

private enum ObservableObjectKey<T: AnyObject & Observable>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

/// The words for an object that is not in the environment.
package enum MissingObject {
    package static func message(
        _ type: Any.Type, wrapper: String, reader: String, mend: String
    ) -> String {
        let place = reader.isEmpty ? "a view that is not shown" : reader
        return
            "There is no object of type \(type) in the environment of \(place), which reads it by "
            + "\(wrapper). Put one there with \(mend) on a view around \(place)."
    }
}
