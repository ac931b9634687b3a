public import Observation

/// Makes bindings to the properties of an observable object.
///
/// Apple: "Bindable".
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty, ComparedValue {
    private var object: Value

    private init(object: Value) {
        self.object = object
    }

    /// Not for values that are no observable objects.
    ///
    /// It stands here so that the memberwise initializer of a view with `@Bindable var book: Book` takes a `Book`:
    /// the compiler looks only for one without conditions.
    @available(
        *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
    )
    /// A value through which bindings to the properties of `wrappedValue` are made.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// The observable object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// The property wrapper itself, from which bindings are made.
    public var projectedValue: Bindable<Value> { self }

    package func isSame(as other: Bindable<Value>) -> Bool {
        object as AnyObject === other.object as AnyObject
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a value through which bindings to the properties of an object are made.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Creates a value through which bindings to the properties of an object are made.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Creates a value through which bindings to the properties of another one's object are made.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(property: keyPath, of: object)
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { object.id }
}

extension Bindable: Sendable where Value: Sendable {}
