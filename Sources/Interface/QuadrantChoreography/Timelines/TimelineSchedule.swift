public import Foundation
import QuadrantGeometry

/// When the content of a timeline view changes.
///
/// Apple: "TimelineSchedule". A schedule names dates, one after the other; it may name them without end, as long as each is
/// worked out when it is asked for.
public protocol TimelineSchedule {
    /// How the dates are asked for.
    typealias Mode = TimelineScheduleMode

    /// The dates of a schedule.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates, the earliest first: the last one before `startDate`, if there is one, and those after it.
    ///
    /// - Parameters:
    ///   - startDate: The host's date when the view is shown first, or when it gets another schedule.
    ///   - mode: How often the view may change; always `.normal` here.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the content of a timeline view may change.
///
/// Apple: "TimelineScheduleMode".
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule wants.
    case normal
    /// Seldom, as on a display that is dimmed. Views are never shown so here.
    case lowFrequency
}

/// A schedule of equal steps.
///
/// Apple: "PeriodicTimelineSchedule".
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of a schedule of equal steps, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var step: Double

        /// The next date; `nil` after the first where the steps are not above 0.
        public mutating func next() -> Date? {
            guard interval > 0, interval.isFinite else {
                defer { step = 1 }
                return step == 0 ? start : nil
            }
            defer { step += 1 }
            return start.addingTimeInterval(step * interval)
        }
    }

    let start: Date
    let interval: TimeInterval

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - startDate: Its first date. If it has passed, the steps that have passed since are left out.
    ///   - interval: The seconds between dates. Without a step above 0 there is only the first date, which is reported.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates from the last one before `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        var step = 0.0
        if interval > 0, interval.isFinite, startDate > start {
            step = (startDate.timeIntervalSince(start) / interval).rounded(.down)
            // Quotients are rounded: a step that is over by less than that counts as over.
            if start.addingTimeInterval((step + 1) * interval) <= startDate { step += 1 }
        }
        return Entries(start: start, interval: interval, step: step)
    }
}

/// A schedule of the beginnings of minutes.
///
/// Apple: "EveryMinuteTimelineSchedule".
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The beginnings of minutes, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minute: Double

        /// The beginning of the next minute.
        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }

    /// Creates a schedule.
    public init() {}

    /// The beginnings of minutes from that of the minute of `startDate` on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // All time zones begin their minutes together.
        Entries(minute: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down))
    }
}

/// A schedule of given dates.
///
/// Apple: "ExplicitTimelineSchedule".
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates, which are to be given in their order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule for content that moves.
///
/// Apple: "AnimationTimelineSchedule". Without a step of its own the content is made anew for each picture, however many
/// the host shows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of a schedule for content that moves.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var step = 0.0
        /// How many dates there are; `nil` for no end.
        fileprivate let count: Double?

        /// The next date; `nil` at once where it is paused or in the mode `.lowFrequency`.
        public mutating func next() -> Date? {
            if let count, step >= count { return nil }
            defer { step += 1 }
            return start.addingTimeInterval(step * interval)
        }
    }

    /// The shortest step in seconds; `nil` for each picture.
    let interval: TimeInterval?
    let isPaused: Bool
    /// What is wrong with the step; `nil` where nothing is.
    let fault: KeptFault

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: The shortest time in seconds between changes; `nil`, and what is not above 0, for each picture
    ///     that the host shows.
    ///   - paused: Whether the content stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
        fault = KeptFault(
            minimumInterval.flatMap {
                // A step of 0 is one for each picture.
                .unless(
                    .duration, "TimelineSchedule.animation", ["minimumInterval": $0],
                    instead: "The content changes with each picture.")
            })
    }

    /// The dates from `start` on; none while it is paused or in the mode `.lowFrequency` (Apple's, by a public suite).
    ///
    /// Apple: "AnimationTimelineSchedule.entries(from:mode:)".
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(
            start: start, interval: interval ?? 1.0 / 60,
            count: mode == .lowFrequency || isPaused ? 0 : nil)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates in steps of `interval` seconds.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule {
    /// The dates of a sequence, which are to be given in their order.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        .init(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each picture that the host shows.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// Each picture that the host shows, but not more often than every `minimumInterval` seconds, and none while it is
    /// paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
