import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// What no conformance case covers; the source of each number stands beside it.
@Suite @MainActor struct GridTests {
    private func snapshot(
        _ view: some View, width: CGFloat? = 320, height: CGFloat? = 200,
        direction: LayoutDirection = .leftToRight
    ) -> LayoutSnapshot {
        LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: width, height: height),
            layoutDirection: direction)
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    /// Measured on macOS 26.2 (grid/modifiers): a line outside of rows that takes all room adds the
    /// same to every column: 9, 60, 28 become 78, 129, 97 in 320.
    @Test func flexibleLineWidensAllColumnsEqually() {
        let result = snapshot(
            Grid(alignment: .leading) {
                GridRow {
                    box("a", 9, 16)
                    box("b", 60, 16)
                    box("c", 28, 16)
                }
                Divider()
            })
        same(result.size.width, 320)
        same(result.frames["a"]?.minX, 0)
        same(result.frames["b"]?.minX, 86)
        same(result.frames["c"]?.minX, 223)
    }

    /// Apple, gridCellUnsizedAxes: the view does not ask for more room than others need and is
    /// given the size of its cell.
    @Test func unsizedLineTakesTheGridsWidth() {
        let result = snapshot(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 60, 20)
                }
                Color.black.frame(height: 5).accessibilityIdentifier("line")
                    .gridCellUnsizedAxes(.horizontal)
                GridRow {
                    box("c", 40, 30)
                    Color.blue.accessibilityIdentifier("d")
                        .gridCellUnsizedAxes([.horizontal, .vertical])
                }
            })
        same(result.size, CGSize(width: 110, height: 55))
        same(result.frames["line"], CGRect(x: 0, y: 20, width: 110, height: 5))
        same(result.frames["d"], CGRect(x: 50, y: 25, width: 60, height: 30))
    }

    /// Apple, gridColumnAlignment: set on any one cell, it holds for all views of the column and
    /// leaves the others alone.
    @Test func columnAlignmentHoldsForTheColumn() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box("a", 60, 10)
                box("b", 60, 10)
            }
            GridRow {
                box("c", 20, 10).gridColumnAlignment(.trailing)
                box("d", 20, 10)
            }
        }
        let result = snapshot(grid)
        same(result.frames["c"], CGRect(x: 40, y: 10, width: 20, height: 10))
        same(result.frames["d"], CGRect(x: 70, y: 10, width: 20, height: 10))
        // Mirrored in the grid's width, 130 (layout rules, section 12).
        let mirrored = snapshot(grid, direction: .rightToLeft)
        same(mirrored.frames["c"], CGRect(x: 70, y: 10, width: 20, height: 10))
        same(mirrored.frames["d"], CGRect(x: 40, y: 10, width: 20, height: 10))
    }

    /// Settings are seen through modifiers applied later, as layoutPriority is (objc.io).
    @Test func settingsPassThroughModifiers() {
        let result = snapshot(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 30, 10)
                    box("b", 30, 10)
                }
                GridRow {
                    box("c", 10, 10).gridCellColumns(2).padding(5).background(Color.red)
                    box("d", 10, 10)
                }
            })
        same(result.frames["d"], CGRect(x: 60, y: 10, width: 10, height: 10))
    }

    /// Layout rules, section 10: cells of a row meet on its vertical guide; the row is as tall as
    /// the views are then (as in a row of a stack).
    @Test func cellsMeetOnExplicitGuides() {
        let result = snapshot(
            Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 10, 20).alignmentGuide(VerticalAlignment.top) { _ in 10 }
                    box("b", 10, 20)
                }
            })
        same(result.size, CGSize(width: 20, height: 30))
        same(result.frames["a"]?.minY, 0)
        same(result.frames["b"]?.minY, 10)
    }

    /// Layout rules, section 10: merged cells use anchors made of the alignment; what they need
    /// more than their columns have is added equally (measured for lines; assumed for others).
    @Test func wideMergedCellWidensItsColumns() {
        let result = snapshot(
            Grid(alignment: .bottomTrailing, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 30)
                    box("b", 40, 10)
                    box("c", 20, 10)
                }
                GridRow {
                    box("d", 100, 10).gridCellColumns(2)
                    box("e", 5, 30)
                }
            })
        same(result.size, CGSize(width: 130, height: 60))
        same(result.frames["a"], CGRect(x: 15, y: 0, width: 20, height: 30))
        same(result.frames["b"], CGRect(x: 60, y: 20, width: 40, height: 10))
        same(result.frames["d"], CGRect(x: 0, y: 50, width: 100, height: 10))
        same(result.frames["e"], CGRect(x: 125, y: 30, width: 5, height: 30))
    }

    /// Apple, GridRow: outside of a grid it behaves as a Group does.
    /// A height without an end, which columns are worked out with, makes no width without one.
    @Test func aViewThatFillsByItsRatioIsAsWideAsItsColumn() {
        let result = snapshot(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.green.aspectRatio(2, contentMode: .fill) }
                GridRow { box("b", 20, 20) }
            }
            .frame(width: 200, height: 120))
        same(result.size, CGSize(width: 200, height: 120))
        same(result.frames["b"]?.minX, 90)
    }

    @Test func rowOutsideOfAGridIsAGroup() {
        let result = snapshot(
            VStack(spacing: 0) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 10, 10)
                }
            })
        same(result.size, CGSize(width: 10, height: 20))
    }

    /// ForEach and custom views give their rows to the grid around them (Apple, Grid).
    @Test func rowsComeOutOfForEachAndCustomViews() {
        struct Row: View {
            let number: Int
            var body: some View {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    ForEach(0..<number, id: \.self) { _ in
                        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("cell")
                    }
                }
            }
        }
        let result = snapshot(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(1..<4, id: \.self) { Row(number: $0) }
                if isShown { GridRow { Color.red.frame(width: 10, height: 10) } }
            })
        same(result.size, CGSize(width: 40, height: 40))
        same(
            result.allFrames("cell").map(\.origin),
            [(10, 0), (10, 10), (20, 10), (10, 20), (20, 20), (30, 20)].map {
                CGPoint(x: $0.0, y: $0.1)
            })
    }

    private var isShown: Bool { true }

    /// Measured on macOS 26.2: the gap under a row is the largest that its views prefer to those
    /// below; 8 between plain views, 0 beside spacers.
    @Test func rowGapIsTheLargestOfStackedCells() {
        let result = snapshot(
            Grid {
                GridRow {
                    box("a", 10, 10)
                    Spacer()
                }
                GridRow {
                    box("b", 10, 10)
                    box("c", 10, 10)
                }
            }, width: nil, height: nil)
        same(result.frames["b"]?.minY, 18)
        same(result.frames["c"]?.minX, 18)
    }

    /// The engine's promise: never a crash, a hang or a NaN.
    @Test(arguments: [CGFloat.nan, -30, .infinity, -.infinity, 0])
    func oddValuesGiveFiniteFrames(_ value: CGFloat) {
        let grid = Grid(horizontalSpacing: value, verticalSpacing: value) {
            GridRow {
                box("a", 10, 10).gridCellAnchor(UnitPoint(x: value, y: value))
                Color.red.gridCellColumns(Int.max).accessibilityIdentifier("b")
            }
            GridRow {}
            GridRow { box("c", 10, 10).gridCellColumns(-4) }
            Color.blue.accessibilityIdentifier("d")
        }
        for width in [nil, 0, 100, CGFloat.infinity] {
            for height in [nil, 0, 100, CGFloat.infinity] {
                let result = snapshot(grid, width: width, height: height)
                #expect(!result.size.width.isNaN && !result.size.height.isNaN)
                for name in ["a", "b", "c", "d"] {
                    let frame = result.frames[name] ?? .null
                    #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
                    #expect(!frame.size.width.isNaN && !frame.size.height.isNaN)
                }
            }
        }
        same(snapshot(Grid {}).size, .zero)
    }
}
