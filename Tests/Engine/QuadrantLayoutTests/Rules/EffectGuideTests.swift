import Expectations
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Effects change what a view shows and not the layout around it, so they leave its guides where they
/// are (Apple's pages on `offset`, `scaleEffect`, `rotationEffect`; layout rules, section 8).
@MainActor @Suite struct EffectGuideTests {
    private var guided: some View { box("a", 20, 20).alignmentGuide(.top) { _ in 5 } }

    private func beside(_ view: some View) -> some View {
        HStack(alignment: .top, spacing: 0) {
            view
            box("b", 20, 20)
        }
    }

    @Test func effectsLeaveGuidesAlone() {
        let place = ["b": [20.0, 5, 20, 20]]
        check(beside(guided.offset(y: 7)), Offer(200, 200), size: [40, 25], place)
        check(beside(guided.offset(x: 30, y: -40)), Offer(200, 200), size: [40, 25], place)
        check(beside(guided.scaleEffect(3)), Offer(200, 200), size: [40, 25], place)
        check(beside(guided.rotationEffect(.degrees(30))), Offer(200, 200), size: [40, 25], place)
        check(
            beside(guided.rotation3DEffect(.degrees(30), axis: (1, 0, 0))), Offer(200, 200),
            size: [40, 25], place)
        let map = CGAffineTransform(translationX: 3, y: 11)
        check(beside(guided.transformEffect(map)), Offer(200, 200), size: [40, 25], place)
        check(
            beside(guided.projectionEffect(ProjectionTransform(map))), Offer(200, 200),
            size: [40, 25], place)
        check(
            beside(guided.visualEffect { effect, _ in effect.offset(y: 9) }), Offer(200, 200),
            size: [40, 25], place)
    }

    /// The guide outside sees 5, not 12.
    @Test func guidesOutsideOfAnOffsetSeeTheGuideInside() {
        let view = guided.offset(x: 3, y: 7).alignmentGuide(.top) { $0[.top] + 1 }
        check(
            beside(view), Offer(200, 200), size: [40, 26],
            ["a": [3, 7, 20, 20], "b": [20, 6, 20, 20]])
    }

    /// Padding around an offset moves guides, and padding inside of it does too.
    @Test func paddingAroundAnOffsetStillMovesGuides() {
        check(
            beside(guided.padding(10).offset(y: 7)), Offer(200, 200), ["b": [40, 15, 20, 20]])
        check(
            beside(guided.offset(y: 7).padding(10)), Offer(200, 200),
            ["a": [10, 17, 20, 20], "b": [40, 15, 20, 20]])
    }

    /// A letter is nudged in a line of letters; the others stay.
    @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
    func textsKeepTheirLineBesideAnOffsetOne(_ alignment: VerticalAlignment) {
        func frames(_ offset: CGFloat) -> [String: CGRect] {
            LayoutSnapshot(
                of: HStack(alignment: alignment) {
                    Text("A").accessibilityIdentifier("a").offset(y: offset)
                    Text("B").font(.title).accessibilityIdentifier("b")
                }, proposal: ProposedViewSize(width: 200, height: 100)
            ).frames
        }
        let (still, moved) = (frames(0), frames(7))
        same(moved["b"], still["b"])
        same(moved["a"], still["a"]?.offsetBy(dx: 0, dy: 7))
    }

    /// The custom layout asks for the guide of a view with an offset.
    @Test func customLayoutsSeeGuidesWithoutOffsets() {
        struct Line: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize { CGSize(width: 100, height: 100) }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews {
                    let top = subview.dimensions(in: .unspecified)[.top]
                    subview.place(
                        at: CGPoint(x: bounds.minX, y: bounds.minY + 50 - top),
                        proposal: .unspecified)
                }
            }
        }
        check(Line { guided.offset(y: 7) }, Offer(200, 200), ["a": [0, 52, 20, 20]])
    }
}
