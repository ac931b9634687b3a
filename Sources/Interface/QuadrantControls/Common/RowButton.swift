import Foundation
package import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What a button in the usual style does: in a list, the whole row does it.
package struct RowButton: NodeNoteKey {
    package typealias Value = RowButton

    package let isEnabled: Bool
    package let trigger: (Tap) -> Void

    package init(isEnabled: Bool, trigger: @escaping (Tap) -> Void) {
        (self.isEnabled, self.trigger) = (isEnabled, trigger)
    }

    package static func combine(_ inner: RowButton, _ outer: RowButton) -> RowButton { inner }
}

/// A row with buttons in the usual style: a tap on one of them is a tap on the row, which does what all of them do.
package struct ButtonRow: NodeNoteKey {
    /// The buttons of the row as they are when it is asked.
    package typealias Value = () -> [RowButton]

    package static func combine(_ inner: @escaping Value, _ outer: @escaping Value) -> Value {
        inner
    }

    /// Does what the buttons do, and tells of it where they are several.
    package static func trigger(_ buttons: [RowButton], by tap: Tap) {
        let enabled = buttons.filter(\.isEnabled)
        if enabled.count > 1 { tap.remark(.allButtons(enabled.count)) }
        for button in enabled { button.trigger(tap) }
    }
}

extension Diagnostic {
    fileprivate static func allButtons(_ count: Int) -> Diagnostic {
        Diagnostic(
            "A tap on a row of a list does what each of its \(count) buttons in the automatic style "
                + "does, as at Apple's",
            advice:
                "With .buttonStyle(.borderless) or .plain each button answers to taps on itself.")
    }
}

/// Leaves the note at a button.
package nonisolated struct RowButtonModifier: AttachingModifier {
    private let button: RowButton

    package init(button: RowButton) {
        self.button = button
    }

    package func attach(_ attachments: inout NodeAttachments) {
        attachments.add(button, for: RowButton.self)
    }
}
