public import QuadrantCore
import QuadrantViews

/// How large controls are.
///
/// Apple: "ControlSize". Of the controls here, bordered buttons and spinners have sizes. On iOS, `mini`
/// looks like `small`, and `extraLarge` like `large`.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual one.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How large controls are; `regular` unless set.
    ///
    /// Apple: "EnvironmentValues.controlSize".
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls in this view are.
    ///
    /// Apple: "controlSize(_:)".
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
