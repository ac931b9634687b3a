import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Worked out by hand from the rules of scroll views, insets and choices (layout rules, section 9:
/// Apple's pages, the Field Guide, frames measured on macOS 26).
@MainActor @Suite struct ContainerRuleTests {
    @Test func scrollViewsHugAcross() {
        let view = VStack(spacing: 0) {
            ScrollView(.horizontal) { box("a", 300, 20) }
            flex("b")
        }
        check(
            view, Offer(100, 100), size: [100, 100],
            ["a": [0, 0, 300, 20], "b": [0, 20, 100, 80]])
        let wide = ScrollView { box("a", 150, 20) }
        check(wide, Offer(100, 100), size: [150, 100])
        check(wide.frame(width: 100), Offer(100, 100), ["a": [-25, 0, 150, 20]])
        let margins = ScrollView { box("a", 40, 20) }.contentMargins(10)
        check(margins, Offer(100, 100), size: [60, 100], ["a": [10, 10, 40, 20]])
        let flexible = ScrollView { flex("a") }.contentMargins(.horizontal, 10, for: .scrollContent)
        check(flexible, Offer(100, 100), size: [100, 100], ["a": [10, 0, 80, 10]])
        let indicators = ScrollView { flex("a") }.contentMargins(10, for: .scrollIndicators)
        check(indicators, Offer(100, 100), ["a": [0, 0, 100, 10]])
    }

    /// The outer inset is at the outside and gets its room first; the distance is 8 unless given.
    @Test func insetsNest() {
        let view = flex("a")
            .safeAreaInset(edge: .top) { flex("b").frame(height: 20) }
            .safeAreaInset(edge: .top, spacing: 0) { box("c", 30, 10) }
            .safeAreaInset(edge: .leading, spacing: 2) { box("d", 10, 10) }
        check(
            view, Offer(100, 100), size: [100, 100],
            [
                "a": [12, 38, 88, 62], "b": [12, 10, 88, 20], "c": [41, 0, 30, 10],
                "d": [0, 45, 10, 10],
            ])
        let rigid = box("a", 40, 40).safeAreaInset(edge: .bottom, alignment: .trailing) {
            box("b", 60, 10)
        }
        check(
            rigid, Offer(100, 100), size: [60, 58], ["a": [20, 0, 40, 40], "b": [0, 48, 60, 10]])
        check(
            rigid, Offer(100, 100, .rightToLeft), ["a": [0, 0, 40, 40], "b": [0, 48, 60, 10]])
        check(
            flex("a").safeAreaPadding(.top, 10).safeAreaPadding(), Offer(100, 100),
            ["a": [16, 26, 68, 58]])
        check(
            flex("a").ignoresSafeArea().safeAreaPadding(.top, 10), Offer(100, 100),
            ["a": [0, 0, 100, 100]])
    }

    @Test func relativeFrames() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 10) {
                flex("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
                flex("b").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 4 : length / 2
                }
            }
        }
        // (200 - 30) / 4 is 42.5; two and a gap are 95.
        check(view, Offer(200, 60), ["a": [0, 0, 95, 60], "b": [105, 15, 50, 30]])
    }

    @Test func choicesFitByTheIdealSize() {
        let view = ViewThatFits {
            flex("a").frame(idealWidth: 150, idealHeight: 10)
            flex("b").frame(idealWidth: 80, idealHeight: 200)
            flex("c").frame(idealWidth: 80, idealHeight: 20)
        }
        check(view, Offer(100, 50), size: [100, 50], ["c": [0, 0, 100, 50]])
        check(view, Offer(100, nil), ["b": [0, 0, 100, 200]])
        check(view, Offer(nil, 50), size: [150, 50], ["a": [0, 0, 150, 50]])
        let one = ViewThatFits(in: .vertical) {
            box("a", 500, 60)
            box("b", 500, 40)
            box("c", 10, 10)
        }
        check(one, Offer(100, 50), size: [500, 40])
    }

    @Test func lazyColumnsAlignInTheirWidth() {
        let view = LazyVStack(alignment: .trailing) {
            box("a", 20, 10)
            flex("b")
            box("c", 120, 10)
        }
        check(
            view, Offer(100, 500), size: [100, 46],
            ["a": [80, 0, 20, 10], "b": [0, 18, 100, 10], "c": [-20, 36, 120, 10]])
        check(view, Offer(100, 500, .rightToLeft), ["a": [0, 0, 20, 10], "c": [0, 36, 120, 10]])
        // Offered nothing across, it is as long there as its first view (Apple, WWDC26, session 321).
        check(view, Offer(nil, nil), size: [20, 46], ["b": [0, 18, 20, 10]])
    }

    /// A GeometryReader takes the offer, or 10; its views stand at its corner.
    @Test func readersPutViewsAtTheCorner() {
        let view = GeometryReader { proxy in
            box("a", proxy.size.width / 2, 10)
            box("b", 10, proxy.size.height)
        }
        check(view, Offer(60, 40), ["a": [0, 0, 30, 10], "b": [0, 0, 10, 40]])
        check(view, Offer(60, 40, .rightToLeft), ["a": [30, 0, 30, 10], "b": [50, 0, 10, 40]])
        check(view, Offer(nil, nil), size: [10, 10])
    }
}
