internal import CRunGuard
internal import Foundation
internal import QuadrantRendering

/// The process of a view that lives: takes orders from a socket, and gives frames.
///
/// It waits for the next order, or until something that moves is due, and does nothing in between. Each order has its time; one that
/// takes longer ends the process, which leaves word where it was.
@MainActor enum LiveProcess {
    /// The longest order, in bytes: a stage, or a pasted text.
    private static let longestOrder = 4 << 20

    /// Shows a view until nobody speaks with the process any more.
    static func run(_ view: LiveView, talking file: Int32, timeLimit: Double) throws {
        var inbox = LiveInbox(longest: longestOrder)
        let limit = UInt32(min(max(1, timeLimit.rounded(.up)), 200_000))
        while true {
            alarm(limit)
            for word in try view.work() {
                guard write(LiveMessage.bytes(of: word.report, followedBy: word.rest), to: file)
                else { return }
            }
            fflush(nil)
            alarm(0)
            let pause = view.wait.map { Int32(min(max($0 * 1000, 1), 60_000)) } ?? -1
            var asked = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let count = unsafe poll(&asked, 1, pause)
            if count <= 0 { continue }
            guard inbox.read(from: file) else { return }
            alarm(limit)
            while let message = inbox.next() {
                guard let (order, _) = LiveMessage.read(message, as: LiveOrder.self) else { return }
                try view.take(order)
            }
            if inbox.isBroken { return }
        }
    }

    /// Writes all of a message with its length in front; returns whether somebody takes it.
    static func write(_ message: Data, to file: Int32) -> Bool {
        var bytes = WorkerFrame.bytes(of: Array(message))[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Foundation.write(file, $0.baseAddress, $0.count)
            }
            if count > 0 { bytes = bytes.dropFirst(count) }
            if count < 0, errno != EINTR { return false }
        }
        return true
    }
}

/// Messages that come by a socket, each whole, however they come.
struct LiveInbox {
    private let longest: Int
    private var kept: [UInt8] = []
    private var start = 0
    /// Whether what came is no message: nothing more can be understood.
    private(set) var isBroken = false

    /// An inbox for messages of so many bytes at most.
    init(longest: Int) { self.longest = longest }

    /// Takes what there is, and waits where there is nothing yet. Returns `false` at the end.
    mutating func read(from file: Int32) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = System.read(file, into: &bytes)
        if count > 0 { kept += bytes[..<count] }
        return count > 0
    }

    /// The next message that has come as a whole.
    mutating func next() -> Data? {
        guard !isBroken, kept.count - start >= WorkerFrame.headLength else { return nil }
        let head = start + WorkerFrame.headLength
        guard
            let length = try? WorkerFrame.length(from: Array(kept[start..<head]), longest: longest)
        else {
            isBroken = true
            return nil
        }
        guard kept.count - head >= length else { return nil }
        let message = Data(kept[head..<head + length])
        start = head + length
        if start == kept.count || start > 1 << 20 {
            kept.removeSubrange(..<start)
            start = 0
        }
        return message
    }
}
