public import QuadrantCore

private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether scroll views react to those who scroll. They do unless `scrollDisabled` was set.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

nonisolated struct ScrollDisabledModifier: EnvironmentModifier {
    let isDisabled: Bool

    func change(_ environment: inout EnvironmentValues) {
        // Inner views cannot enable again what is disabled further out, as with `disabled`.
        environment.isScrollEnabled = environment.isScrollEnabled && !isDisabled
    }
}

extension View {
    /// Keeps scroll views from being scrolled; their layout stays as it is.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ScrollDisabledModifier(isDisabled: disabled))
    }

    /// Lets the content of scroll views be seen beyond their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollSettingsModifier { $0.isClipDisabled = disabled })
    }
}
