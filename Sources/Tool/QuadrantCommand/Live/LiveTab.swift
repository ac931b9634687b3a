internal import Foundation
internal import QuadrantRendering
internal import Synchronization

/// A page that is open in a browser, as what is sent to it: in order, on a thread of its own, so that a page that does not read holds up
/// nobody else.
final class LiveTab: Sendable {
    /// How messages get to the page.
    struct Wire: Sendable {
        var text: @Sendable (String) -> Void
        var bytes: @Sendable (Data) -> Void
        var close: @Sendable () -> Void
    }

    private let wire: Wire
    private let queue = DispatchQueue(label: "quadrant.page")
    private let waiting = Mutex(0)

    /// A page that has so many bytes unread is let go.
    private static let mostWaiting = 256 << 20

    init(_ wire: Wire) { self.wire = wire }

    /// Tells the page something.
    func send(_ news: PageNews) {
        let text = news.message
        send(text.utf8.count) { $0.text(text) }
    }

    /// Sends the page a frame.
    func send(_ bytes: Data) { send(bytes.count) { $0.bytes(bytes) } }

    private func send(_ count: Int, _ write: @escaping @Sendable (Wire) -> Void) {
        let isTooMuch = waiting.withLock { waiting in
            waiting += count
            return waiting > Self.mostWaiting
        }
        guard !isTooMuch else { return wire.close() }
        queue.async { [self] in
            write(wire)
            waiting.withLock { $0 -= count }
        }
    }
}
