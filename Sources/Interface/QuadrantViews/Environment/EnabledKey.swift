public import QuadrantCore

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether people can use the view; `true` unless `disabled(_:)` says otherwise.
    ///
    /// Apple: "EnvironmentValues.isEnabled".
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Has the view, and the views in it, do nothing when people use them; controls look faint. A
    /// view that is disabled further outside cannot be enabled further inside. The view still
    /// covers the views behind it.
    ///
    /// Apple: "disabled(_:)".
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
