import Expectations
import Foundation
import Testing

@testable import QuadrantFoundation

@MainActor
struct SequenceTests {
    private struct Bytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        let bytes: [UInt8]

        func makeAsyncIterator() -> AsyncStream<UInt8>.Iterator {
            let bytes = bytes
            return AsyncStream { stream in
                for byte in bytes { stream.yield(byte) }
                stream.finish()
            }
            .makeAsyncIterator()
        }
    }

    @Test func notificationsAreWaitedFor() async {
        let center = NotificationCenter()
        var notifications = center.notifications(named: .init("named")).makeAsyncIterator()
        center.post(name: .init("other"), object: nil)
        center.post(name: .init("named"), object: nil, userInfo: ["count": 1])
        center.post(name: .init("named"), object: nil, userInfo: ["count": 2])
        var counts: [Int] = []
        for _ in 0..<2 {
            if let next = await notifications.next() {
                counts.append(next.userInfo?["count"] as? Int ?? 0)
            }
        }
        same(counts, [1, 2])
    }

    @Test func aTaskThatIsCancelledWaitsNoMore() async {
        let task = Task { @MainActor in
            var count = 0
            for await _ in NotificationCenter().notifications(named: .init("never")) { count += 1 }
            return count
        }
        task.cancel()
        await same(task.value, 0)
    }

    @Test func linesEndWhereTheyAreSaidTo() async throws {
        let text = "first\nsecond\r\n\nthird\u{2028}\u{85}l\u{e4}st"
        var lines: [String] = []
        for try await line in Bytes(bytes: Array(text.utf8)).lines { lines.append(line) }
        same(lines, ["first", "second", "third", "l\u{e4}st"])
    }

    @Test func anAnswerIsReadByteByByte() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "lines-\(UUID().uuidString).txt")
        try Data("a\nb".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (bytes, _) = try await URLSession.shared.bytes(from: file)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        same(lines, ["a", "b"])
    }

    @Test func waitingForANetworkCanBeSaid() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = false
        fails(configuration.waitsForConnectivity)
    }
}
