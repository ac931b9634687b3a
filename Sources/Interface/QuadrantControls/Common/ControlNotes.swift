import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

extension View {
    /// Tells assistive technologies of a control, whose node is this view's.
    nonisolated func controlNote(_ note: AccessibilityNote) -> some View {
        modifier(AccessibilityNoteModifier(note: note))
    }

    /// The same for a control that a keyboard shortcut triggers.
    nonisolated func controlNote(
        _ note: AccessibilityNote, shortcut: KeyboardShortcut?, isEnabled: Bool,
        perform: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            ShortcutNoteModifier(
                note: note,
                shortcut: shortcut.map { ShortcutNote($0, isEnabled: isEnabled, perform: perform) })
        )
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

/// Leaves what assistive technologies and keyboards are told of a control at its node.
private nonisolated struct ShortcutNoteModifier: AttachingModifier {
    let note: AccessibilityNote
    let shortcut: ShortcutNote?

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: AccessibilityNoteKey.self)
        if let shortcut { attachments.add(shortcut, for: ShortcutNote.self) }
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
            note.actions.append(AccessibilityNoteAction(.increment, perform: increment))
        }
        if let decrement {
            note.actions.append(AccessibilityNoteAction(.decrement, perform: decrement))
        }
        return note
    }
}
