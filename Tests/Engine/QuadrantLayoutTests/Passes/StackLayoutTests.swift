import Expectations
import QuadrantCore
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// A layout of the user's own that leaves everything to another.
private struct Delegating<Base: Layout>: Layout {
    let base: Base

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
        base.updateCache(&cache, subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
        base.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Base.Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Base.Cache
    ) -> CGFloat? {
        base.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Base.Cache
    ) -> CGFloat? {
        base.explicitAlignment(
            of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// The layout types equal the stacks, by Apple's pages on `HStackLayout`, `VStackLayout`,
/// `ZStackLayout` and `AnyLayout`.
@MainActor @Suite struct StackLayoutTests {
    nonisolated static let offers: [ProposedViewSize] = [
        .unspecified, .zero, ProposedViewSize(width: 230, height: 90),
        ProposedViewSize(width: 80, height: nil), ProposedViewSize(width: nil, height: 40),
    ]

    @ViewBuilder private var content: some View {
        Text(verbatim: "Some words that wrap").accessibilityIdentifier("text")
        Color.red.frame(minWidth: 20, maxWidth: 70).frame(minHeight: 5, maxHeight: 30)
            .accessibilityIdentifier("red")
        Spacer(minLength: 3)
        Color.blue.accessibilityIdentifier("blue")
            .alignmentGuide(VerticalAlignment.center) { $0.height / 4 }
        Color.green.frame(width: 15, height: 25).layoutPriority(1)
            .accessibilityIdentifier("green")
    }

    /// The frames of `view` beside another view, so that its size, guides and spacing count.
    private func frames(_ view: some View, _ offer: ProposedViewSize) -> [String: CGRect] {
        let column = VStack(alignment: .trailing) {
            view.accessibilityIdentifier("whole")
            Color.gray.frame(width: 33, height: 7).accessibilityIdentifier("other")
        }
        return LayoutSnapshot(of: column, proposal: offer, layoutDirection: .rightToLeft).frames
    }

    @Test(arguments: offers)
    func aRow(_ offer: ProposedViewSize) {
        let expected = frames(HStack { content }, offer)
        same(expected.count, 6)
        same(frames(HStackLayout { content }, offer), expected)
        same(frames(AnyLayout(HStackLayout()) { content }, offer), expected)
        let own = Delegating(base: HStackLayout())
        same(frames(HStackOrientation(base: own) { content }, offer), expected)
        let erased = Delegating(base: AnyLayout(HStackLayout()))
        same(frames(HStackOrientation(base: erased) { content }, offer), expected)
    }

    @Test(arguments: offers)
    func aColumn(_ offer: ProposedViewSize) {
        let expected = frames(VStack(alignment: .leading, spacing: 3) { content }, offer)
        let layout = VStackLayout(alignment: .leading, spacing: 3)
        same(frames(layout { content }, offer), expected)
        same(frames(AnyLayout(layout) { content }, offer), expected)
    }

    @Test(arguments: offers)
    func layers(_ offer: ProposedViewSize) {
        let expected = frames(ZStack(alignment: .topTrailing) { content }, offer)
        let layout = ZStackLayout(alignment: .topTrailing)
        same(frames(layout { content }, offer), expected)
        same(frames(AnyLayout(layout) { content }, offer), expected)
        same(frames(Delegating(base: layout)() { content }, offer), expected)
    }

    @Test(arguments: offers)
    func aGrid(_ offer: ProposedViewSize) {
        let cells = Group {
            GridRow(alignment: .bottom) {
                Color.red.frame(width: 20, height: 12).accessibilityIdentifier("a")
                Text(verbatim: "Some words").accessibilityIdentifier("b")
            }
            Color.blue.frame(height: 9).accessibilityIdentifier("c")
            GridRow {
                Color.green.gridCellColumns(2).accessibilityIdentifier("d")
            }
        }
        let expected = frames(Grid(alignment: .leading, verticalSpacing: 3) { cells }, offer)
        let layout = GridLayout(alignment: .leading, verticalSpacing: 3)
        same(expected.count, 6)
        same(frames(layout { cells }, offer), expected)
        same(frames(AnyLayout(layout) { cells }, offer), expected)
        same(frames(Delegating(base: layout)() { cells }, offer), expected)
    }

    /// `layoutProperties` belong to a type: this one's are a row's.
    private struct HStackOrientation<Base: Layout>: Layout {
        let base: Delegating<Base>

        static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

        func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

        func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
            base.spacing(subviews: subviews, cache: &cache)
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
        ) -> CGSize {
            base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Base.Cache
        ) {
            base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    // AnyLayout: "the state of the views is kept".
    @Test func anotherLayoutKeepsTheViewsAndTheirState() {
        let (layout, width) = (Knob(AnyLayout(HStackLayout(spacing: 0))), Knob(CGFloat(10)))
        let tree = liveTree(
            Turning(layout) { layout in
                layout {
                    Turning(width) {
                        Color.red.frame(width: $0, height: 10).accessibilityIdentifier("a")
                    }
                    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
                }
            })
        let offer = ProposedViewSize(width: 100, height: 100)
        tree.update(offer)
        same(tree.frames["b"]?.origin, CGPoint(x: 10, y: 0))
        width.set?(14)
        tree.update(offer)
        let nodes = tree.layout.nodeCount
        layout.set?(AnyLayout(VStackLayout(alignment: .leading, spacing: 0)))
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 0, y: 0, width: 14, height: 10))
        same(tree.frames["b"]?.origin, CGPoint(x: 0, y: 10))
        layout.set?(AnyLayout(Scripted()))
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 43, y: 45, width: 14, height: 10))
        layout.set?(AnyLayout(ZStackLayout()))
        tree.update(offer)
        same(tree.frames["a"], CGRect(x: 3, y: 5, width: 14, height: 10))
        same(tree.layout.nodeCount, nodes)
    }
}
