import QuadrantCore
package import QuadrantViews

/// The note of a list that can be pulled down.
package struct RefreshNote: NodeNoteKey {
    package typealias Value = RefreshNote

    package let refresh: RefreshAction

    package static func combine(_ inner: RefreshNote, _ outer: RefreshNote) -> RefreshNote { inner }
}

/// Leaves the note at a list; none where nothing can be loaded.
nonisolated struct RefreshNoteModifier: AttachingModifier {
    let refresh: RefreshAction?

    func attach(_ attachments: inout NodeAttachments) {
        guard let refresh else { return }
        attachments.add(RefreshNote(refresh: refresh), for: RefreshNote.self)
    }
}
