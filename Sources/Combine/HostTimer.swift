package import Foundation

/// A timer that goes by the clock of the host whose view subscribes to it: it fires when that was moved on by its interval. The
/// clock of a host in a test goes on by itself, too: whatever comes first counts.
package final class HostTimer: Cancellable, Sendable {
    /// The clock of a host.
    package struct Clock: Sendable {
        let call: @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Int
        let forget: @Sendable (Int) -> Void

        /// - Parameters:
        ///   - call: Has something called as soon as the host was moved on by seconds; answers a number for it.
        ///   - forget: Forgets what has such a number.
        package init(
            call: @escaping @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Int,
            forget: @escaping @Sendable (Int) -> Void
        ) {
            (self.call, self.forget) = (call, forget)
        }
    }

    /// Whether a view subscribes that has a host.
    @TaskLocal package static var followsHost = false
    /// The host's clock.
    @TaskLocal package static var clock: Clock?

    private struct State {
        var isCancelled = false
        /// How often it has waited: of two clocks the first fires.
        var turn = 0
        var number: Int?
    }

    private let state = Locked(State())
    private let interval: TimeInterval
    private let clock: Clock?
    private let subject: HandedOver<PassthroughSubject<Date, Never>>

    /// Timers of nothing fire a thousand times a second, as those of run loops nearly do.
    private static let shortest = 0.001

    init(every interval: TimeInterval, sending subject: HandedOver<PassthroughSubject<Date, Never>>)
    {
        self.interval = interval.isFinite ? max(interval, Self.shortest) : 1e9
        self.subject = subject
        clock = Self.clock
        wait()
    }

    /// Stops it.
    package func cancel() {
        let number = state.withLock { state in
            state.isCancelled = true
            return state.number
        }
        if let number { clock?.forget(number) }
    }

    private func wait() {
        let turn = state.withLock { state in
            state.turn += 1
            return state.turn
        }
        let number = clock?.call(interval) { [weak self] in self?.fire(turn) }
        state.withLock { $0.number = number }
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
            self?.fire(turn)
        }
    }

    private func fire(_ turn: Int) {
        let (isDue, number) = state.withLock { ($0.turn == turn && !$0.isCancelled, $0.number) }
        guard isDue else { return }
        if let number { clock?.forget(number) }
        subject.value.send(Date())
        if !state.withLock({ $0.isCancelled }) { wait() }
    }
}
