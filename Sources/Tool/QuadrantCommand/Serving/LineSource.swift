internal import Foundation
internal import Synchronization

/// Reads lines from standard input on a thread of its own, no more ahead than are answered soon: who writes faster waits.
final class LineSource: Sendable {
    private let longest: Int
    private let read = Mutex(0)
    /// Has room for the lines that may be under way.
    private let room = DispatchSemaphore(value: most)

    /// How many lines are under way at most.
    private static let most = 64

    /// - Parameter longest: Of a line, in bytes.
    init(longest: Int) { self.longest = longest }

    /// How many lines have been read.
    var count: Int { read.withLock { $0 } }

    /// Begins.
    ///
    /// - Parameters:
    ///   - take: Called for each line with its number, from 1 on; `nil` for one that is too long. Empty lines are none.
    ///   - ended: Called after the last.
    func start(
        _ take: @escaping @Sendable (Int, [UInt8]?) -> Void, ended: @escaping @Sendable () -> Void
    ) {
        Thread.detachNewThread { [self] in
            var reader = LineReader(file: STDIN_FILENO, longest: longest, keepsRest: true)
            while let line = reader.next() {
                var bytes: [UInt8]?
                if case .text(let text) = line { bytes = text }
                if let bytes, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
                    continue
                }
                room.wait()
                let number = read.withLock { read in
                    read += 1
                    return read
                }
                take(number, bytes)
            }
            ended()
        }
    }

    /// A line was answered.
    func wasAnswered() { room.signal() }
}
