import Expectations
import QuadrantLayout
import Testing

@Suite struct DepthQueueTests {
    private func queue(_ depths: [Int]) -> DepthQueue<Int> {
        var queue = DepthQueue<Int>()
        for depth in depths { queue.add(depth, depth: depth) }
        return queue
    }

    @Test func theDeepestComesFirst() {
        var queue = queue([3, 1, 4, 1, 5])
        same((0..<6).map { _ in queue.popDeepest() }, [5, 4, 3, 1, 1, nil])
        #expect(queue.isEmpty)
    }

    @Test func theOutermostComesFirst() {
        var queue = queue([3, 1, 4, 1, 5])
        same((0..<6).map { _ in queue.popOutermost() }, [1, 1, 3, 4, 5, nil])
    }

    @Test func whatIsAddedMeanwhileTakesItsTurn() {
        var queue = queue([2, 6])
        same(queue.popDeepest(), 6)
        queue.add(4, depth: 4)
        queue.add(0, depth: 0)
        same(queue.popDeepest(), 4)
        same(queue.popOutermost(), 0)
        same(queue.popOutermost(), 2)
        queue.add(9, depth: 9)
        same(queue.popOutermost(), 9)
        #expect(queue.isEmpty)
    }
}
