import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// Puts buttons behind an edge of a row, which a swipe shows.
private nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    @State private var isShown = false
    /// How far a finger has moved the row from the edge, in points; `nil` while none does.
    @State private var pull: CGFloat?
    @Environment(\.controlProfile.list.swipe) private var metrics
    @Environment(\.isInListRow) private var isInListRow

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
    }

    @MainActor func body(content: Content) -> some View {
        let isShown = $isShown
        let swipe = RowSwipe(
            edge: edge, allowsFullSwipe: allowsFullSwipe, isShown: isShown, pull: $pull)
        content
            .modifier(
                SwipedRowModifier(
                    edge: edge, pull: pull, buttons: self.isShown || pull != nil ? buttons : nil)
            )
            .modifier(
                SwipeNoteModifier(
                    note: SwipeNote(sides: [
                        edge: SwipeNote.Side(
                            allowsFullSwipe: allowsFullSwipe, show: { isShown.wrappedValue = $0 },
                            swipe: swipe)
                    ]))
            )
            .modifier(ReportModifier(diagnostic: isInListRow ? nil : .nothingToSwipe))
    }

    @MainActor private var buttons: some View {
        let isShown = $isShown
        return SwipeButtonsLayout(edge: edge, distance: metrics.distance) { actions }
            .standing(until: .elsewhere) {
                $0.buttonStyle(
                    SwipeButtonStyle { SlideEvent.settling { isShown.wrappedValue = false } })
            }
            .padding(.horizontal, metrics.distance)
            .transition(.move(edge: edge == .leading ? .leading : .trailing))
    }
}

/// Buttons beside each other, the first one nearest to the edge.
private struct SwipeButtonsLayout: Layout {
    let edge: HorizontalEdge
    /// Between neighbours, in points.
    let distance: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> CGSize {
        let sizes = sizes(proposal, subviews)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + distance * CGFloat(max(0, sizes.count - 1)),
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        var way: CGFloat = 0
        for (subview, size) in zip(subviews, sizes(proposal, subviews)) {
            let x = edge == .leading ? bounds.minX + way : bounds.maxX - way - size.width
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(size))
            way += size.width + distance
        }
    }

    private func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGSize] {
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        return subviews.map { $0.sizeThatFits(offer) }
    }
}

/// Leaves the note at each row.
private nonisolated struct SwipeNoteModifier: AttachingModifier {
    let note: SwipeNote

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add(note, for: SwipeNote.self)
    }
}

/// A button behind a row: white on its tint, in a capsule or over the height of the row; a tap also hides the buttons.
///
/// Colours are not measured.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void
    @Environment(\.tintStyle) private var tint
    @Environment(\.controlProfile.list.swipe) private var metrics

    func makeBody(configuration: Configuration) -> some View {
        let shape =
            metrics.leastHeight == nil ? AnyShape(Rectangle()) : AnyShape(Capsule())
        configuration.label
            .labelStyle(.iconOnly)
            .symbolVariant(.fill)
            .padding(.horizontal, metrics.padding)
            .frame(
                minWidth: metrics.leastWidth, minHeight: metrics.leastHeight,
                maxHeight: metrics.leastHeight == nil ? .infinity : nil
            )
            .foregroundStyle(.white)
            .background(ground(configuration), in: shape)
            .modifier(
                TapModifier {
                    configuration.trigger()
                    close()
                })
    }

    private func ground(_ configuration: Configuration) -> AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
    }
}

/// Puts buttons behind a row and moves the row aside.
private nonisolated struct SwipedRowModifier<Buttons: View>: ViewModifier {
    typealias Body = Never

    let edge: HorizontalEdge
    /// How far a finger holds the row aside; `nil` for as far as the buttons are wide.
    let pull: CGFloat?
    /// `nil` while they are hidden.
    let buttons: Buttons?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: SwipedRowModifier<Buttons>, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let environment = cursor.environment
        cursor.wrap(content, by: modifier) { cursor, content in
            cursor.node(.extended(SwipedRowRule(edge: modifier.edge, pull: modifier.pull))) {
                cursor in
                content(&cursor)
                cursor.inEnvironment(environment) { cursor in
                    cursor.branch(modifier.buttons == nil ? 0 : 1) { cursor in
                        guard let buttons = modifier.buttons else { return }
                        cursor.node(.layers(.center)) { Buttons._makeNodes(buttons, &$0) }
                    }
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
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
