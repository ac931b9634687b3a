import Expectations
import Foundation
import QuadrantRendering
import Testing

/// Where content is cut into pages of 100 points.
@Suite struct PageBreaksTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let rows: [PageRow]
        var height: CGFloat?
        /// The room of pages that have another one.
        var rooms: [Int: CGFloat] = [:]
        var lines: [ClosedRange<CGFloat>] = []
        /// The upper edge of each page.
        let tops: [CGFloat]
    }

    /// Rows of these heights, one below the other with a distance.
    private static func rows(_ heights: CGFloat..., spacing: CGFloat = 0) -> [PageRow] {
        var top: CGFloat = 0
        return heights.map { height in
            defer { top += height + spacing }
            return PageRow(top: top, bottom: top + height)
        }
    }

    static let cases = [
        Case(testDescription: "nothing", rows: [], height: 0, tops: [0]),
        Case(testDescription: "one page", rows: rows(40, 60), tops: [0]),
        Case(testDescription: "half a point too high", rows: rows(40, 60.4), tops: [0]),
        Case(testDescription: "a row without room", rows: rows(40, 40, 40), tops: [0, 80]),
        Case(
            testDescription: "distances are left out at the top",
            rows: rows(40, 40, 40, spacing: 10),
            tops: [0, 100]),
        Case(testDescription: "a page each", rows: rows(100, 100, 100), tops: [0, 100, 200]),
        Case(testDescription: "higher than a page", rows: rows(40, 250), tops: [0, 100, 200]),
        Case(
            testDescription: "between the lines of a text", rows: rows(40, 150),
            lines: [40...70, 70...95, 95...120, 120...190], tops: [0, 95]),
        Case(
            testDescription: "a line higher than a page", rows: rows(150), lines: [0...150],
            tops: [0, 100]),
        Case(
            testDescription: "between its own rows",
            rows: [
                PageRow(top: 0, bottom: 30),
                PageRow(
                    top: 30, bottom: 150,
                    parts: [
                        PageRow(top: 30, bottom: 60), PageRow(top: 60, bottom: 110),
                        PageRow(top: 110, bottom: 150),
                    ]),
            ], tops: [0, 60]),
        Case(
            testDescription: "parts that have room stay together",
            rows: [
                PageRow(top: 0, bottom: 30),
                PageRow(
                    top: 30, bottom: 120,
                    parts: [PageRow(top: 30, bottom: 60), PageRow(top: 60, bottom: 120)]),
            ], tops: [0, 30]),
        Case(
            testDescription: "a higher header on the first page", rows: rows(40, 40, 40),
            rooms: [1: 50], tops: [0, 40]),
        Case(
            testDescription: "what follows the last row", rows: rows(40), height: 230,
            tops: [0, 100, 200]),
        Case(
            testDescription: "a distance higher than a page", rows: rows(20, 20, spacing: 300),
            tops: [0, 100, 200, 300]),
    ]

    @Test(arguments: cases) func pagesBegin(_ given: Case) {
        let height = given.height ?? given.rows.map(\.bottom).max() ?? 0
        let breaks = PageBreaks(
            of: given.rows, height: height, lines: { given.lines },
            room: { given.rooms[$0] ?? 100 })
        same(breaks.pages.map(\.top), given.tops)
        same(breaks.pages.map(\.bottom), Array(given.tops.dropFirst()) + [height])
    }
}
