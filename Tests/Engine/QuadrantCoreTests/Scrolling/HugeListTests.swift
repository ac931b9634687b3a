import Expectations
import Foundation
import QuadrantCore
import SwiftUI
import TestedViews
import Testing

/// Lists of more elements than memory has bytes, and elements that are all in sight at once.
@MainActor @Suite struct HugeListTests {
    @Test(arguments: [1_000_000_000, Int.max - 1])
    func onlyWhatIsInSightIsKept(count: Int) {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
            })
        same(host.names, ["0", "1", "2", "3", "4"])
        host.scroll(0, 20 * 5_000_000)
        same(host.names.first, "5000000")
        #expect(host.tree.layout.nodeCount < 200)
        empty(host.issues)
    }

    @Test func aGridOfThemHasLines() {
        let columns = [GridItem(spacing: 0), GridItem(spacing: 0), GridItem(spacing: 0)]
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<Int.max - 1, id: \.self) { Row(number: $0, height: 50) }
                }
            }, 90)
        same(host.names, ["0", "1", "2", "3", "4", "5"])
    }

    @Test func rowsWithoutHeightAreAllInSightAndBounded() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000_000_000, id: \.self) { _ in Color.red.frame(height: 0) }
                }
            })
        same(
            host.issues,
            [
                "More than the 10000 elements that are made of a lazy list are in sight: it has "
                    + "1000000000"
            ])
        #expect(host.tree.layout.nodeCount < 40_000)
    }

    @Test func aMillionColumnsAreTenThousand() throws {
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(1)), count: 1_000_000)) {
                    ForEach(0..<20, id: \.self) { Row(number: $0) }
                }
            })
        let issue = try #require(host.issues.first)
        has(
            issue,
            "LazyVGrid(columns:) was given 1000000 items, more than the 10000 that are laid out")
        same(host.frames["1"]?.minY, 0)
    }

    @Test func adaptiveItemsMakeSoManyTracksTogether() {
        let items = Array(repeating: GridItem(.adaptive(minimum: 0.001), spacing: 0), count: 9000)
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(columns: items) { ForEach(0..<20, id: \.self) { Row(number: $0) } }
            }, 10_000)
        same(host.frames["19"]?.minY, 0)
    }
}

/// The lengths that a lazy list knows are those that were noted, however many it has.
@Suite struct LazyLengthTests {
    /// Far off the start of a list lengths are differences of large numbers, and a little different each time.
    @Test func aLengthThatIsKnownButForATinyDifferenceStays() {
        var lengths = LazyLengths()
        lengths.reset(count: 10)
        lengths.note(10, at: 3)
        lengths.note(10.25, at: 3, tolerance: 0.5)
        same(lengths.length(of: 3..<4), 10)
        lengths.note(10.75, at: 3, tolerance: 0.5)
        same(lengths.length(of: 3..<4), 10.75)
    }

    @Test func knownLengthsCountAndTheOthersAreAverage() {
        var lengths = LazyLengths()
        lengths.reset(count: .max)
        lengths.note(10, at: 0)
        lengths.note(30, at: 2)
        lengths.note(20, at: .max - 1)
        lengths.settleAverage()
        same(lengths.average, 20)
        same(lengths.length(of: 0..<4), 80)
        same(lengths.length(of: .max - 2..<(.max)), 40)
        lengths.note(50, at: 2)
        same(lengths.length(of: 0..<3), 80)
        #expect(lengths.isKnown(2) && !lengths.isKnown(1))
        same(lengths.index(at: 35, in: 0..<Int.max), 2)
    }
}
