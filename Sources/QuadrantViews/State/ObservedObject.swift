public import Combine
public import QuadrantCore

/// An object that a view was given: the body is evaluated again when it changes.
///
/// Apple: "ObservedObject". The object belongs to someone else; a view that makes one uses
/// `StateObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(property: keyPath, of: object)
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object that belongs to someone else.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes an object that belongs to someone else.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    package func isSame(as other: ObservedObject) -> Bool {
        wrappedValue === other.wrappedValue
    }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        ObjectSubscription.subscribe(scope, to: wrappedValue, in: &cell)
    }
}

/// Has a scope evaluated when an object changes, as long as the view holds that object.
final class ObjectSubscription {
    private let object: AnyObject
    private let subscription: AnyCancellable

    private init<ObjectType: ObservableObject>(_ object: ObjectType, _ scope: Scope) {
        self.object = object
        subscription = object.objectWillChange.sink { [weak scope] _ in scope?.objectWillChange() }
    }

    /// Keeps the subscription that `cell` holds if it is to `object`, else makes one.
    static func subscribe<ObjectType: ObservableObject>(
        _ scope: Scope, to object: ObjectType, in cell: inout AnyObject?
    ) {
        if let known = cell as? ObjectSubscription, known.object === object { return }
        cell = ObjectSubscription(object, scope)
    }
}
