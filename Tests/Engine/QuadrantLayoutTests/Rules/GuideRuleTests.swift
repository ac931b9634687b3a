import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

extension VerticalAlignment {
    private enum Waist: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
    }

    fileprivate static let waist = VerticalAlignment(Waist.self)
}

/// Worked out by hand from the rules of guides, layers and overlays (layout rules, sections 5 and
/// 8: the Field Guide, fatbobman, objc.io, Apple's pages on alignment).
@MainActor @Suite struct GuideRuleTests {
    private func beside(_ view: some View) -> some View {
        HStack(alignment: .top, spacing: 0) {
            view
            box("b", 20, 20)
        }
    }

    private var guided: some View { box("a", 20, 20).alignmentGuide(.top) { _ in 5 } }

    @Test func guidesPassThroughModifiersMovedByTheOrigin() {
        check(beside(guided), Offer(200, 200), size: [40, 25], ["b": [20, 5, 20, 20]])
        check(beside(guided.padding(10)), Offer(200, 200), ["b": [40, 15, 20, 20]])
        check(beside(guided.frame(height: 60)), Offer(200, 200), ["b": [20, 25, 20, 20]])
        check(beside(guided.fixedSize()), Offer(200, 200), ["b": [20, 5, 20, 20]])
        check(beside(guided.background(Color.blue)), Offer(200, 200), ["b": [20, 5, 20, 20]])
        check(beside(guided.border(.red).padding(3)), Offer(200, 200), ["b": [26, 8, 20, 20]])
        check(
            beside(guided.padding(10).alignmentGuide(.top) { $0[.top] + 1 }), Offer(200, 200),
            ["b": [40, 16, 20, 20]])
        check(
            beside(box("a", 20, 20).alignmentGuide(.bottom) { _ in 5 }), Offer(200, 200),
            size: [40, 20])
    }

    /// The frame's top meets the guide 5 below the view's: the view stands 5 above the frame.
    @Test func framesAlignByTheGuide() {
        check(
            guided.frame(width: 20, height: 60, alignment: .top), Offer(200, 200),
            ["a": [0, -5, 20, 20]])
        check(
            box("a", 20, 20).alignmentGuide(.leading) { $0.width / 2 }
                .frame(width: 100, alignment: .leading), Offer(200, 20), ["a": [-10, 0, 20, 20]])
        check(
            box("a", 20, 20).alignmentGuide(.trailing) { $0[.trailing] + 6 }
                .frame(maxWidth: .infinity, alignment: .trailing), Offer(100, 20),
            ["a": [74, 0, 20, 20]])
    }

    /// Custom guides of several views are averaged (10 and 30); the default is a quarter of the
    /// height; built-in ones do not pass through columns.
    @Test func columnsAverageCustomGuides() {
        func row(_ alignment: VerticalAlignment) -> some View {
            HStack(alignment: alignment, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 20, 20).alignmentGuide(.waist) { _ in 10 }.alignmentGuide(.top) { _ in
                        9
                    }
                    box("c", 20, 20).alignmentGuide(.waist) { _ in 10 }
                }
                box("b", 20, 20)
            }
        }
        check(row(.waist), Offer(200, 200), size: [40, 40], ["b": [20, 15, 20, 20]])
        check(row(.top), Offer(200, 200), size: [40, 40], ["b": [20, 0, 20, 20]])
        check(row(.firstTextBaseline), Offer(200, 200), ["b": [20, 20, 20, 20]])
        check(row(.lastTextBaseline), Offer(200, 200), ["b": [20, 20, 20, 20]])
    }

    @Test func layersAreTheUnionOfAlignedFrames() {
        func layers(_ guide: CGFloat) -> some View {
            ZStack(alignment: .topLeading) {
                box("a", 50, 50)
                box("b", 20, 20).alignmentGuide(.leading) { _ in guide }
            }
        }
        check(layers(-40), Offer(9, 9), size: [60, 50], ["b": [40, 0, 20, 20]])
        check(
            layers(30), Offer(9, 9), size: [80, 50], ["a": [30, 0, 50, 50], "b": [0, 0, 20, 20]])
    }

    /// Only the highest priority counts; the others are offered the size it makes.
    @Test func theHighestPriorityMakesTheLayers() {
        let view = ZStack(alignment: .bottomTrailing) {
            flex("b")
            box("a", 50, 40).layoutPriority(1)
            box("c", 80, 10)
        }
        check(
            view, Offer(200, 200), size: [50, 40],
            ["a": [0, 0, 50, 40], "b": [0, 0, 50, 40], "c": [-30, 30, 80, 10]])
        let free = ZStack {
            flex("a")
            box("b", 50, 30)
        }
        check(free.fixedSize(), Offer(9, 9), size: [50, 30], ["a": [0, 0, 50, 30]])
        check(free, Offer(20, 20), size: [50, 30], ["a": [0, 0, 50, 30]])
    }

    /// Several views form a centred ZStack of 20 by 20 at the corner.
    @Test func severalViewsOfAnOverlayAreOneGroup() {
        let view = box("p", 100, 50).overlay(alignment: .bottomTrailing) {
            box("a", 20, 10)
            box("b", 10, 20)
        }
        check(
            view, Offer(200, 200), size: [100, 50],
            ["a": [80, 35, 20, 10], "b": [85, 30, 10, 20]])
        check(
            view, Offer(100, 50, .rightToLeft), ["a": [0, 35, 20, 10], "b": [5, 30, 10, 20]])
        let guided = box("p", 100, 50).alignmentGuide(.top) { _ in 30 }
            .background(alignment: .top) { box("a", 20, 10).alignmentGuide(.top) { _ in 4 } }
        check(guided, Offer(200, 200), size: [100, 50], ["a": [40, 26, 20, 10]])
    }

    /// One pixel, across the stack; outside of stacks horizontal, in layers too.
    @Test func dividersLieAcrossTheStack() {
        func divider() -> some View { Divider().accessibilityIdentifier("d") }
        check(
            HStack(spacing: 0) {
                box("a", 10, 10)
                divider()
            }, Offer(100, 60), size: [10.5, 60], ["d": [10, 0, 0.5, 60]])
        check(
            HStack(spacing: 0) {
                box("a", 10, 10)
                divider()
            }, Offer(nil, nil), size: [10.5, 10], ["d": [10, 0, 0.5, 10]])
        check(
            HStack(spacing: 0) {
                box("a", 10, 10)
                ZStack { divider() }
            }, Offer(100, 60), ["d": [10, 4.75, 90, 0.5]])
        check(
            HStack { divider().padding(.vertical, 4) }, Offer(100, 60), ["d": [0, 4, 0.5, 52]])
    }
}
