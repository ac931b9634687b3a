import QuadrantCore
package import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

extension RowHandle {
    /// What swipes of the row show: buttons of its own, else one to delete it; `nil` for a row that nobody swipes.
    ///
    /// Evidence: a row with swipe actions at either edge has no button to delete it (Apple's page of `swipeActions`).
    package var swipes: SwipeNote? {
        note(SwipeNote.self) ?? (canDelete ? SwipeNote(sides: [.trailing: deletion]) : nil)
    }

    private var deletion: SwipeNote.Side {
        let state = swipeState
        return SwipeNote.Side(
            swipe: RowSwipe(
                edge: .trailing, allowsFullSwipe: true,
                isShown: Binding(get: { state.isShown }, set: { state.isShown = $0 }),
                pull: Binding(get: { state.pull }, set: { state.pull = $0 })), link: link)
    }

    /// Has the buttons behind the row know it.
    func linkSwipes() {
        for side in swipes?.sides.values.map(\.link) ?? [] { side.handle = self }
    }

    /// Whether a swipe has moved the row aside.
    var isMovedAside: Bool { HorizontalEdge.allCases.contains { swipeButtons(at: $0) != nil } }

    /// The node of the buttons that a swipe has shown at an edge; `nil` where none are shown.
    func swipeButtons(at edge: HorizontalEdge) -> NodeID? {
        guard let row = shownNode else { return nil }
        // The row itself may have some, and what it shows.
        if let own = buttons(beside: row, at: edge) { return own }
        var around = content
        while let node = around {
            if case .extended(let rule) = tree.layout.rule(of: node), rule is SwipedRowRule,
                let found = buttons(beside: node, at: edge)
            {
                return found
            }
            around = tree.layout.modifiedNode(of: node)
        }
        return nil
    }

    private func buttons(beside node: NodeID, at edge: HorizontalEdge) -> NodeID? {
        for part in tree.layout.children(of: node) {
            if let buttons = buttons(in: part, at: edge) { return buttons }
        }
        return nil
    }

    private func buttons(in node: NodeID, at edge: HorizontalEdge) -> NodeID? {
        guard case .extended(let rule) = tree.layout.rule(of: node),
            (rule as? SwipeButtonsRule)?.edge == edge
        else { return nil }
        return tree.layout.firstChild(of: node)
    }

    /// Does what a swipe over the whole row does: the first button at an edge acts, if it is shown.
    @MainActor
    package func triggerSwipe(at edge: HorizontalEdge) {
        guard let buttons = swipeButtons(at: edge) else { return }
        let first = tree.firstShownNode(in: buttons) { node in
            tree.note(TapActions.self, of: node)?.actions.contains { $0.isEnabled } == true
        }
        if let first { tree.perform(of: first) }
    }
}
