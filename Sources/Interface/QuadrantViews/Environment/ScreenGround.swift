package import QuadrantCore

/// What a view says of the ground of the screen around it (`containerBackground(_:for: .navigation)`).
package enum ScreenGroundKey: PreferenceKey {
    package static var defaultValue: AnyView? { nil }

    package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
        value = value ?? nextValue()
    }
}

private enum ScreenGroundsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether screens of stacks and tabs have a ground of their own: not in what is presented, which has one.
    package var hasScreenGrounds: Bool {
        get { self[ScreenGroundsKey.self] }
        set { self[ScreenGroundsKey.self] = newValue }
    }
}
