public import Combine
public import QuadrantCore
import QuadrantViews

/// Reads an observable object of the view that has the focus.
///
/// Apple: "FocusedObject". Bodies that read it are evaluated again when the focus moves to another object. What changes in
/// the object is seen by views that observe it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    @Environment(\.focusCenter) private var center

    /// Reads the object by its type.
    public init() {}

    /// The object; `nil` if no view that has the focus says one.
    @MainActor
    public var wrappedValue: ObjectType? {
        center.flatMap { FocusedStore.of($0).values[object: ObjectType.self] }
    }

    /// Bindings to the object's properties; `nil` if no view that has the focus says one.
    @MainActor
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension View {
    /// Says an object while the view, or one in it, has the focus.
    ///
    /// Apple: "focusedObject(_:)".
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { $0[object: T.self] = object })
    }

    /// Says an object, or none, while the view, or one in it, has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { $0[object: T.self] = object })
    }

    /// Says an object wherever in the scene the focus is.
    ///
    /// Apple: "focusedSceneObject(_:)".
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { $0[object: T.self] = object })
    }

    /// Says an object, or none, wherever in the scene the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { $0[object: T.self] = object })
    }
}
