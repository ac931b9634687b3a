public import Observation
public import QuadrantCore
import QuadrantViews

/// Reads a value of the view that has the focus.
///
/// Apple: "FocusedValue". Bodies that read it are evaluated again when the focus moves or the value changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    @Environment(\.focusCenter) private var center

    /// Reads the value of a key.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: objectType] }
    }

    /// The value; `nil` if no view that has the focus says one.
    @MainActor
    public var wrappedValue: Value? {
        center.flatMap { read(FocusedStore.of($0).values) }
    }
}

/// Reads and writes what a binding of the view that has the focus is bound to.
///
/// Apple: "FocusedBinding".
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    @Environment(\.focusCenter) private var center

    /// Reads the binding of a key.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    @MainActor
    private var binding: Binding<Value>? {
        center.flatMap { FocusedStore.of($0).values[keyPath: keyPath] }
    }

    /// The value; `nil` if no view that has the focus says one. Setting `nil` changes nothing.
    @MainActor
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    @MainActor
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue },
            set: { new in
                if let new { binding?.wrappedValue = new }
            })
    }
}
