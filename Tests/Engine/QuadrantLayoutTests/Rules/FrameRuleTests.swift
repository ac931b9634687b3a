import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Worked out by hand from the rules of frames, ratios and padding (layout rules, sections 6 and 7:
/// the reference of `frame`, objc.io, measured frames).
@MainActor @Suite struct FrameFormTests {
    @Test func onlyAMinimum() {
        let narrow = box("a", 30, 10).frame(minWidth: 50)
        let wide = box("a", 70, 10).frame(minWidth: 50)
        check(narrow, Offer(nil, 10), size: [50, 10], ["a": [10, 0, 30, 10]])
        check(narrow, Offer(0, 10), size: [50, 10])
        check(narrow, Offer(.infinity, 10), size: [50, 10])
        check(wide, Offer(nil, 10), size: [70, 10])
        check(wide, Offer(0, 10), size: [50, 10], ["a": [-10, 0, 70, 10]])
        check(wide, Offer(60, 10), size: [60, 10], ["a": [-5, 0, 70, 10]])
        check(wide, Offer(.infinity, 10), size: [70, 10])
    }

    @Test func onlyAMaximum() {
        let narrow = box("a", 30, 10).frame(maxWidth: 50, alignment: .trailing)
        check(narrow, Offer(nil, 10), size: [30, 10])
        check(narrow, Offer(0, 10), size: [30, 10])
        check(narrow, Offer(40, 10), size: [40, 10], ["a": [10, 0, 30, 10]])
        check(narrow, Offer(.infinity, 10), size: [50, 10], ["a": [20, 0, 30, 10]])
        let wide = box("a", 70, 10).frame(maxWidth: 50)
        check(wide, Offer(nil, 10), size: [50, 10], ["a": [-10, 0, 70, 10]])
        check(wide, Offer(90, 10), size: [50, 10])
    }

    @Test func boundsInOrderAndIdeals() {
        check(
            flex("a").frame(minWidth: 20, idealWidth: 80, maxWidth: 60), Offer(100, 10),
            size: [80, 10])
        check(flex("a").frame(minWidth: 50, maxWidth: 30), Offer(10, 10), size: [50, 10])
        check(flex("a").frame(idealWidth: 80), Offer(100, 10), size: [100, 10])
        check(
            flex("a").frame(idealWidth: 80).fixedSize(), Offer(100, 10), size: [80, 10],
            ["a": [0, 0, 80, 10]])
        check(box("a", 30, 10).frame(idealWidth: 80).fixedSize(), Offer(9, 9), size: [80, 10])
        check(box("a", 30, 10).frame(minWidth: 10, maxWidth: 20), Offer(nil, 9), size: [20, 10])
        check(box("a", 30, 10).frame(minWidth: 10, maxWidth: 90), Offer(nil, 9), size: [30, 10])
    }

    /// Under no offer a frame offers nothing again when placed, also where it cuts what is longer
    /// (github.com/tevelee/SwiftUI-Flow/pull/44), unless it has lengthened what it holds: it offers its size then.
    @Test func placedFramesOfferNothingUnlessTheyLengthen() {
        let row = HStack {
            flex("a")
            box("b", 30, 10)
        }
        check(row.frame(minWidth: 20).fixedSize(), Offer(9, 9), size: [48, 10])
        check(
            row.frame(minWidth: 60).fixedSize(), Offer(9, 9), size: [60, 10],
            ["a": [0, 0, 22, 10], "b": [30, 0, 30, 10]])
        check(row.frame(maxWidth: .infinity).fixedSize(), Offer(9, 9), size: [48, 10])
        check(
            row.frame(maxWidth: 40).fixedSize(), Offer(9, 9), size: [40, 10],
            ["a": [-4, 0, 10, 10], "b": [14, 0, 30, 10]])
    }

    @Test func ratiosOfOneLength() {
        let fit = flex("a").aspectRatio(2, contentMode: .fit)
        let fill = flex("a").aspectRatio(2, contentMode: .fill)
        check(fit, Offer(100, nil), size: [100, 50])
        check(fit, Offer(nil, 30), size: [60, 30])
        check(fit, Offer(100, 80), size: [100, 50])
        check(fit, Offer(nil, nil), size: [10, 10])
        check(fill, Offer(100, nil), size: [100, 50])
        check(fill, Offer(nil, 30), size: [60, 30])
        check(fill, Offer(100, 80), size: [160, 80])
        let ideal = flex("a").frame(idealWidth: 40, idealHeight: 20)
        check(ideal.aspectRatio(contentMode: .fit), Offer(100, 100), size: [100, 50])
        check(ideal.scaledToFill(), Offer(100, 100), size: [200, 100])
        check(box("a", 30, 10).aspectRatio(4, contentMode: .fit), Offer(80, 80), size: [30, 10])
    }

    @Test func paddingNeverGoesBelowNothing() {
        check(
            box("a", 40, 20).padding(-5), Offer(100, 100), size: [30, 10], ["a": [-5, -5, 40, 20]])
        check(box("a", 40, 20).padding(.horizontal, -30), Offer(9, 9), size: [0, 20])
        check(flex("a").padding(60), Offer(100, 100), size: [120, 120], ["a": [60, 60, 0, 0]])
        check(
            flex("a").padding(-10), Offer(100, 100), size: [100, 100], ["a": [-10, -10, 120, 120]])
        check(flex("a").padding(5), Offer(nil, nil), size: [20, 20])
    }

    /// `position` takes what is left of the row, 170, and offers it to its view.
    @Test func aPositionTakesTheRoom() {
        let row = HStack(spacing: 0) {
            box("a", 30, 20)
            flex("b").position(x: 10, y: 10)
        }
        check(
            row, Offer(200, 40), size: [200, 40],
            ["a": [0, 10, 30, 20], "b": [-45, -10, 170, 40]])
        check(box("a", 30, 20).position(x: 5, y: 5), Offer(nil, nil), size: [30, 20])
    }

    /// Measured: right to left mirrors position and offset (macOS 26, Goldens/layout/rtl). From the
    /// right edge of 100: 30 to the middle of 20; 10 to the edge of 20; in a subtree as written.
    @Test func positionAndOffsetAreMirrored() {
        let place = box("a", 20, 20).position(x: 30, y: 10)
        check(place, Offer(100, 20), ["a": [20, 0, 20, 20]])
        check(place, Offer(100, 20, .rightToLeft), ["a": [60, 0, 20, 20]])
        let moved = box("a", 20, 20).offset(x: 10, y: 3).frame(width: 100, alignment: .leading)
        check(moved, Offer(100, 20), ["a": [10, 3, 20, 20]])
        check(moved, Offer(100, 20, .rightToLeft), ["a": [70, 3, 20, 20]])
        let inner = moved.environment(\.layoutDirection, .rightToLeft)
        check(inner, Offer(100, 20), ["a": [70, 3, 20, 20]])
        check(
            moved.environment(\.layoutDirection, .leftToRight), Offer(100, 20, .rightToLeft),
            ["a": [10, 3, 20, 20]])
    }
}
