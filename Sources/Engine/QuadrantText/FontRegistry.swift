package import Foundation
import Synchronization

/// Font files that a program brought along, for the text engines that were given this registry.
///
/// Engines with another one know nothing of them, so that what is registered here changes no text there.
package final class FontRegistry: Sendable {
    /// The registry of the program, which `Font.register` fills.
    package static let program = FontRegistry()

    private let state = Mutex(State())
    /// The number of files in `state`, kept apart because each measurement of a text reads it.
    private let number = Atomic(0)

    private struct State {
        var files: [RegisteredFile] = []
    }

    /// A registry without files.
    package init() {}

    /// Files registered so far, in the order in which they came; the number only grows, so that an
    /// engine can tell by it whether it knows them all.
    package var files: [RegisteredFile] { state.withLock { $0.files } }

    /// Number of files registered so far.
    package var count: Int { number.load(ordering: .acquiring) }

    /// Adds a font file's bytes, which must have been checked (`register(_:)` does both); those that
    /// are there already are not added again.
    package func add(_ bytes: Data) {
        state.withLock { state in
            guard !state.files.contains(where: { $0.bytes == bytes }) else { return }
            state.files.append(RegisteredFile(bytes))
            number.store(state.files.count, ordering: .releasing)
        }
    }
}
