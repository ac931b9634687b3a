import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// Puts buttons behind an edge of a row, or of each of several rows, which a swipe shows.
private nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    @State private var open: OpenRow?
    @Environment(\.isInListRow) private var isInListRow

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                SwipedRowModifier(
                    edge: edge, allowsFullSwipe: allowsFullSwipe, open: open, state: $open,
                    actions: actions)
            )
            .modifier(ReportModifier(diagnostic: isInListRow ? nil : .nothingToSwipe))
    }
}

/// The row whose buttons are shown, of those that a modifier is for.
private struct OpenRow {
    let link: SwipeLink
    var isShown = false
    /// How far a finger has moved the row from the edge, in points; `nil` while none does.
    var pull: CGFloat?
}

/// Puts buttons behind a row and moves the row aside.
private nonisolated struct SwipedRowModifier<Actions: View>: ViewModifier {
    typealias Body = Never

    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let open: OpenRow?
    let state: Binding<OpenRow?>
    let actions: Actions

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SwipedRowModifier<Actions>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, content in
            let link = cursor.keep { SwipeLink() }
            var attachments = cursor.attachments ?? NodeAttachments()
            attachments.add(
                SwipeNote(sides: [
                    modifier.edge: SwipeNote.Side(swipe: modifier.swipe(link), link: link)
                ]), for: SwipeNote.self)
            cursor.attachments = attachments
            cursor.node(.extended(SwipedRowRule())) { cursor in
                content(&cursor)
                cursor.inEnvironment(environment) { modifier.makeButtons(link, &$0) }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }

    /// What a finger does with a row.
    @MainActor
    private func swipe(_ link: SwipeLink) -> RowSwipe {
        let state = state
        var own: OpenRow {
            state.wrappedValue.flatMap { $0.link === link ? $0 : nil } ?? OpenRow(link: link)
        }
        func change(_ change: (inout OpenRow) -> Void) {
            var row = own
            change(&row)
            if row.isShown || row.pull != nil || state.wrappedValue?.link === link {
                state.wrappedValue = row
            }
        }
        return RowSwipe(
            edge: edge, allowsFullSwipe: allowsFullSwipe,
            isShown: Binding(get: { own.isShown }, set: { new in change { $0.isShown = new } }),
            pull: Binding(get: { own.pull }, set: { new in change { $0.pull = new } }))
    }

    @MainActor
    private func makeButtons(_ link: SwipeLink, _ cursor: inout _ViewCursor) {
        let row = open.flatMap { $0.link === link && ($0.isShown || $0.pull != nil) ? $0 : nil }
        let isShown = swipe(link).isShown
        cursor.branch(row == nil ? 0 : 1) { cursor in
            guard let row else { return }
            let buttons = SwipeButtonsNode(rule: SwipeButtonsRule(edge: edge, pull: row.pull)) {
                SwipeButtons(edge: edge) { role in
                    link.buttonWasTapped(role) { isShown.wrappedValue = false }
                } actions: {
                    actions
                }
            }
            type(of: buttons)._makeNodes(buttons, &cursor)
        }
    }
}

extension View {
    /// Puts buttons behind an edge of this row, which a swipe from that edge shows. The first one is nearest to the
    /// edge and is triggered by a swipe over the whole row.
    ///
    /// Apple: "swipeActions(edge:allowsFullSwipe:content:)". A finger that moves the row past half of the buttons' width, or
    /// lets go while it moves away from the edge, leaves them open; a finger on anything else closes them. A picture shows
    /// the row as it is before a swipe. Outside of a list there is nothing to swipe, as in SwiftUI, and this is reported.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

extension Diagnostic {
    fileprivate static let nothingToSwipe = Diagnostic.withoutEffect(
        ".swipeActions(edge:allowsFullSwipe:content:) outside of a List",
        advice:
            "The view is shown. Users swipe rows of a List: put the view into one, or give it a context menu."
    )
}
