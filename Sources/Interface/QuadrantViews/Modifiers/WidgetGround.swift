public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// The background that a view gives to the widget around it; `WidgetKit` reads it. Not for use elsewhere.
public struct _WidgetGround: PreferenceKey {
    /// There is none.
    public static var defaultValue: AnyView? { nil }

    /// The first one counts.
    public static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
        value = value ?? nextValue()
    }
}

private struct WidgetGroundTakenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a widget draws the background that its content gives it; set by `WidgetKit`. Not for use elsewhere.
    public var _isWidgetGroundTaken: Bool {
        get { self[WidgetGroundTakenKey.self] }
        set { self[WidgetGroundTakenKey.self] = newValue }
    }
}

/// Hands a background to the widget around the view; without one it is drawn behind the view.
struct WidgetGroundModifier: ViewModifier {
    /// What is handed on; `nil` for a background of another container.
    private let ground: HandedOver<AnyView?>
    /// The style to draw behind the view; `nil` for the views.
    private let style: AnyShapeStyle?
    private let alignment: Alignment
    @Environment(\._isWidgetGroundTaken) private var isTaken

    nonisolated init(ground: AnyView?, style: AnyShapeStyle? = nil, alignment: Alignment = .center)
    {
        (self.ground, self.style, self.alignment) = (HandedOver(ground), style, alignment)
    }

    func body(content: Content) -> some View {
        if ground.value == nil {
            content
        } else if isTaken {
            content.preference(key: _WidgetGround.self, value: ground.value)
        } else if let style {
            content.background(style, ignoresSafeAreaEdges: .all)
        } else {
            content.background(alignment: alignment) { ground.value }
        }
    }
}
