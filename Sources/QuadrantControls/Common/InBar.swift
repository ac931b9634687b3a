package import QuadrantCore

private enum InBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum InCommandsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a view is among the commands of an app, where keys reach the items of menus that nobody opens.
    package var isInCommands: Bool {
        get { self[InCommandsKey.self] }
        set { self[InCommandsKey.self] = newValue }
    }

    /// Whether a view is an item of a bar: badges are at its corner, and buttons that follow from their roles show symbols.
    package var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
