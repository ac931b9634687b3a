public import Combine
public import QuadrantCore

/// An object that a view further outside put into the environment.
///
/// Apple: "EnvironmentObject". The body is evaluated again when the object changes. If there is no
/// object of the type, the program ends with an error that names the type, the view and what to do,
/// as there is no other value to return.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    /// Bindings to the properties of an object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?
    private var reader = ""

    /// Creates a property that reads the object set by `environmentObject(_:)`.
    public init() {}

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                MissingObject.message(
                    ObjectType.self, wrapper: "@EnvironmentObject", reader: reader,
                    mend: ".environmentObject(…)"))
        }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    package func isSame(as other: EnvironmentObject) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        reader = scope.plainTypeName
        object = scope.environment[ObjectKey<ObjectType>.self]
        if let object {
            ObjectSubscription.subscribe(
                scope, to: object, in: &cell, as: "@EnvironmentObject \(name)")
        } else {
            cell = nil
        }
    }
}

private enum ObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

/// Puts an object into the environment.
nonisolated private struct EnvironmentObjectModifier<ObjectType: ObservableObject>:
    EnvironmentModifier
{
    let object: ObjectType

    func change(_ environment: inout EnvironmentValues) {
        environment[ObjectKey<ObjectType>.self] = object
    }
}

extension View {
    /// Puts an object into the environment of this view and the views in it, where
    /// `EnvironmentObject` finds the object by its type.
    ///
    /// Apple: "View.environmentObject(_:)".
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
