package import Foundation
import Synchronization

/// The font files that the program brought along, for all text engines of the process.
package final class FontRegistry: Sendable {
    package static let shared = FontRegistry()

    private let state = Mutex(State())

    private struct State {
        var files: [Data] = []
    }

    init() {}

    /// Files registered so far, in the order in which they came; the number only grows, so that an
    /// engine can tell by it whether it knows them all.
    package var files: [Data] { state.withLock { $0.files } }

    /// Number of files registered so far.
    package var count: Int { state.withLock { $0.files.count } }

    /// Adds a font file's bytes; those that are there already are not added again.
    package func add(_ file: Data) {
        state.withLock { state in
            if !state.files.contains(file) { state.files.append(file) }
        }
    }
}
