internal import Foundation
internal import QuadrantCore
internal import QuadrantViews

/// How the time of a host goes on.
extension TreeHost {
    /// Moves a clock that stands: texts take the new time for now, sleeps that are over by then end, and timers fire.
    ///
    /// On the way it stops wherever something that moves ends, wherever a view has asked for a time, such as the next
    /// date of a `TimelineView`, and wherever a sleep ends or a timer fires, and brings the views up to date: ten steps lead
    /// where one leads that is ten times as long.
    ///
    /// - Parameters:
    ///   - time: How far; negative times are none.
    ///   - doWork: Does the work that the views have begun on the way, such as that of a task that has slept.
    package func advance(
        by time: Duration, doing doWork: (TreeHost) -> Void = { $0.restInPlace() }
    ) {
        Self.advance([self], by: time, doing: doWork)
    }

    /// The same for several hosts that have one clock: each stops wherever one of them has something to look at.
    package static func advance(
        _ hosts: [TreeHost], by time: Duration, doing doWork: (TreeHost) -> Void
    ) {
        guard time > .zero else { return }
        for host in hosts { host.finishMoment(doing: doWork) }
        var rest = time
        var stops = 0
        while rest > .zero {
            var step = rest
            stops += 1
            let way = hosts.compactMap(\.wayToNextStop).min()
            if stops <= mostStops, let way { step = min(rest, way) }
            rest -= step
            let isSleepOver = hosts.first?.clock.advance(by: step) == true
            for host in hosts {
                host.move(by: step)
                host.update()
                if isSleepOver || !host.jobs.isEmpty { doWork(host) }
                host.finishMoment(doing: doWork)
            }
        }
    }

    /// Has the work done that is to be done later, but after no time, so that a moment shows all that belongs to it; in a
    /// chain of these some are left for later moments.
    package func finishMoment(doing doWork: (TreeHost) -> Void) {
        for _ in 0..<Self.mostTurnsOfMoment where clock.endDue() {
            update()
            doWork(self)
        }
    }

    /// How often work of no delay may lead to the next one in one moment.
    private static let mostTurnsOfMoment = 64

    /// Shows what moves as it is when all is over that ends by itself: for pictures that stand still. What never ends is
    /// shown as it is then. The clock does not move, so nothing that sleeps wakes up.
    package func finishMotion() {
        var left = Self.mostStills
        let start = tree.motion.time
        while tree.motion.isRunning, left > 0 {
            left -= 1
            let end = tree.motion.nextEnd ?? tree.motion.time + 1.0 / 60
            guard end <= Self.latestEnd else {
                left = 0
                break
            }
            tree.motion.advance(by: max(.seconds(end - tree.motion.time), .nanoseconds(1)))
            update()
        }
        if left == 0 { tree.reportUnendedAnimations(after: tree.motion.time - start) }
    }

    /// The latest time in seconds that an animation is taken to end at: one that takes longer than a million years never does. Numbers
    /// beyond what a duration holds are among them.
    private static let latestEnd = 1e14

    /// How many ends are waited for before a picture that stands still: animations that begin others at their ends may go
    /// on for ever.
    private static let mostStills = 1_000

    /// The most stops on the way from one time to another: those of a minute of a view that wants 120 of them a second,
    /// and some more.
    private static let mostStops = 10_000

    /// How far it is to the next moment at which something has to be looked at; a nanosecond, the clock's own step, at
    /// least. `nil` where nothing is under way.
    package var wayToNextStop: Duration? {
        let timing = tree.hosting.timing
        let end = tree.motion.nextEnd.map { $0 - tree.motion.time }
        let date = timing.next.map { $0 - timing.time }
        let gesture = tree.arena.nextDeadline.map { $0 - tree.motion.time }
        let sleep = clock.timeToNextEnd.map { $0 / .seconds(1) }
        guard let way = [end, date, gesture, sleep].compactMap({ $0 }).min() else { return nil }
        return .nanoseconds(max(1, Int64(min(way * 1e9, 1e18).rounded(.up))))
    }

    /// Moves all but the clock.
    private func move(by step: Duration) {
        if let date = clock.date { tree.moveDate(to: date) }
        let timing = tree.hosting.timing
        timing.advance(to: timing.time + step / .seconds(1))
        tree.motion.advance(by: step)
        tree.arena.advance(to: tree.motion.time)
    }

    /// How far it is to the next moment at which the view may look otherwise though nobody acts: none while something
    /// moves; `nil` for never.
    package var wayToNextFrame: Duration? {
        isRunning || !tree.motion.isAtRest || tree.hosting.timing.wakesAlways
            ? .zero : wayToNextStop
    }

    /// Whether something is under way that ends by itself.
    package var isRunning: Bool {
        tree.motion.isRunning || tree.hosting.timing.isRunning || tree.arena.isGliding
            || tree.arena.isFading
    }

    /// Moves on until nothing is under way that ends by itself, an hour at most. Returns whether that was reached.
    @discardableResult
    package func advanceToEnd() -> Bool {
        var left = 100_000
        let start = tree.motion.time
        update()
        while isRunning, left > 0, tree.motion.time - start < 3600 {
            left -= 1
            advance(by: wayToNextStop ?? .milliseconds(16))
        }
        return !isRunning
    }
}
