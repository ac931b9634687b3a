public import QuadrantCore

/// Which view has the focus.
///
/// Apple: "FocusState". The value is kept and evaluates anew what reads it. Nothing takes the focus by
/// itself as long as there is no text input: it is where the state says.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
    /// A way to read and set where the focus is.
    @propertyWrapper
    public struct Binding {
        let base: QuadrantCore.Binding<Value>

        /// Where the focus is; setting it moves the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    /// Whether a view has the focus; none at first.
    public init() where Value == Bool {
        state = State(initialValue: false)
    }

    /// Which of several views has the focus; none at first.
    public init<T: Hashable>() where Value == T? {
        state = State(initialValue: nil)
    }

    /// Where the focus is; setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.set(newValue, by: "@FocusState") }
    }

    /// A way to read and set where the focus is.
    public var projectedValue: Binding { Binding(base: state.binding(by: "@FocusState")) }

    package func isSame(as other: FocusState) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@FocusState")
    }
}
