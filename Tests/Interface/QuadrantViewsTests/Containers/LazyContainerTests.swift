import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import TestedViews
import Testing

/// What no conformance case covers; the source of each number stands beside it.
@Suite @MainActor struct LazyContainerTests {
    private func snapshot(
        _ view: some View, _ width: CGFloat?, _ height: CGFloat?,
        direction: LayoutDirection = .leftToRight
    ) -> LayoutSnapshot {
        LayoutSnapshot(
            of: view, proposal: ProposedViewSize(width: width, height: height),
            layoutDirection: direction)
    }

    /// Measured on macOS 26.2: 60, flexible, flexible at most 80 in 280 are 60, 102, 80, centred
    /// at 11.
    @Test func flexibleTracksShareFromLeftToRight() {
        let items = [
            GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80)),
        ]
        let grid = LazyVGrid(columns: items) {
            ForEach(["a", "b", "c"], id: \.self) {
                Color.red.frame(height: 10).accessibilityIdentifier($0)
            }
        }
        let result = snapshot(grid, 280, 100)
        same(result.size, CGSize(width: 280, height: 10))
        same(result.frames["a"], CGRect(x: 11, y: 0, width: 60, height: 10))
        same(result.frames["b"], CGRect(x: 79, y: 0, width: 102, height: 10))
        same(result.frames["c"], CGRect(x: 189, y: 0, width: 80, height: 10))
        // Mirrored in 280 (layout rules, section 12).
        let mirrored = snapshot(grid, 280, 100, direction: .rightToLeft)
        same(mirrored.frames["a"], CGRect(x: 209, y: 0, width: 60, height: 10))
    }

    /// Measured by objc.io (grid views, 2020): minimums of 100 and 180 in 300 make a grid of 334
    /// with columns of 163 and 180; what is too much hangs out at the trailing side.
    @Test func minimumsMakeTheGridWiderThanOffered() {
        let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        let result = snapshot(
            LazyVGrid(columns: items) {
                Color.red.frame(height: 10).accessibilityIdentifier("a")
                Color.red.frame(height: 10).accessibilityIdentifier("b")
            }, 300, 100)
        same(result.size, CGSize(width: 334, height: 10))
        same(result.frames["a"], CGRect(x: 0, y: 0, width: 163, height: 10))
        same(result.frames["b"], CGRect(x: 171, y: 0, width: 180, height: 10))
    }

    /// The rules of columns (layout rules, section 11) with the axes exchanged: 100 - 8 is 92 for
    /// two rows; columns as wide as their widest view; views centred in their cells.
    @Test func horizontalGridFillsColumnByColumn() {
        let items = [GridItem(.flexible()), GridItem(.fixed(30), alignment: .bottomTrailing)]
        let grid = LazyHGrid(rows: items, spacing: 5) {
            Color.red.frame(width: 20).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
        }
        let result = snapshot(grid, 300, 100)
        same(result.size, CGSize(width: 35, height: 100))
        same(result.frames["a"], CGRect(x: 0, y: 0, width: 20, height: 62))
        same(result.frames["b"], CGRect(x: 10, y: 90, width: 10, height: 10))
        same(result.frames["c"], CGRect(x: 25, y: 26, width: 10, height: 10))
        let mirrored = snapshot(grid, 300, 100, direction: .rightToLeft)
        same(mirrored.frames["b"], CGRect(x: 15, y: 90, width: 10, height: 10))
    }

    /// Section headers and footers take a full line of their own (measured on macOS 26.2).
    @Test func headersTakeAColumnInAHorizontalGrid() {
        let result = snapshot(
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
                Section {
                    Color.red.frame(width: 10).accessibilityIdentifier("a")
                } header: {
                    Color.red.frame(width: 15).accessibilityIdentifier("head")
                } footer: {
                    Color.red.frame(width: 5, height: 6).accessibilityIdentifier("foot")
                }
            }, 300, 100)
        same(result.frames["head"], CGRect(x: 0, y: 0, width: 15, height: 100))
        same(result.frames["a"], CGRect(x: 15, y: 26, width: 10, height: 20))
        same(result.frames["foot"], CGRect(x: 25, y: 47, width: 5, height: 6))
        same(result.size, CGSize(width: 30, height: 100))
    }

    /// Layout rules, section 9: as wide as offered, children aligned within it and offered nothing
    /// in particular along the axis, where a color's ideal length is 10.
    @Test func lazyStacksFillAcrossTheirAxis() {
        let column = LazyVStack(alignment: .trailing) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Color.red.accessibilityIdentifier("b")
        }
        let result = snapshot(column, 100, 300)
        same(result.size, CGSize(width: 100, height: 28))
        same(result.frames["a"], CGRect(x: 80, y: 0, width: 20, height: 10))
        same(result.frames["b"], CGRect(x: 0, y: 18, width: 100, height: 10))
        // Offered no width it is as wide as its first child (Apple, WWDC26, session 321).
        same(snapshot(column, nil, nil).size, CGSize(width: 20, height: 28))
        let row = LazyHStack(alignment: .top, spacing: 3) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
        }
        same(snapshot(row, 300, 100).size, CGSize(width: 43, height: 100))
        same(snapshot(row, 300, 100).frames["b"]?.origin, CGPoint(x: 23, y: 0))
    }

    /// Section outside of lists: header, content and footer are plain children (measured).
    @Test func sectionsAreFlatInStacks() {
        let result = snapshot(
            VStack(spacing: 0) {
                Section("Title") { Color.red.frame(width: 10, height: 10) }
                Section {
                    Color.red.frame(width: 10, height: 10)
                } footer: {
                    Color.red.frame(width: 10, height: 7)
                }
            }, nil, nil)
        let title = snapshot(Text("Title"), nil, nil)
        same(result.size, CGSize(width: title.size.width, height: title.size.height + 27))
    }

    /// The engine's promise: never a crash, a hang or a NaN.
    @Test(arguments: [CGFloat.nan, -30, .infinity, -.infinity, 0])
    func oddValuesGiveFiniteFrames(_ value: CGFloat) {
        let sizes: [GridItem.Size] = [
            .fixed(value), .flexible(minimum: value, maximum: value),
            .adaptive(minimum: value, maximum: value), .adaptive(minimum: value),
            .flexible(minimum: 10, maximum: value), .flexible(minimum: value),
        ]
        var itemLists: [[GridItem]] = [[]]
        for size in sizes { itemLists.append([GridItem(size, spacing: value), GridItem(size)]) }
        for items in itemLists {
            for length in [nil, 0, 100, CGFloat.infinity] {
                check(LazyVGrid(columns: items, spacing: value) { views }, length)
                check(LazyHGrid(rows: items, spacing: value) { views }, length)
                check(LazyVStack(spacing: value) { views }, length)
                check(LazyHStack(spacing: value) { views }, length)
            }
        }
    }

    @ViewBuilder private var views: some View {
        Color.red.accessibilityIdentifier("x")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("x")
    }

    private func check(_ view: some View, _ length: CGFloat?) {
        let result = snapshot(view, length, length)
        #expect(!result.size.width.isNaN && !result.size.height.isNaN)
        for frame in result.allFrames("x") {
            #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
            #expect(!frame.size.width.isNaN && !frame.size.height.isNaN)
        }
    }
}
