package import Foundation
package import QuadrantCore
import QuadrantLayout

/// How the elements that rows stand for are deleted and moved: the note that `onDelete`, `onMove` and
/// `ForEach(editActions:)` leave at each row.
package struct RowEdits: NodeNoteKey {
    package typealias Value = RowEdits

    /// Deletes the elements at some places of their list; `nil` where nobody can delete any.
    package var delete: ((IndexSet) -> Void)?
    /// Moves the elements at some places before the one that is at another; `nil` where nobody can move any.
    package var move: ((IndexSet, Int) -> Void)?

    package init(
        delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil
    ) {
        (self.delete, self.move) = (delete, move)
    }

    /// What is said nearer to the row counts.
    package static func combine(_ inner: RowEdits, _ outer: RowEdits) -> RowEdits {
        RowEdits(delete: inner.delete ?? outer.delete, move: inner.move ?? outer.move)
    }

    /// Leaves the note at a row, with marks that its layout can read.
    package func attach(_ attachments: inout NodeAttachments) {
        attachments.add(self, for: RowEdits.self)
        if delete != nil { attachments.setTrait(true, for: RowMark.Deletable.self) }
        if move != nil { attachments.setTrait(true, for: RowMark.Movable.self) }
    }
}

/// What is known of a row beside how its elements are edited: keys of traits with Boolean values.
package enum RowMark {
    package enum Deletable {}
    package enum Movable {}
    package enum NotDeletable {}
    package enum NotMovable {}
    package enum NotSelectable {}
}
