public import Combine
public import QuadrantCore
import Synchronization

/// An object that a view was given. The body is evaluated again when the object changes.
///
/// Apple: "ObservedObject". Another owner keeps the object alive; a view that creates its object
/// uses `StateObject`.
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
            // Reading it notes nothing: a view that is given it is evaluated whenever the one is that
            // holds the object.
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object that another owner keeps alive.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes an object that another owner keeps alive.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    package func isSame(as other: ObservedObject) -> Bool {
        wrappedValue === other.wrappedValue
    }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        ObjectSubscription.subscribe(
            scope, to: wrappedValue, in: &cell, as: "@ObservedObject \(name)")
    }
}

/// Has a scope evaluated when an object changes, as long as the view holds that object.
final class ObjectSubscription: CountedCell {
    /// How often the object has changed, on whatever thread.
    private final class Count: Sendable {
        let changes = Atomic(0)
    }

    private let object: AnyObject
    private let subscription: AnyCancellable
    private let count = Count()

    var writes: Int { count.changes.load(ordering: .relaxed) }

    private init<ObjectType: ObservableObject>(
        _ object: ObjectType, _ scope: Scope, _ property: String
    ) {
        self.object = object
        let id = ObjectIdentifier(object)
        subscription = object.objectWillChange.sink { [weak scope, count] _ in
            count.changes.wrappingAdd(1, ordering: .relaxed)
            guard let scope else { return }
            scope.objectWillChange(
                id, "a property of \(property) of \(scope.plainTypeName)")
        }
    }

    /// Keeps the subscription that `cell` holds if it is to `object`, else makes one.
    ///
    /// - Parameter property: The wrapper and the name of the view's property, for messages.
    static func subscribe<ObjectType: ObservableObject>(
        _ scope: Scope, to object: ObjectType, in cell: inout AnyObject?,
        as property: @autoclosure () -> String
    ) {
        if let known = cell as? ObjectSubscription, known.object === object { return }
        cell = ObjectSubscription(object, scope, property())
    }
}
