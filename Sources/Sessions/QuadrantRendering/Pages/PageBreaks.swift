package import Foundation

/// A part of content that stays whole where a page has room for it, by its upper and lower edge in points.
package struct PageRow: Equatable {
    package var top: CGFloat
    package var bottom: CGFloat
    /// The rows that it is divided into where it is higher than a page.
    package var parts: [PageRow] = []

    /// A row from its upper to its lower edge.
    package init(top: CGFloat, bottom: CGFloat, parts: [PageRow] = []) {
        (self.top, self.bottom, self.parts) = (top, bottom, parts)
    }

    var height: CGFloat { bottom - top }
}

/// Where content is cut into pages.
///
/// A row that has no room on the rest of its page begins the next one. A row that is higher than a page is cut between its
/// parts; one without parts at the end of the page, or above the line of text that stands there.
package struct PageBreaks {
    /// The part of the content that a page shows, from above.
    package struct Page: Equatable {
        package var top: CGFloat
        package var bottom: CGFloat
    }

    /// The pages, in order; there is at least one.
    package private(set) var pages: [Page] = []
    private var start: CGFloat = 0
    private let room: (Int) -> CGFloat
    private let lines: () -> [ClosedRange<CGFloat>]

    /// Less than this a row may stand out of its page, in points, as lengths are rounded.
    private static let slack: CGFloat = 0.5
    /// The most pages of a document.
    static let mostPages = 10_000

    /// Cuts content.
    ///
    /// - Parameters:
    ///   - rows: From above; they do not overlap.
    ///   - height: That of the content, in points.
    ///   - lines: The upper and lower edges of all lines of text, from above; asked for where a row without parts is cut.
    ///   - room: The height that a page has for the content, by its number from 1; above 0.
    package init(
        of rows: [PageRow], height: CGFloat, lines: @escaping () -> [ClosedRange<CGFloat>],
        room: @escaping (Int) -> CGFloat
    ) {
        (self.room, self.lines) = (room, lines)
        place(rows)
        cut(PageRow(top: start, bottom: height))
        if start < height - Self.slack || pages.isEmpty {
            pages.append(Page(top: start, bottom: height))
        }
    }

    private var end: CGFloat { start + room(pages.count + 1) }

    private mutating func begin(at place: CGFloat) {
        pages.append(Page(top: start, bottom: place))
        start = place
    }

    /// - Parameter areParts: Whether the rows are those of a row, beside which may be others.
    private mutating func place(_ rows: [PageRow], areParts: Bool = false) {
        for row in rows where row.bottom > end + Self.slack && pages.count < Self.mostPages {
            if row.height <= room(pages.count + 2) + Self.slack {
                // What lies between rows is left out at the beginning of a page, and may be higher than one.
                cut(PageRow(top: start, bottom: row.top))
                if row.bottom > end + Self.slack, row.top > start {
                    begin(at: areParts ? placeWithoutText(from: row.top) : row.top)
                }
                cut(row)
            } else if row.parts.isEmpty {
                cut(row)
            } else {
                place(row.parts, areParts: true)
                cut(row)
            }
        }
    }

    /// Cuts what is left of a row so that its rest has room on a page.
    private mutating func cut(_ row: PageRow) {
        while row.bottom > end + Self.slack, pages.count < Self.mostPages {
            begin(at: placeWithoutText(from: end))
        }
    }

    /// The lowest place above one, within the page, at which no line of text is cut; that one if there is none.
    private func placeWithoutText(from place: CGFloat) -> CGFloat {
        var found = place
        let lines = lines()
        // By where they begin; of some that lie beside one another the last decides, and the search goes on above it.
        var end = lines.count
        while let index = Self.lastIndex(in: lines, before: &end, cutBy: found) {
            let line = lines[index]
            guard line.lowerBound > start + 1 else { return place }
            found = line.lowerBound
        }
        return found
    }

    /// How many lines are looked at that begin above a place and do not reach it: lines of other sizes stand beside one another.
    private static let mostLooked = 200

    /// The last line that a place cuts, of those before an index, which becomes that of the first line behind the place.
    private static func lastIndex(
        in lines: [ClosedRange<CGFloat>], before end: inout Int, cutBy place: CGFloat
    ) -> Int? {
        var low = 0
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].lowerBound < place { low = middle + 1 } else { high = middle }
        }
        end = low
        return (max(0, low - mostLooked)..<low).last { place < lines[$0].upperBound }
    }
}
