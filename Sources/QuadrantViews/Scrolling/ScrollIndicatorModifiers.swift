public import QuadrantCore
public import QuadrantGeometry

/// When scroll indicators appear.
///
/// Apple: "ScrollIndicatorVisibility". Indicators lie over the content and take no room; a still
/// picture has none, whatever is set.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// As the scroll view and the platform decide.
    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    /// While scrolling.
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    /// Not, unless the platform asks for them.
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    /// Not at all.
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
    /// Says when the indicators of scroll views appear, along `axes`. No effect on layout.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(ScrollIndicatorModifier(visibility: visibility, axes: axes))
    }
}
