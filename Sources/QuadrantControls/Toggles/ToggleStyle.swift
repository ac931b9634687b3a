public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// How toggles look and what switches them.
///
/// Apple: "ToggleStyle".
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle is made of.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// The view of a toggle. It is evaluated for each toggle in the environment around it, in which the
    /// styles further out are in force; the style's own `@Environment` and `@State` are connected.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
///
/// Apple: "ToggleStyleConfiguration".
public nonisolated struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public nonisolated struct Label: View {
        /// A primitive view: it has no body.
        public typealias Body = Never

        fileprivate let content: AnyView

        /// Makes the toggle's label.
        @MainActor
        public static func _makeNodes(_ view: Label, _ cursor: inout _ViewCursor) {
            AnyView._makeNodes(view.content, &cursor)
        }

        /// The view can stand for any number of nodes, also none.
        public static var _arity: _ViewArity { .many }
    }

    /// What the toggle shows beside its state.
    public let label: Label
    /// Whether the toggle is on; if it has several values, whether all are. Setting it sets all
    /// values.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's values are on and others off.
    public var isMixed: Bool

    init<L: View>(label: L, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = (label as? Label) ?? Label(content: .subtitled(label))
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// A toggle in the innermost style; in its body the styles around it are in force.
nonisolated struct StyledToggle: View {
    typealias Body = Never

    let configuration: ToggleStyleConfiguration

    @MainActor
    static func _makeNodes(_ view: StyledToggle, _ cursor: inout _ViewCursor) {
        let style =
            cursor.environment.innermostStyle((any ToggleStyle).self) ?? DefaultToggleStyle()
        let (isOn, isMixed) = (view.configuration.$isOn, view.configuration.isMixed)
        let closing = cursor.environment.menuClosing
        let note = AccessibilityNote.control(
            [.isToggle, .isButton], isEnabled: cursor.environment.isEnabled,
            value: { isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0" },
            activate: {
                isOn.wrappedValue.toggle()
                closing?.close()
            })
        let styled = view.styled(by: style)
            .modifier(OuterStylesModifier<any ToggleStyle>())
            .modifier(AccessibilityNoteModifier(note: note))
        type(of: styled)._makeNodes(styled, &cursor)
    }

    static var _arity: _ViewArity { .many }

    @MainActor
    private func styled<S: ToggleStyle>(by style: S) -> AnyView {
        AnyView(StyleHost(ToggleBody<S>.self, style, configuration))
    }
}

/// Evaluates the body of a `ToggleStyle`.
private enum ToggleBody<Style: ToggleStyle>: StyleBody {
    static func body(_ style: Style, _ configuration: ToggleStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

extension View {
    /// Sets the style of the toggles in this view.
    ///
    /// Apple: "toggleStyle(_:)".
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier<any ToggleStyle>(style: style))
    }
}
