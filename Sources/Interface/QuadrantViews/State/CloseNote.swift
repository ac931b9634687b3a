package import QuadrantCore
import QuadrantLayout

/// What Escape does where nothing in front does it: closes a sheet or a popover. The note that a presentation leaves.
package struct CloseNote: NodeNoteKey {
    package typealias Value = CloseNote

    package let perform: () -> Void

    package static var isListed: Bool { true }

    package static func combine(_ inner: CloseNote, _ outer: CloseNote) -> CloseNote { outer }
}

/// Leaves what Escape does; `nil` for nothing.
package nonisolated struct CloseModifier: AttachingModifier {
    private let action: (() -> Void)?

    package init(_ action: (() -> Void)?) {
        self.action = action
    }

    package func attach(_ attachments: inout NodeAttachments) {
        if let action { attachments.add(CloseNote(perform: action), for: CloseNote.self) }
    }
}
