package import Foundation

/// Something that waits for the host's clock.
protocol TimedClient: AnyObject {
    /// Whether the host's timing has it among those that it moves.
    var isListed: Bool { get set }
    /// The host has come to a time. Returns whether it is to be told of further ones.
    func reach(_ time: TimeInterval) -> Bool
    /// The next moment after `time` at which it has something to do, if that is known.
    func next(after time: TimeInterval) -> TimeInterval?
    /// Whether it has something to do whenever the host moves on.
    var wakesAlways: Bool { get }
    /// Whether what it waits for comes to an end by itself.
    var isEnding: Bool { get }
}

extension TimedClient {
    var wakesAlways: Bool { false }
}

/// The clocks of the views of a tree, which the host moves on together.
package final class HostTiming {
    /// The seconds by which the host has moved on.
    package private(set) var time: TimeInterval = 0
    private var clocks: [any TimedClient] = []

    /// Moves a clock from now on, until it has nothing more to wait for.
    func list(_ clock: any TimedClient) {
        guard !clock.isListed else { return }
        clock.isListed = true
        clocks.append(clock)
    }

    /// Moves on to a time, in seconds; wakes the clocks that are due.
    package func advance(to time: TimeInterval) {
        self.time = max(self.time, time)
        let all = clocks
        clocks = []
        for clock in all {
            clock.isListed = false
            // A clock that was asked to wake again by what it woke is listed already.
            if clock.reach(self.time) { list(clock) }
        }
    }

    /// The next time at which a clock wakes; `nil` if none is known.
    package var next: TimeInterval? { clocks.compactMap { $0.next(after: time) }.min() }

    /// Whether a clock wakes whenever the host moves on.
    package var wakesAlways: Bool { clocks.contains(where: \.wakesAlways) }

    /// Whether something is under way that comes to an end by itself.
    package var isRunning: Bool { clocks.contains(where: \.isEnding) }
}
