import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// Worked out by hand from the rules of grids and lazy grids (layout rules, sections 10 and 11:
/// Apple's pages on `Grid` and `GridItem`, objc.io, frames measured on macOS 26.2).
@MainActor @Suite struct GridRuleTests {
    @Test func flexibleColumnsTakeTheRest() {
        let one = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 30, 10)
                flex("b")
            }
            GridRow {
                box("c", 20, 10)
                box("d", 20, 10)
            }
        }
        check(
            one, Offer(100, 50), size: [100, 50],
            [
                "a": [0, 15, 30, 10], "b": [30, 0, 70, 40], "c": [5, 40, 20, 10],
                "d": [55, 40, 20, 10],
            ])
        check(one, Offer(nil, nil), size: [50, 20], ["b": [30, 0, 20, 10]])
        let two = Grid(horizontalSpacing: 10) {
            GridRow {
                flex("a")
                box("b", 20, 10)
                flex("c")
            }
        }
        check(
            two, Offer(120, 10),
            ["a": [0, 0, 40, 10], "b": [50, 0, 20, 10], "c": [80, 0, 40, 10]])
    }

    @Test func rowsAndColumnsOverrideTheAlignment() {
        let view = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                box("a", 40, 40)
                box("b", 10, 10)
            }
            GridRow {
                box("c", 10, 10)
                box("d", 30, 30).gridColumnAlignment(.trailing)
            }
        }
        check(
            view, Offer(200, 200), size: [70, 70],
            ["b": [60, 30, 10, 10], "c": [0, 40, 10, 10], "d": [40, 40, 30, 30]])
        check(
            view, Offer(200, 200, .rightToLeft),
            ["a": [30, 0, 40, 40], "b": [0, 30, 10, 10], "c": [60, 40, 10, 10]])
    }

    /// Anchors: the point of the cell meets that of the view; a merged cell takes the alignment's.
    @Test func anchors() {
        let view = Grid(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 0) {
            GridRow {
                box("a", 40, 40)
                box("b", 10, 10).gridCellAnchor(.topLeading)
                box("c", 20, 20)
            }
            GridRow {
                box("d", 10, 10).gridCellColumns(2)
                box("e", 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 0.5))
            }
            box("f", 18, 10)
        }
        check(
            view, Offer(200, 200), size: [78, 60],
            [
                "b": [44, 0, 10, 10], "c": [58, 20, 20, 20], "d": [44, 40, 10, 10],
                "e": [63, 40, 10, 10], "f": [60, 50, 18, 10],
            ])
    }

    /// A flexible view outside of rows stretches the grid, an unsized one does not.
    @Test func unsizedAxes() {
        func grid(_ line: some View) -> some View {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 20, 10)
                }
                line
            }
        }
        check(
            grid(Color.red.frame(height: 1).accessibilityIdentifier("l")), Offer(100, 100),
            size: [100, 11], ["a": [10, 0, 30, 10], "l": [0, 10, 100, 1]])
        check(
            grid(
                Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
                    .accessibilityIdentifier("l")), Offer(100, 100),
            size: [60, 11], ["a": [0, 0, 30, 10], "l": [0, 10, 60, 1]])
        let both = Grid(horizontalSpacing: 0) {
            GridRow {
                box("a", 30, 10)
                flex("b").gridCellUnsizedAxes([.horizontal, .vertical])
            }
        }
        check(both, Offer(100, 100), size: [30, 10])
        let vertical = Grid(horizontalSpacing: 0) {
            GridRow {
                box("a", 30, 10)
                flex("b").gridCellUnsizedAxes(.vertical)
            }
        }
        check(vertical, Offer(100, 100), size: [100, 10], ["b": [30, 0, 70, 10]])
    }

    @Test func textBaselinesMeetInARow() {
        let view = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
            GridRow {
                box("a", 10, 30).alignmentGuide(.firstTextBaseline) { _ in 10 }
                box("b", 10, 20)
            }
        }
        check(
            view, Offer(nil, nil), size: [20, 40], ["a": [0, 10, 10, 30], "b": [10, 0, 10, 20]])
    }

    @Test func lazyTracks() {
        let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
            flex("a").frame(height: 10)
            flex("b").frame(height: 20)
            flex("c").frame(height: 10)
            flex("d").frame(height: 10)
        }
        check(
            adaptive, Offer(178, 100), size: [178, 38],
            [
                "a": [0, 5, 54, 10], "b": [62, 0, 54, 20], "c": [124, 5, 54, 10],
                "d": [0, 28, 54, 10],
            ])
        check(adaptive, Offer(178, 100, .rightToLeft), ["a": [124, 5, 54, 10]])
        let fixed = LazyVGrid(
            columns: [GridItem(.fixed(30), spacing: 2), GridItem(.fixed(40))], alignment: .leading,
            spacing: 0
        ) {
            box("a", 10, 10)
            box("b", 10, 10)
        }
        check(
            fixed, Offer(100, 100), size: [100, 10], ["a": [0, 0, 10, 10], "b": [32, 0, 10, 10]])
        check(fixed, Offer(20, 100), size: [72, 10])
        let capped = LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 20)), GridItem()]) {
            flex("a").frame(width: 10)
            flex("b").frame(width: 10)
        }
        check(
            capped, Offer(50, 100), size: [10, 100],
            ["a": [0, 0, 10, 20], "b": [0, 28, 10, 72]])
    }
}
