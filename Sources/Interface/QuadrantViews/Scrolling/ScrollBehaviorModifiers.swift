public import QuadrantCore

private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether people can scroll the scroll views in this view; `true` unless `scrollDisabled(_:)`
    /// says otherwise.
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
    /// Prevents people from scrolling the scroll views in this view. Their layout does not change.
    /// With `false`, what is disabled further outside stays disabled.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(ScrollDisabledModifier(isDisabled: disabled))
    }

    /// Lets the content of the scroll views in this view be seen outside of their frames; with
    /// `false`, it is clipped again.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(ScrollSettingsModifier { $0.isClipDisabled = disabled })
    }
}
