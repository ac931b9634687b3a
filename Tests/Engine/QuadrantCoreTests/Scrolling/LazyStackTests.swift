import Expectations
import Foundation
import SwiftUI
import TestedViews
import Testing

/// Lazy stacks make what is in sight.
@MainActor @Suite struct LazyStackTests {
    private func list(_ count: Int, _ height: @escaping (Int) -> CGFloat = { _ in 20 }) -> some View
    {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(number: $0, height: height($0)) }
            }
        }
    }

    private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

    /// Measured: a column of 200 rows shows exactly those that intersect the viewport.
    @Test func showsExactlyWhatIsInSight() {
        let host = ScrollHost(list(200), 100, 100)
        same(host.names, numbers(0...4))
        same(host.contentSize, CGSize(width: 100, height: 4000))
        host.scroll(0, 1010)
        same(host.names, numbers(50...55))
        same(host.frames["50"], CGRect(x: 0, y: -10, width: 100, height: 20))
        host.scroll(0, 1_000_000)
        same(host.names, numbers(195...199))
        same(host.frames["199"]?.maxY, 100)
        host.scroll(0, -5)
        same(host.names, numbers(0...4))
    }

    @Test func aHundredThousandRowsCostAScreenful() {
        let host = ScrollHost(list(100_000), 100, 400)
        #expect(host.bodies <= 24)
        #expect(host.tree.layout.nodeCount < 100)
        same(host.contentSize?.height, 2_000_000)
        let (bodies, measures) = (host.bodies, host.tree.layout.statistics.measures)
        host.scroll(0, 1_000_000)
        #expect(host.bodies - bodies <= 24)
        #expect(host.tree.layout.statistics.measures - measures < 300)
        same(host.names, numbers(50_000...50_019))
        let before = host.bodies
        host.update()
        same(host.bodies, before)
        host.scroll(0, 1_000_020)
        #expect(host.bodies - before <= 2)
    }

    /// Elements much shorter than the first are all made in few rounds.
    @Test func aFirstElementOfAnotherLengthDoesNotMislead() {
        let host = ScrollHost(list(1000) { $0 == 0 ? 90 : 1 }, 100, 100)
        same(host.names, numbers(0...10))
        host.scroll(0, 500)
        holds(host.frames.values.allSatisfy { $0.maxY > 0 && $0.minY < 100 })
        #expect(host.names.count == 100 || host.names.count == 101)
        empty(host.issues)
    }
}
