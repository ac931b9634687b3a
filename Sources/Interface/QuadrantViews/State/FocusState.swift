public import QuadrantCore

/// Says which view has the focus.
///
/// Apple: "FocusState". Bodies that read it are evaluated again when it changes. The views that it is
/// about are marked with `focused(_:equals:)`. Fields and editors of text can have the focus: people move
/// it by tapping one, the program by setting the value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        package let base: QuadrantCore.Binding<Value>

        /// Where the focus is; setting the value moves the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    /// Creates a state that says whether a view has the focus; `false` at first.
    public init() where Value == Bool {
        state = State(initialValue: false)
    }

    /// Creates a state that says which of several views has the focus; `nil` at first.
    public init<T: Hashable>() where Value == T? {
        state = State(initialValue: nil)
    }

    /// Where the focus is; setting the value moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.set(newValue, by: "@FocusState") }
    }

    /// A binding to the state.
    public var projectedValue: Binding { Binding(base: state.binding(by: "@FocusState")) }

    package func isSame(as other: FocusState) -> Bool { true }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@FocusState")
    }
}
