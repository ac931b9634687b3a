import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// The buttons behind an edge of a row, beside each other, the first one nearest to the edge.
struct SwipeButtons<Actions: View>: View {
    let edge: HorizontalEdge
    /// Called after one of them was tapped.
    let close: @MainActor (ButtonRole?) -> Void
    let actions: Actions
    @Environment(\.controlProfile.list.swipe) private var metrics

    init(
        edge: HorizontalEdge, close: @escaping @MainActor (ButtonRole?) -> Void,
        @ViewBuilder actions: () -> Actions
    ) {
        (self.edge, self.close, self.actions) = (edge, close, actions())
    }

    var body: some View {
        SwipeButtonsLayout(edge: edge, distance: metrics.distance) { actions }
            .standing(until: .elsewhere) { $0.buttonStyle(SwipeButtonStyle(close: close)) }
            .padding(.horizontal, metrics.distance)
            .transition(.move(edge: edge == .leading ? .leading : .trailing))
    }
}

/// The node of such buttons.
nonisolated struct SwipeButtonsNode<Buttons: View>: View {
    typealias Body = Never

    let rule: SwipeButtonsRule
    let buttons: Buttons

    init(rule: SwipeButtonsRule, @ViewBuilder buttons: () -> Buttons) {
        (self.rule, self.buttons) = (rule, buttons())
    }

    @MainActor
    static func _makeNodes(_ view: SwipeButtonsNode<Buttons>, _ cursor: inout _ViewCursor) {
        cursor.node(.extended(view.rule)) { Buttons._makeNodes(view.buttons, &$0) }
    }

    static var _arity: _ViewArity { .one }
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

/// A button behind a row: white on its tint, in a capsule or over the height of the row; a tap also hides the buttons.
///
/// Colours are not measured.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: @MainActor (ButtonRole?) -> Void
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
                    close(configuration.role)
                })
    }

    private func ground(_ configuration: Configuration) -> AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
    }
}
