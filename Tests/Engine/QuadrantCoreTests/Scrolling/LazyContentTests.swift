import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// What stands in lazy containers beside one list of rows.
@MainActor @Suite struct LazyContentTests {
    private func bar(_ name: String, _ height: CGFloat = 20) -> some View {
        Color.gray.frame(height: height).accessibilityIdentifier(name)
    }

    @Test func viewsBesideListsAreShownWhereTheyAre() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    bar("first", 30)
                    ForEach(0..<50, id: \.self) { Row(number: $0) }
                    bar("middle", 10)
                    ForEach(100..<150, id: \.self) { Row(number: $0) }
                    bar("last", 30)
                }
            })
        same(host.names, ["first", "0", "1", "2", "3"])
        same(host.contentSize?.height, 2070)
        host.scroll(0, 1000)
        same(host.names, ["48", "49", "middle", "100", "101", "102"])
        same(host.frames["middle"], CGRect(x: 0, y: 30, width: 100, height: 10))
        host.scroll(0, 5000)
        same(host.frames["last"]?.maxY, 100)
        host.scroll(0, 0)
        same(host.names, ["first", "0", "1", "2", "3"])
    }

    @Test func rowsOfSeveralViewsAndOfNone() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(0..<100, id: \.self) { number in
                        if number % 2 == 0 {
                            bar("\(number)a", 8)
                            bar("\(number)b", 8)
                        }
                    }
                }
            })
        same(host.names.first, "0a")
        same(host.frames["8b"]?.minY, 90)
        same(host.names.count, 10)
        host.scroll(0, 10_000)
        same(host.frames["98b"]?.maxY, 100)
        same(host.frames["98a"]?.maxY, 90)
    }

    @Test(arguments: [false, true]) func rowsOfSeveralViewsStandWhereTheyDidAfterJumps(
        isWritten: Bool
    ) {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        if isWritten {
                            bar("\(number)a", 10)
                            bar("\(number)b", 10)
                        } else {
                            ForEach(["a", "b"], id: \.self) { bar("\(number)\($0)", 10) }
                        }
                    }
                }
            })
        let first = host.names
        #expect(first.count == 10 && first.first == "0a")
        for _ in 0..<3 {
            host.scroll(0, 1000)
            same(host.contentSize?.height, 2000)
            same(host.frames[host.names.first ?? ""]?.minY, 0)
            host.scroll(0, 0)
            same(host.contentSize?.height, 2000)
            same(host.names, first)
            same(host.frames["4b"], CGRect(x: 0, y: 90, width: 100, height: 10))
        }
    }

    @Test func modifiersOnAListGoToItsRows() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Row(number: $0, height: 10) }
                        .padding(5)
                }
            })
        same(host.names, ["0", "1", "2", "3", "4"])
        same(host.frames["1"], CGRect(x: 5, y: 25, width: 90, height: 10))
        same(host.contentSize?.height, 2000)
    }

    @Test func listsInListsAreLazyToo() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { group in
                        Section {
                            ForEach(0..<100, id: \.self) { Row(number: group * 100 + $0) }
                        } header: {
                            bar("head \(group)")
                        }
                    }
                }
            })
        same(host.names, ["head 0", "0", "1", "2", "3"])
        same(host.contentSize?.height, 202_000)
        #expect(host.bodies < 20)
        host.scroll(0, 101 * 20 * 50 + 20)
        same(host.names, ["5000", "5001", "5002", "5003", "5004"])
        host.scroll(0, 101 * 20 * 50 - 40)
        same(host.names, ["4998", "4999", "head 50", "5000", "5001"])
    }

    @Test func rowsAcrossTheScreen() {
        let row = ScrollView(.horizontal) {
            LazyHStack(spacing: 5) {
                ForEach(0..<1000, id: \.self) { number in
                    Color.gray.frame(width: 20, height: 30).accessibilityIdentifier("\(number)")
                }
            }
        }
        let host = ScrollHost(row)
        same(host.names, ["0", "1", "2", "3"])
        same(host.contentSize, CGSize(width: 24_995, height: 100))
        host.scroll(100, 0)
        same(host.names, ["4", "5", "6", "7"])
        let mirrored = ScrollHost(row, direction: .rightToLeft)
        same(mirrored.names, ["3", "2", "1", "0"])
        same(mirrored.frames["0"]?.maxX, 100)
        // Offsets count from the left: the row starts at its right end.
        same(mirrored.offset?.x, 24_895)
        mirrored.scroll(24_795, 0)
        same(mirrored.names, ["7", "6", "5", "4"])
    }

    /// Apple, WWDC26, session 321: the height of a row in a column is that of its first view.
    @Test func aRowInAColumnIsAsHighAsItsFirstView() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    bar("top", 150)
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { number in
                                Color.gray.frame(width: 50, height: number == 0 ? 40 : 60)
                                    .accessibilityIdentifier("\(number)")
                            }
                        }
                    }
                    .accessibilityIdentifier("row")
                    bar("bottom", 300)
                }
            })
        host.scroll(0, 150)
        same(host.contentSize?.height, 490)
        same(host.frames["row"]?.height, 40)
        host.scroll(1000, 0, at: "row")
        same(host.frames["row"]?.height, 40)
        same(host.frames["20"], CGRect(x: 0, y: -10, width: 50, height: 60))
        same(host.frames["0"], nil)
    }

    @Test func gridsMakeWholeLines() {
        let host = ScrollHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<1001, id: \.self) { Row(number: $0, height: $0 % 2 == 0 ? 20 : 10) }
                }
            })
        same(host.names, (0...9).map(String.init))
        same(host.contentSize?.height, 10_020)
        #expect(host.bodies <= 30)
        host.scroll(0, 1010)
        same(Set(host.names), Set((100...111).map(String.init)))
        same(host.frames["101"], CGRect(x: 50, y: -5, width: 50, height: 10))
        host.scroll(0, 100_000)
        same(host.frames["1000"], CGRect(x: 0, y: 80, width: 50, height: 20))
    }

    /// Out of scroll views: what lies in the window, in whose middle the list stands.
    @Test func outsideOfScrollViewsTheWindowDecides() {
        let list = LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { Row(number: $0) }
        }
        let host = ScrollHost(list, 100, 100)
        same(host.size, CGSize(width: 100, height: 20_000))
        same(host.names, ["497", "498", "499", "500", "501", "502"])
        #expect(host.bodies < 20)
        let whole = ScrollHost(list, 100, nil)
        same(whole.names.count, 1000)
    }

    @Test func readersInRowsFollowTheirPlace() {
        let host = ScrollHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        GeometryReader { proxy in
                            Color.gray
                                .frame(width: max(0, proxy.frame(in: .global).minY), height: 20)
                                .accessibilityIdentifier("\(number)")
                        }
                        .frame(height: 20)
                    }
                }
            })
        same(host.frames["3"]?.width, 60)
        host.scroll(0, 100)
        same(host.frames["8"]?.width, 60)
    }
}
