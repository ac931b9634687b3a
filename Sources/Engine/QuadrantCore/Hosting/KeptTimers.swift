internal import Foundation
internal import Synchronization

/// The timers that code of views adds to the main run loop while the clock of their host stands: they fire when that
/// is moved on, and by Dispatch once it goes.
///
/// Apple: "Timer" (Foundation). Each is one sleep of the clock after the other. A timer whose host is gone fires no more.
final class KeptTimers: Sendable {
    private let kept = Mutex<[ObjectIdentifier: KeptTimer]>([:])

    /// Takes a timer, once in whatever modes it is added. Returns whether it goes by the clock.
    func keep(_ timer: Timer, by clock: HostClock) -> Bool {
        guard clock.stands, timer.isValid else { return false }
        let added = KeptTimer(timer, clock)
        let isNew = kept.withLock { kept in
            kept = kept.filter { $0.value.isValid }
            guard kept[ObjectIdentifier(timer)] == nil else { return false }
            kept[ObjectIdentifier(timer)] = added
            return true
        }
        if isNew { added.wait() }
        return true
    }

    /// Has a timer that is kept fire at its new date.
    func move(_ timer: Timer) {
        let kept = kept.withLock { $0[ObjectIdentifier(timer)] }
        kept?.wait()
    }
}

/// A timer that goes by the clock of a host; used on the main thread, as the timers of the main run loop are.
private final class KeptTimer: @unchecked Sendable {
    private let timer: Timer
    private weak var clock: HostClock?
    /// How often it has begun to wait: only the last time counts.
    private var turn = 0
    /// Whether it sets the date of the timer itself.
    private var isSetting = false

    init(_ timer: Timer, _ clock: HostClock) {
        (self.timer, self.clock) = (timer, clock)
    }

    var isValid: Bool { timer.isValid }

    /// Waits until the date of the timer.
    func wait() {
        if !isSetting { wait(timeToDate) }
    }

    /// The seconds until the date of the timer, by the host's clock. A timer that was made elsewhere has a date of the machine's
    /// clock: one that repeats fires after its interval.
    private var timeToDate: Double {
        let interval = timer.timeInterval
        let way = timer.fireDate.timeIntervalSince(clock?.date ?? Date())
        // Dates of this century are known to a tenth of a microsecond.
        let isInterval = abs(way - interval) < 0.000_001
        let isElsewhere = interval > 0 && isFirst && !(0...interval).contains(way)
        return isInterval || isElsewhere ? interval : way
    }

    /// Whether it has never waited.
    private var isFirst: Bool { turn == 0 }

    private func wait(_ seconds: Double) {
        guard let clock else { return }
        turn += 1
        let turn = turn
        let delay = Int64((min(max(seconds, 0), 4e9) * 1e9).rounded())
        let work = QueuedWork { self.fire(turn) }
        if !clock.keep(delay, .main, work, isExact: true) { work.run(on: .main, later: delay) }
    }

    private func fire(_ turn: Int) {
        guard turn == self.turn, clock != nil, timer.isValid else { return }
        let date = timer.fireDate
        timer.fire()
        // What the program has set meanwhile counts.
        guard timer.isValid, turn == self.turn, timer.timeInterval > 0 else { return }
        isSetting = true
        timer.fireDate = date + timer.timeInterval
        isSetting = false
        wait(timer.timeInterval)
    }
}
