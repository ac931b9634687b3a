import Expectations
import Foundation
import SwiftUI
import Testing

/// Counts how often a content was made.
private final class Counter {
    var count = 0

    func note() { count += 1 }
}

@MainActor
@Suite struct TimelineTests {
    private let start = MovedHost.start

    /// A timeline that shows the seconds from the host's first date to that of the schedule.
    private func timeline(_ schedule: some TimelineSchedule, _ counter: Counter = Counter())
        -> some View
    {
        TimelineView(schedule) { context in
            let _ = counter.note()
            Text(verbatim: "\((context.date.timeIntervalSince(start) * 1_000).rounded() / 1_000)")
        }
    }

    @Test func aPeriodicTimelineChangesAtItsSteps() {
        let counter = Counter()
        let host = MovedHost(timeline(.periodic(from: start, by: 1), counter))
        same(host.text, "0.0")
        host.advance(0.9)
        #expect(host.text == "0.0" && counter.count == 1)
        host.advance(0.1)
        #expect(host.text == "1.0" && counter.count == 2)
        host.advance(3.5)
        #expect(host.text == "4.0" && counter.count == 5, "each date on the way is shown")
    }

    @Test func aPeriodicTimelineThatBeganEarlierKeepsItsSteps() {
        let host = MovedHost(timeline(.periodic(from: start.addingTimeInterval(-2.5), by: 1)))
        same(host.text, "-0.5")
        host.advance(0.5)
        same(host.text, "0.5")
    }

    @Test func aPeriodicTimelineThatBeginsLaterShowsThePresentUntilThen() {
        let host = MovedHost(timeline(.periodic(from: start.addingTimeInterval(2), by: 1)))
        host.advance(1.5)
        same(host.text, "0.0", "once with the date at which it was shown")
        host.advance(0.5)
        same(host.text, "2.0")
        host.advance(1)
        same(host.text, "3.0")
    }

    @Test func ofDatesBeforeAndAfterTheLatestPastOneIsShown() {
        let dates = [-9.0, -4, 2].map { start.addingTimeInterval($0) }
        let host = MovedHost(timeline(.explicit(dates)))
        same(host.text, "-4.0")
        host.advance(2)
        same(host.text, "2.0")
    }

    @Test func datesToComeAreWaitedFor() {
        let dates = [2.0, 3, 7].map { start.addingTimeInterval($0) }
        let host = MovedHost(timeline(.explicit(dates)))
        same(host.text, "0.0", "before the first date that of the host")
        host.advance(2.5)
        same(host.text, "2.0")
        host.advance(1)
        same(host.text, "3.0")
        host.advance(100)
        same(host.text, "7.0")
    }

    @Test func ofDatesThatHavePassedTheLastIsShown() {
        let dates = [-9.0, -4, -3].map { start.addingTimeInterval($0) }
        let host = MovedHost(timeline(.explicit(dates)))
        same(host.text, "-3.0")
    }

    @Test func minutesBeginTogether() {
        // 1,000 seconds are 16 minutes and 40 seconds.
        let host = MovedHost(timeline(.everyMinute))
        same(host.text, "-40.0")
        host.advance(20)
        same(host.text, "20.0")
        host.advance(120)
        same(host.text, "140.0")
    }

    @Test func aMovingTimelineChangesWithEachPicture() {
        let counter = Counter()
        let host = MovedHost(timeline(.animation, counter))
        for step in 1...10 {
            host.advance(0.1)
            same(host.text, "\(Double(step) / 10)")
        }
        same(counter.count, 11)
    }

    @Test func aMovingTimelineKeepsItsShortestStep() {
        let counter = Counter()
        let host = MovedHost(timeline(.animation(minimumInterval: 0.5), counter))
        for _ in 0..<10 { host.advance(0.1) }
        #expect(host.text == "1.0" && counter.count == 3)
    }

    @Test func aPausedTimelineStands() {
        struct Pausing: View {
            @State private var isPaused = false
            let start: Date
            var body: some View {
                TimelineView(.animation(paused: isPaused)) { context in
                    Text(verbatim: "\(context.date.timeIntervalSince(start))")
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    isPaused = true
                }
            }
        }
        let host = MovedHost(Pausing(start: start))
        host.host.clock.stand()
        host.host.restInPlace()
        host.advance(0.5)
        same(host.text, "0.5")
        host.advance(0.5)
        host.host.restInPlace()
        same(host.text, "1.0")
        host.advance(3)
        same(host.text, "1.0")
        host.host.clock.run()
    }

    @Test func aScheduleOfOnesOwnMayHaveNoEnd() {
        struct Doubling: TimelineSchedule {
            func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
                sequence(state: (start, 1.0)) { state in
                    defer { state = (state.0.addingTimeInterval(state.1), state.1 * 2) }
                    return state.0
                }
            }
        }
        let host = MovedHost(timeline(Doubling()))
        for (way, text) in [
            (1.0, "1.0"), (1, "1.0"), (1, "3.0"), (4, "7.0"), (7, "7.0"), (1, "15.0"),
        ] {
            host.advance(way)
            same(host.text, text)
        }
    }

    @Test(arguments: [1e-6, 1e-9, 1e-300])
    func tinyStepsAreBoundedAndTold(_ step: Double) {
        let counter = Counter()
        let host = MovedHost(timeline(.periodic(from: start, by: step), counter))
        host.advance(1)
        #expect(counter.count <= 122)
        same(host.issues.count, 1)
        has(host.issues[0], "TimelineView")
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func badStepsAreTold(_ step: Double) {
        let counter = Counter()
        let host = MovedHost(timeline(.periodic(from: start, by: step), counter))
        host.advance(10)
        #expect(host.text == "0.0" && counter.count == 1)
        same(
            host.issues.first?.hasPrefix(
                "The step \(step) of a TimelineView's periodic schedule is not a number of seconds above 0"
            ), true)
    }

    @Test func oneStepIsAsManySmallOnes() {
        let (one, many) = (Counter(), Counter())
        let first = MovedHost(timeline(.periodic(from: start, by: 0.25), one))
        let second = MovedHost(timeline(.periodic(from: start, by: 0.25), many))
        first.advance(2)
        for _ in 0..<20 { second.advance(0.1) }
        #expect(first.text == second.text && one.count == many.count)
    }

    @Test func slowerCadencesAreGreater() {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
        same([Cadence.minutes, .live, .seconds].sorted(), [.live, .seconds, .minutes])
    }

    @Test func datesThatAViewMakesAreThoseOfTheHost() {
        struct Elapsed: View {
            @State private var first = Date()
            var body: some View {
                TimelineView(.periodic(from: .now, by: 0.5)) { context in
                    Text(
                        verbatim:
                            "\(context.date.timeIntervalSince(first)) \(first.timeIntervalSinceNow)"
                    )
                }
            }
        }
        struct Outer: View { var body: some View { Elapsed() } }
        let host = MovedHost(Outer())
        same(host.text, "0.0 0.0")
        host.advance(1.2)
        same(host.text, "1.0 -1.0")
    }

    @Test func textsOfDatesGoOnWithTheHost() {
        let then = start.addingTimeInterval(90)
        let host = MovedHost(Text(then, style: .timer))
        same(host.text, "1:30")
        host.advance(31)
        same(host.text, "0:59")
    }

    @Test func whatDoesNotReadTheTimeIsLeftAlone() {
        struct Still: View {
            let counter: Counter
            var body: some View {
                counter.count += 1
                return Text(verbatim: "still")
            }
        }
        let counter = Counter()
        let host = MovedHost(
            VStack {
                Still(counter: counter)
                timeline(.animation)
            })
        for _ in 0..<10 { host.advance(0.1) }
        same(counter.count, 1)
    }

    @Test func entriesAreThoseOfTheDocumentation() {
        let from = Date(timeIntervalSinceReferenceDate: 100)
        let periodic = PeriodicTimelineSchedule(from: from, by: 10)
        func seconds(_ start: Double) -> [Double] {
            periodic.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
                .prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        same(seconds(50), [100, 110, 120])
        same(seconds(100), [100, 110, 120])
        same(seconds(119), [110, 120, 130])
        let moving = AnimationTimelineSchedule(minimumInterval: 0.5)
        empty(Array(moving.entries(from: from, mode: .lowFrequency)))
        let paused = AnimationTimelineSchedule(paused: true)
        empty(Array(paused.entries(from: from, mode: .normal)))
    }
}
