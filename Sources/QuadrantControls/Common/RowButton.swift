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
