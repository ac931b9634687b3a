import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

extension View {
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
