package import Foundation
import Synchronization

/// The font files that the program brought along, for all text engines of the process.
package final class FontRegistry: Sendable {
    package static let shared = FontRegistry()

    private let state = Mutex(State())
    /// Follows `state`; read by each measurement of a text.
    private let number = Atomic(0)

    private struct State {
        var files: [Data] = []
    }

    init() {}

    /// Files registered so far, in the order in which they came; the number only grows, so that an
    /// engine can tell by it whether it knows them all.
    package var files: [Data] { state.withLock { $0.files } }

    /// Number of files registered so far.
    package var count: Int { number.load(ordering: .acquiring) }

    /// Adds a font file's bytes, which must have been checked (`register(_:)` does both); those that are there already are not added again.
    package func add(_ file: Data) {
        state.withLock { state in
            guard !state.files.contains(file) else { return }
            state.files.append(file)
            number.store(state.files.count, ordering: .releasing)
        }
    }
}
