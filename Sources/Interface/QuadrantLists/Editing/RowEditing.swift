public import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Leaves at each row how the elements of its list are deleted or moved.
nonisolated struct RowEditsModifier: AttachingModifier {
    let edits: RowEdits

    func attach(_ attachments: inout NodeAttachments) { edits.attach(&attachments) }
}

/// Says of each row whether it has a mark; of several on one row the innermost counts.
nonisolated struct RowMarkModifier<Mark>: AttachingModifier {
    let isSet: Bool

    init(_ mark: Mark.Type, _ isSet: Bool) {
        self.isSet = isSet
    }

    func attach(_ attachments: inout NodeAttachments) {
        attachments.setTrait(isSet, for: Mark.self)
    }
}

extension DynamicViewContent {
    /// Sets what deletes elements of a list: called with their places in the data. `nil` if they cannot be deleted.
    ///
    /// Apple: "onDelete(perform:)". A row is deleted by a swipe or, in edit mode, by the button before it.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent {
        modifier(RowEditsModifier(edits: RowEdits(delete: action)))
    }

    /// Sets what moves elements of a list: called with their places in the data and the place before which they
    /// are to stand. `nil` if they cannot be moved.
    ///
    /// Apple: "onMove(perform:)".
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        modifier(RowEditsModifier(edits: RowEdits(move: action)))
    }
}

extension View {
    /// Says whether this row can be deleted, where its list deletes rows.
    ///
    /// Apple: "deleteDisabled(_:)".
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowMarkModifier(RowMark.NotDeletable.self, isDisabled))
    }

    /// Says whether this row can be moved, where its list moves rows.
    ///
    /// Apple: "moveDisabled(_:)".
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowMarkModifier(RowMark.NotMovable.self, isDisabled))
    }

    /// Says whether this row can be selected.
    ///
    /// Apple: "selectionDisabled(_:)".
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowMarkModifier(RowMark.NotSelectable.self, isDisabled))
    }
}

/// A button that begins and ends editing: "Edit", and "Done" while the views around are edited.
///
/// Apple: "EditButton". It switches the `editMode` of the environment: a binding of the program's, else the mode of the
/// screen.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates the button.
    public init() {}

    /// A button that switches the edit mode.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") {
            mode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(mode == nil)
    }
}
