public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A view whose content changes at the dates of a schedule.
///
/// Apple: "TimelineView". The content is made with the last date of the schedule that has come, and again at each date
/// that comes, as the host's clock moves. Before the first date it is made with the host's date.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made with.
    ///
    /// Apple: "TimelineView.Context".
    public struct Context {
        /// How often the content changes at most.
        ///
        /// Apple: "TimelineView.Context.Cadence". A slower one is greater.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Continuously.
            case live
            /// About every second.
            case seconds
            /// About every minute.
            case minutes
        }

        /// The date of the schedule that has come last.
        public let date: Date
        /// How often the content changes at most: always `.live`, as the host shows as much as the schedule asks for.
        public let cadence: Cadence

        /// Drops contents that were made before their dates. None are, so that there is nothing to drop.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @ViewTime private var clock
    @State private var run = TimelineRun<Schedule>()
}

/// What the content of a timeline view is made with, whatever its schedule.
///
/// Apple: "TimelineViewDefaultContext".
public typealias TimelineViewDefaultContext =
    TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Creates a view whose content changes at the dates of a schedule.
    ///
    /// - Parameters:
    ///   - schedule: The dates.
    ///   - content: Makes the content with the date that has come last.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Creates a view whose content changes at the dates of a schedule.
    @available(
        *, deprecated, message: "Use TimelineViewDefaultContext for the type of the context."
    )
    @_disfavoredOverload
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(Context(date: $0.date, cadence: .live)) }
    }

    /// The content at the last date that has come.
    @MainActor public var body: Content {
        content(TimelineViewDefaultContext(date: run.date(of: schedule, clock), cadence: .live))
    }
}

/// Where a timeline view is in its schedule.
final class TimelineRun<Schedule: TimelineSchedule> {
    private var schedule: Schedule?
    private var dates: Schedule.Entries.Iterator?
    /// The last date that has come; `nil` before the first.
    private var current: Date?
    private var upcoming: Date?
    private var isReported = false

    /// More dates that have passed are not looked at in one go: those of a schedule in steps of a millionth of a second,
    /// at a hundred pictures a second.
    private static var mostPassed: Int { 10_000 }

    /// The last date of the schedule that has come. The clock wakes at the next one.
    func date(of schedule: Schedule, _ clock: ViewClock) -> Date {
        let now = clock.date
        check(schedule, clock)
        if let moving = schedule as? AnimationTimelineSchedule {
            return date(of: moving, now, clock)
        }
        if self.schedule.map({ !isSame($0, schedule) }) ?? true { begin(schedule, at: now) }
        var passed = 0
        while let next = upcoming, next <= now.addingTimeInterval(1e-6) {
            // Of dates in a wrong order those that are earlier are passed over.
            current = max(next, current ?? next)
            upcoming = dates?.next()
            passed += 1
            guard passed < Self.mostPassed else {
                report(
                    "The schedule of a TimelineView has more than \(Self.mostPassed) dates between two pictures",
                    clock, "The view goes on from the present date. Use longer steps.")
                begin(schedule, at: now)
                current = now
                if let next = upcoming, next <= now { upcoming = nil }
                break
            }
        }
        if let upcoming {
            let wait = upcoming.timeIntervalSince(now)
            if wait < ViewClock.shortestStep, wait > 0, current == nil || isTooShort(upcoming) {
                report(
                    "The schedule of a TimelineView has dates less than \(Self.shortestStep) apart",
                    clock,
                    "The view changes 120 times a second at most. Use longer steps, or .animation.")
            }
            // Dates are known to a tenth of a microsecond, the host's times to a billionth of a second: a date that falls on a
            // moment of the host's is shown at that moment.
            clock.wake(.at(((clock.now + wait) * 1e6).rounded() / 1e6))
        } else {
            clock.wake(.never)
        }
        return current ?? now
    }

    private static var shortestStep: String { "1/120 s" }

    /// Whether a date comes too soon after the last one to be shown at its time.
    private func isTooShort(_ next: Date) -> Bool {
        guard let current else { return false }
        return next.timeIntervalSince(current) < ViewClock.shortestStep - 1e-6
    }

    private func begin(_ schedule: Schedule, at now: Date) {
        self.schedule = schedule
        var dates = schedule.entries(from: now, mode: .normal).makeIterator()
        current = nil
        upcoming = dates.next()
        self.dates = dates
    }

    /// The date of a view that changes with each picture, or that stands still.
    private func date(
        of schedule: AnimationTimelineSchedule, _ now: Date, _ clock: ViewClock
    ) -> Date {
        guard !schedule.isPaused else {
            clock.wake(.never)
            let date = current ?? now
            current = date
            return date
        }
        guard let interval = schedule.interval else {
            clock.wake(.always)
            current = now
            return now
        }
        // A picture that comes a little before its time counts.
        if let last = current, now.timeIntervalSince(last) < interval - 1e-6 {
            clock.wake(.at(clock.now + interval - now.timeIntervalSince(last)))
            return last
        }
        current = now
        clock.wake(.at(clock.now + interval))
        return now
    }

    /// Whether a schedule names the same dates as another one, as far as that is known.
    private func isSame(_ one: Schedule, _ other: Schedule) -> Bool {
        func equals<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
        if let one = one as? any Equatable { return equals(one) }
        return haveSameBits(one, other)
    }

    private func check(_ schedule: Schedule, _ clock: ViewClock) {
        if let fault = (schedule as? AnimationTimelineSchedule)?.fault.fault {
            report(fault.message, clock, fault.advice)
        }
        guard let periodic = schedule as? PeriodicTimelineSchedule else { return }
        guard !(periodic.interval > 0) || !periodic.interval.isFinite else { return }
        report(
            "The step \(periodic.interval) of a TimelineView's periodic schedule is not a number of seconds above 0",
            clock, "The view changes at its first date only. Use a step above 0.")
    }

    private func report(_ message: String, _ clock: ViewClock, _ advice: String) {
        guard !isReported else { return }
        isReported = true
        clock.report(message, advice: advice)
    }
}
