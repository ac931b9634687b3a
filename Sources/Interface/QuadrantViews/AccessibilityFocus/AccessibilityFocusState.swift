public import QuadrantCore

/// Says which element has the focus of assistive technologies, such as the cursor of a screen reader.
///
/// Apple: "AccessibilityFocusState". The views that it is about are marked with `accessibilityFocused(_:equals:)`.
/// When the focus comes to one of them the value becomes that view's; when it leaves, the value becomes `nil`, or
/// `false`. Setting the value moves the focus. In a test, `HostedView.accessibilityFocus()` moves it as people do.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
    /// A binding to the state.
    @propertyWrapper
    public struct Binding {
        let base: QuadrantCore.Binding<Value>
        let technologies: AccessibilityTechnologies?

        /// Where the focus is; setting the value moves the focus.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var state: State<Value>
    private let technologies: AccessibilityTechnologies?

    private init(_ none: Value, _ technologies: AccessibilityTechnologies?) {
        state = State(initialValue: none)
        self.technologies = technologies
    }

    /// Creates a state that says whether a view has the focus; `false` at first. It follows any technology.
    public init() where Value == Bool {
        self.init(false, nil)
    }

    /// Creates a state that says which of several views has the focus; `nil` at first. It follows any technology.
    public init<T: Hashable>() where Value == T? {
        self.init(nil, nil)
    }

    /// Creates a state that says whether a view has the focus, and follows only some technologies: where the host
    /// says that none of them is on, it neither moves the focus nor is changed.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init(false, technologies)
    }

    /// Creates a state that says which of several views has the focus, and follows only some technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init(nil, technologies)
    }

    /// Where the focus is; setting the value moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.set(newValue, by: "@AccessibilityFocusState") }
    }

    /// A binding to the state.
    public var projectedValue: Binding {
        Binding(base: state.binding(by: "@AccessibilityFocusState"), technologies: technologies)
    }

    package func isSame(as other: AccessibilityFocusState) -> Bool {
        technologies == other.technologies
    }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        state.link(to: scope, cell: &cell, name: name, by: "@AccessibilityFocusState")
    }
}
