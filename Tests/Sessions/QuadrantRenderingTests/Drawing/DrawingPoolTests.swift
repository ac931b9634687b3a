import Expectations
import Foundation
import QuadrantRendering
import Synchronization
import Testing
import Waiting

/// How many are in the pool, and were at most.
private final class Counts: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var now: Int { state.withLock { $0.now } }
    var most: Int { state.withLock { $0.most } }

    func enter() {
        state.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
        }
    }

    func leave() {
        state.withLock { $0.now -= 1 }
    }
}

struct DrawingPoolTests {
    @Test func letsNoMoreInThanItHasPlaces() async throws {
        let pool = DrawingPool(width: 3)
        let counts = Counts()
        let tasks = (0..<50).map { _ in
            Task {
                try await pool.withPlace {
                    counts.enter()
                    // Nobody leaves before all places were taken at once.
                    await eventually("all places are taken") { counts.most == 3 }
                    counts.leave()
                }
            }
        }
        for task in tasks { try await task.value }
        same(counts.most, 3)
        same(counts.now, 0)
    }

    @Test func givesItsPlaceBackAfterAnError() async throws {
        struct Failure: Error {}
        let pool = DrawingPool(width: 1)
        await #expect(throws: Failure.self) { try await pool.withPlace { throw Failure() } }
        try await same(pool.withPlace { 7 }, 7)
    }

    @Test func waitsNoLongerWhenCancelled() async throws {
        let pool = DrawingPool(width: 1)
        try await pool.withPlace {
            let waiting = Task { try await pool.withPlace { 1 } }
            try await Task.sleep(for: .milliseconds(20))
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
        }
        try await same(pool.withPlace { 7 }, 7)
    }
}
