import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Worked out by hand from the rules of stacks and spacing (layout rules, sections 3 and 4: WWDC19
/// 237, the reference of `layoutPriority`, measured ties and spacers).
@MainActor @Suite struct StackRuleTests {
    /// 200 less the lower groups' minimum 30 is 170: a takes its 100. Then 100 are left for b.
    @Test func minimumsOfLowerPrioritiesAreReserved() {
        let view = HStack(spacing: 0) {
            flex("a").frame(minWidth: 50, maxWidth: 100).layoutPriority(1)
            flex("b").frame(minWidth: 30, maxWidth: .infinity)
            flex("c").layoutPriority(-1)
        }
        check(
            view, Offer(200, 20), size: [200, 20],
            ["a": [0, 0, 100, 20], "b": [100, 0, 100, 20], "c": [200, 0, 0, 20]])
        // 110: a is offered 80; b gets its minimum.
        check(
            view, Offer(110, 20), size: [110, 20], ["a": [0, 0, 80, 20], "b": [80, 0, 30, 20]])
    }

    /// Three groups: 300 - 40 - 20 for a, no more than 90; then 210 - 20 for b.
    @Test func eachGroupsMinimumsAreGivenBack() {
        let view = HStack(spacing: 0) {
            flex("c").frame(minWidth: 20, maxWidth: .infinity)
            flex("b").frame(minWidth: 40, maxWidth: 150).layoutPriority(1)
            flex("a").frame(maxWidth: 90).layoutPriority(2)
        }
        check(
            view, Offer(300, 20), size: [300, 20],
            ["c": [0, 0, 60, 20], "b": [60, 0, 150, 20], "a": [210, 0, 90, 20]])
    }

    /// Both unbounded: the larger minimum first, so b takes 60 of its half, a the remaining 40.
    @Test func theLargerMinimumOfUnboundedViewsIsServedFirst() {
        let view = HStack(spacing: 0) {
            flex("a").frame(minWidth: 10, maxWidth: .infinity)
            flex("b").frame(minWidth: 60, maxWidth: .infinity)
        }
        check(
            view, Offer(100, 20), size: [100, 20], ["a": [0, 0, 40, 20], "b": [40, 0, 60, 20]])
        let onlyMinimums = HStack(spacing: 0) {
            flex("a").frame(minWidth: 10)
            flex("b").frame(minWidth: 60)
        }
        check(onlyMinimums, Offer(100, 20), ["a": [0, 0, 40, 20], "b": [40, 0, 60, 20]])
    }

    /// Flexibilities 20, 30 and none: 20 first (30 of 90/3), then 30 (25 is raised to 40).
    @Test func theLeastFlexibleIsServedFirst() {
        let view = HStack(spacing: 0) {
            flex("a")
            flex("b").frame(minWidth: 40, maxWidth: 70)
            flex("c").frame(minWidth: 10, maxWidth: 30)
        }
        check(
            view, Offer(90, 20), size: [90, 20],
            ["a": [0, 0, 20, 20], "b": [20, 0, 40, 20], "c": [60, 0, 30, 20]])
    }

    @Test func spacersKeepTheirLengthAndNoDistance() {
        let one = HStack {
            box("a", 30, 10)
            Spacer(minLength: 20)
            box("b", 60, 10)
        }
        check(one, Offer(100, 20), size: [110, 10], ["b": [50, 0, 60, 10]])
        let two = HStack {
            Spacer(minLength: 40)
            box("a", 20, 10)
            Spacer()
        }
        check(two, Offer(100, 20), size: [100, 10], ["a": [40, 0, 20, 10]])
        check(two, Offer(80, 20), size: [80, 10], ["a": [40, 0, 20, 10]])
        check(two, Offer(40, 20), size: [68, 10], ["a": [40, 0, 20, 10]])
        check(two, Offer(nil, nil), size: [68, 10])
    }

    /// An inner row that ends with a spacer keeps no distance there; in a frame or padding it does.
    @Test func distancesOfRowsAreThoseOfTheirEnds() {
        func row(_ inner: some View) -> some View {
            HStack {
                box("a", 20, 10)
                inner
                box("c", 20, 10)
            }
        }
        let inner = HStack {
            box("b", 20, 10)
            Spacer()
        }
        check(row(inner), Offer(200, 10), ["b": [28, 0, 20, 10], "c": [180, 0, 20, 10]])
        check(row(inner.frame(width: 60)), Offer(200, 10), ["c": [96, 0, 20, 10]])
        check(row(inner.frame(height: 10)), Offer(200, 10), ["c": [180, 0, 20, 10]])
        check(row(Spacer().frame(width: 30)), Offer(200, 10), ["c": [50, 0, 20, 10]])
        check(
            row(Spacer().padding(.trailing, 5).accessibilityIdentifier("s")), Offer(200, 10),
            ["s": [20, 5, 152, 0], "c": [180, 0, 20, 10]])
        check(row(EmptyView()), Offer(200, 10), ["c": [28, 0, 20, 10]])
        check(row(EmptyView().frame(width: 20)), Offer(200, 10), ["c": [28, 0, 20, 10]])
    }

    /// A row of one spacer is that spacer: priority below all others, no height, but a vertical
    /// distance of 8.
    @Test func aStackOfOneIsTransparent() {
        let view = VStack {
            box("a", 20, 20)
            HStack { Spacer() }.accessibilityIdentifier("s")
            box("b", 20, 20)
        }
        check(
            view, Offer(100, 100), size: [100, 56], ["s": [0, 28, 100, 0], "b": [40, 36, 20, 20]])
        let guides = HStack(alignment: .top, spacing: 0) {
            VStack { box("a", 20, 20).alignmentGuide(.top) { _ in 5 } }
            box("b", 20, 20)
        }
        check(
            guides, Offer(100, 100), size: [40, 25], ["a": [0, 0, 20, 20], "b": [20, 5, 20, 20]])
    }

    /// No height offered: 40 is the row's own when it is placed.
    @Test func placedStacksOfferTheirOwnBreadth() {
        let row = HStack(alignment: .top, spacing: 0) {
            flex("a")
            box("b", 30, 40)
        }
        check(
            row, Offer(100, nil), size: [100, 40], ["a": [0, 0, 70, 40], "b": [70, 0, 30, 40]])
        check(row.fixedSize(), Offer(100, 100), size: [40, 40], ["a": [0, 0, 10, 40]])
        check(
            VStack(spacing: 0) { row }.fixedSize(horizontal: false, vertical: true),
            Offer(100, 100), ["a": [0, 0, 70, 40]])
        let nested = VStack(spacing: 0) {
            row
            flex("c")
        }
        check(
            nested.fixedSize(), Offer(100, 100), size: [40, 50],
            ["a": [0, 0, 10, 40], "c": [0, 40, 40, 10]])
    }

    /// At 0 it is the last (40), at infinity the first (80); of 50 left only 40 fit.
    @Test func aChoiceIsAsFlexibleAsItsViews() {
        let view = HStack(spacing: 0) {
            box("a", 50, 10)
            ViewThatFits(in: .horizontal) {
                box("b", 80, 10)
                box("c", 40, 10)
            }
        }
        check(view, Offer(100, 10), size: [90, 10], ["c": [50, 0, 40, 10]])
        check(view, Offer(130, 10), size: [130, 10], ["b": [50, 0, 80, 10]])
    }
}
