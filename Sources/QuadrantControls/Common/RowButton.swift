import Foundation
package import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// What a button in the usual style does: in a list, the whole row does it.
package struct RowButton: NodeNoteKey {
    package typealias Value = RowButton

    package let isEnabled: Bool
    package let trigger: (Tap) -> Void

    package static func combine(_ inner: RowButton, _ outer: RowButton) -> RowButton { inner }
}

/// Leaves the note at a button.
nonisolated struct RowButtonModifier: AttachingModifier {
    let button: RowButton

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(button, for: RowButton.self)
    }
}
