import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A style together with the place where it lives: it makes the view of a control from what the style is told
/// of the control.
protocol ControlStyling<Configuration> {
    associatedtype Configuration

    @MainActor
    func view(_ configuration: Configuration) -> AnyView
}

/// A style whose body is evaluated in a scope of its own.
struct HostedStyle<Making: StyleBody>: ControlStyling {
    let style: Making.Style

    /// The style's type has a protocol that `Making` knows; naming it tells one style from another.
    init(_ making: Making.Type, _ style: Making.Style) {
        self.style = style
    }

    func view(_ configuration: Making.Configuration) -> AnyView {
        AnyView(StyleHost(Making.self, style, configuration))
    }
}

/// A control in the innermost style for controls with such a configuration; in the body of that style the ones
/// around it are in force.
nonisolated struct StyledControl<Configuration>: View {
    typealias Body = Never

    let configuration: Configuration
    /// The style where none is set.
    let fallback: any ControlStyling<Configuration>

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        typealias Style = any ControlStyling<Configuration>
        let style = cursor.environment.innermostStyle(Style.self) ?? view.fallback
        let styled = style.view(view.configuration).modifier(OuterStylesModifier<Style>())
        type(of: styled)._makeNodes(styled, &cursor)
    }

    static var _arity: _ViewArity { .many }
}

extension View {
    /// Sets the style of the controls with such a configuration.
    nonisolated func controlStyle<Making: StyleBody>(
        _ making: Making.Type, _ style: Making.Style
    ) -> some View {
        modifier(
            ControlStyleModifier<any ControlStyling<Making.Configuration>>(
                style: HostedStyle(making, style)))
    }

    /// Tells assistive technologies of a control, whose node is this view's.
    nonisolated func controlNote(_ note: AccessibilityNote) -> some View {
        modifier(AccessibilityNoteModifier(note: note))
    }

    /// Says what a control is set to by the texts of another view, which is not shown.
    nonisolated func controlValue<V: View>(_ value: V) -> some View {
        modifier(RepresentationModifier(representation: value, kind: .value))
    }

    /// Says what a control is by a label that is not shown.
    nonisolated func hiddenLabel<V: View>(_ label: V) -> some View {
        modifier(RepresentationModifier(representation: label, kind: .hiddenLabel))
    }
}

extension AccessibilityNote {
    /// What a control says whose value goes up and down.
    static func adjustable(
        isEnabled: Bool, value: String?, increment: (() -> Void)?, decrement: (() -> Void)?
    ) -> AccessibilityNote {
        var note = AccessibilityNote()
        note.value = value
        note.children = .combine
        note.isDisabled = !isEnabled
        if let increment {
            note.actions.append(AccessibilityNoteAction(name: "increment", perform: increment))
        }
        if let decrement {
            note.actions.append(AccessibilityNoteAction(name: "decrement", perform: decrement))
        }
        return note
    }
}
