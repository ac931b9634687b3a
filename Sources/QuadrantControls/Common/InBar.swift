package import QuadrantCore

private enum InBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a view is an item of a bar: badges are at its corner, and buttons that follow from their roles show symbols.
    package var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
