public import QuadrantCore

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the view can be used; `disabled` says that it cannot.
    ///
    /// Apple: "EnvironmentValues.isEnabled".
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Has the view and those in it do nothing when they are used; controls look faint. What a view further
    /// out disables, one further in cannot enable. The view still covers those behind it.
    ///
    /// Apple: "disabled(_:)".
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
