import Foundation

/// A timer that goes by the clock of the host whose view subscribes to it: it waits by work that the main queue is to do later,
/// which hosts keep as long as their clocks stand.
package final class HostTimer: Cancellable, Sendable {
    /// Whether a view subscribes whose host's clock stands.
    @TaskLocal package static var followsHost = false

    private let isCancelled = Locked(false)
    private let interval: TimeInterval
    private let subject: HandedOver<PassthroughSubject<Date, Never>>

    /// Timers of nothing fire a thousand times a second, as those of run loops nearly do.
    private static let shortest = 0.001

    init(every interval: TimeInterval, sending subject: HandedOver<PassthroughSubject<Date, Never>>)
    {
        self.interval = interval.isFinite ? max(interval, Self.shortest) : 1e9
        self.subject = subject
        wait()
    }

    /// Stops it.
    package func cancel() { isCancelled.withLock { $0 = true } }

    private func wait() {
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
            guard let self, !isCancelled.withLock({ $0 }) else { return }
            subject.value.send(Date())
            wait()
        }
    }
}
