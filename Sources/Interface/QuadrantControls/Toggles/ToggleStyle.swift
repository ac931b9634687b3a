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
    public nonisolated struct Label: _StylePart {
        /// Not for use outside the library.
        public typealias _Configuration = ToggleStyleConfiguration
        /// Not for use outside the library.
        public let _content: AnyView
    }

    /// What the toggle shows beside its state.
    public let label: Label
    /// Whether the toggle is on; if it has several values, whether all are. Setting it sets all
    /// values.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's values are on and others off.
    public var isMixed: Bool

    init<L: View>(label: L, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = (label as? Label) ?? Label(_content: .subtitled(label))
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// A toggle in the style around, with what assistive technologies are told of it.
nonisolated struct StyledToggle: View {
    typealias Body = Never

    let configuration: ToggleStyleConfiguration
    /// Whether a style was given the configuration.
    let isGiven: Bool

    @MainActor
    static func _makeNodes(_ view: StyledToggle, _ cursor: inout _ViewCursor) {
        let (isOn, isMixed) = (view.configuration.$isOn, view.configuration.isMixed)
        let closing = cursor.environment.menuClosing
        let note = AccessibilityNote.control(
            [.isToggle, .isButton], isEnabled: cursor.environment.isEnabled,
            value: { isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0" },
            activate: {
                isOn.wrappedValue.toggle()
                closing?.close()
            })
        let styled = StyledControl(
            view.configuration, isGiven: view.isGiven,
            fallback: HostedStyle(ToggleBody<DefaultToggleStyle>.self, DefaultToggleStyle())
        )
        .controlNote(note)
        type(of: styled)._makeNodes(styled, &cursor)
    }

    static var _arity: _ViewArity { .many }
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
        controlStyle(ToggleBody<S>.self, style)
    }
}
