public import QuadrantCore
public import QuadrantGeometry

/// When scroll indicators appear.
///
/// Apple: "ScrollIndicatorVisibility". Indicators lie over the content and do not change layout. A
/// picture of a view that nobody has scrolled never shows them, whatever is set.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// Whether bars are seen while a finger scrolls.
    var showsBars: Bool { kind == .automatic || kind == .visible }

    /// The scroll view and the platform decide.
    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    /// Indicators appear while the content is scrolled.
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    /// Indicators do not appear, unless the platform asks for them.
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    /// Indicators never appear.
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// When horizontal scroll indicators appear.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// When vertical scroll indicators appear.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
}

nonisolated struct ScrollIndicatorModifier: EnvironmentModifier {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set

    func change(_ environment: inout EnvironmentValues) {
        if axes.contains(.horizontal) {
            environment.horizontalScrollIndicatorVisibility = visibility
        }
        if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
    }
}

extension View {
    /// Sets when the indicators of scroll views appear, along `axes`. It has no effect on layout.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(ScrollIndicatorModifier(visibility: visibility, axes: axes))
    }
}
