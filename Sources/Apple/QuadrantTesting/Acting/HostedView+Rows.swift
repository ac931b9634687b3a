internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantInspection
internal import QuadrantLayout
internal import QuadrantLists
public import SwiftUI
public import Testing

extension HostedView {
    /// Selects the row of a list that the view is in, as a tap on the row does; of a list of which several rows
    /// can be selected, takes a selected row out. Edit mode makes no difference.
    ///
    /// - Throws: `ActionFailure` if the view is in no row, or in one that the list cannot select: it has no
    ///   selection, or the row's tag or identity is of another type.
    public func select(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try onRow("select", sourceLocation) { row in
            row.select()
                ? nil
                : "is in a row that cannot be selected: its list has no selection of its type."
        }
    }

    /// Deletes the element of the row that the view is in, as the button of a row that is edited does.
    ///
    /// - Throws: `ActionFailure` if the view is in no row, or in one that cannot be deleted.
    public func deleteRow(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try onRow("delete", sourceLocation) { row in
            if row.delete() { return nil }
            return "is in a row that cannot be deleted: "
                + (row.isDeleteDisabled ? "it is deleteDisabled." : "no onDelete reaches it.")
        }
    }

    /// Moves the element of the row that the view is in, as dragging its grip does.
    ///
    /// - Parameter destination: The place among the elements of the row's `ForEach` before which the element is to
    ///   stand, counted as they stand now.
    /// - Throws: `ActionFailure` if the view is in no row, or in one that cannot be moved.
    public func moveRow(
        to destination: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try onRow("move", sourceLocation) { row in
            if row.move(to: destination) { return nil }
            return "is in a row that cannot be moved: "
                + (row.isMoveDisabled ? "it is moveDisabled." : "no onMove reaches it.")
        }
    }

    /// Swipes the row that the view is in from an edge, so that the buttons of `swipeActions` are shown, which can
    /// be tapped then. A row that can be deleted and has none has a button to delete it at its trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row from which the finger moves.
    ///   - fully: Whether the finger moves over the whole row, which triggers the first button.
    /// - Throws: `ActionFailure` if the view is in no row, or if there is nothing behind the edge.
    public func swipe(
        from edge: HorizontalEdge = .trailing, fully: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try onRow("swipe", sourceLocation) { row in
            guard let side = row.swipes?.sides[edge] else {
                return "is in a row without swipe actions at that edge."
            }
            if fully, !side.allowsFullSwipe {
                return "is in a row whose swipe actions allow no full swipe."
            }
            side.show()
            guard fully else { return nil }
            host.update()
            row.triggerSwipe(at: edge)
            return nil
        }
    }

    /// Does something with the row that the view is in; `act` says what is wrong.
    private func onRow(
        _ act: String, _ sourceLocation: SourceLocation, _ perform: (RowHandle) -> String?
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence(act)
            guard let row = host.row(around: node) else {
                throw ActionFailure(description: "\(query) is in no row of a list.")
            }
            if let wrong = perform(row) { throw ActionFailure(description: "\(query) \(wrong)") }
            host.update()
        }
    }
}

extension ViewHost {
    /// Pulls the first list that can be pulled down, and waits until its data are loaded again (`refreshable`).
    ///
    /// - Throws: `ActionFailure` if there is no such list.
    public func refresh(
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws(ActionFailure) {
        update()
        var found: RefreshAction?
        tree.forEachShownNode { found = found ?? tree.note(RefreshNote.self, of: $0)?.refresh }
        guard let found else {
            throw ActionFailure(description: "There is no list that can be pulled down.")
        }
        await found()
        update()
    }

    /// The row that a node is, is in, or else the first in it.
    func row(around node: NodeID) -> RowHandle? {
        var current: NodeID? = node
        while let around = current {
            if let row = tree.note(RowHandle.self, of: around) { return row }
            current = tree.layout.parent(of: around)
        }
        let inner = tree.firstShownNode(in: node) { tree.note(RowHandle.self, of: $0) != nil }
        return inner.flatMap { tree.note(RowHandle.self, of: $0) }
    }
}
