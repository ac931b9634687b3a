import Foundation
import Synchronization

/// Lets a bounded number of drawings be made at once: each holds a picture in memory, and more of
/// them than cores would only wait.
package final class DrawingPool: Sendable {
    /// The pool of the process: as many drawings at once as there are cores.
    package static let shared = DrawingPool(width: nil)

    /// How many drawings are made at once.
    package var width: Int { ownWidth ?? Self.coreCount }
    private let ownWidth: Int?
    private let state = Mutex(State())
    private static let coreCount = ProcessInfo.processInfo.activeProcessorCount

    private struct State {
        var busy = 0
        var mostBusy = 0
        /// The waiting drawings, in the order in which they came.
        var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
        var nextID = 0
        /// The ids of drawings that were cancelled before they began to wait.
        var cancelled: Set<Int> = []
    }

    /// A pool of at least one place; `nil` for as many as there are cores, which are counted when a
    /// second drawing wants to begin: that reads files.
    package init(width: Int?) {
        ownWidth = width.map { max(1, $0) }
    }

    /// How many drawings were made at once at most so far.
    package var mostAtOnce: Int { state.withLock { $0.mostBusy } }

    /// Calls `body` as soon as a place is free; places are given in the order of asking.
    ///
    /// Throws what `body` throws, and `CancellationError` if the task is cancelled while it waits.
    package func withPlace<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T
    ) async throws -> T {
        try await take()
        defer { giveBack() }
        return try await body()
    }

    private func take() async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    if state.busy == 0 || state.busy < width {
                        state.busy += 1
                        state.mostBusy = max(state.mostBusy, state.busy)
                        return .success(())
                    }
                    state.waiting.append((id, continuation))
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let continuation = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil as CheckedContinuation<Void, any Error>?
            }
            return state.waiting.remove(at: index).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func giveBack() {
        let next = state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.busy -= 1
                return nil as CheckedContinuation<Void, any Error>?
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume()
    }
}
