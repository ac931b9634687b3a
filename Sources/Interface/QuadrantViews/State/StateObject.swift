public import Combine
public import QuadrantCore

/// An object that a view creates and that lives as long as the view does.
///
/// Apple: "StateObject". The object is created once, when the view is first evaluated. The body is
/// evaluated again when the object changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private let make: () -> ObjectType
    private var cell: Cell?

    /// The object and the subscription to it.
    private final class Cell: CountedCell {
        let object: ObjectType
        var subscription: AnyObject?

        init(_ object: ObjectType) { self.object = object }

        var writes: Int { (subscription as? ObjectSubscription)?.writes ?? 0 }
    }

    /// - Parameter thunk: Creates the object, when the object is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Outside of a view that is shown, a new object each time, which is reported.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let cell { return cell.object }
        RuntimeIssue.warn(
            "A @StateObject of type \(ObjectType.self) was read before its view was shown: a new "
                + "object was made. Read it in body, or in what body hands on.")
        return make()
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    package func isSame(as other: StateObject) -> Bool { true }

    package mutating func link(to scope: Scope, cell slot: inout AnyObject?, name: String) {
        let cell = slot as? Cell ?? Cell(make())
        slot = cell
        self.cell = cell
        ObjectSubscription.subscribe(
            scope, to: cell.object, in: &cell.subscription, as: "@StateObject \(name)")
    }
}
