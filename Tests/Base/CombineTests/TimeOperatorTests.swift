import Combine
import Expectations
import Foundation
import Testing

/// A scheduler whose time a test moves.
private final class Steps: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var waiting: [(date: SchedulerTimeType, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { waiting.append((date, action)) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        waiting.append((date, action))
        return AnyCancellable {}
    }

    func advance(_ milliseconds: Int) {
        let end = now.advanced(by: .milliseconds(milliseconds))
        while let next = waiting.filter({ $0.date <= end }).min(by: { $0.date < $1.date }) {
            waiting.removeAll { $0.date == next.date }
            now = next.date
            next.action()
        }
        now = end
    }
}

struct TimeOperatorTests {
    @Test func debounces() {
        let (steps, subject) = (Steps(), PassthroughSubject<Int, Never>())
        let log = Log(subject.debounce(for: .milliseconds(500), scheduler: steps))
        // Apple's example: values after 0, 100, 200, 900, 1000 ms; only the last of a burst comes out.
        for (value, pause) in [(0, 100), (1, 100), (2, 700), (3, 100), (4, 600)] {
            subject.send(value)
            steps.advance(pause)
        }
        same(log.values, [2, 4])
    }

    @Test func throttles() {
        let (steps, subject) = (Steps(), PassthroughSubject<Int, Never>())
        let log = Log(subject.throttle(for: .milliseconds(100), scheduler: steps, latest: true))
        for value in 1...5 {
            subject.send(value)
            steps.advance(40)
        }
        steps.advance(200)
        same(log.values, [1, 3, 5])
    }

    @Test func delays() {
        let (steps, subject) = (Steps(), PassthroughSubject<Int, Never>())
        let log = Log(subject.delay(for: .seconds(3), scheduler: steps))
        subject.send(1)
        steps.advance(2_999)
        empty(log.values)
        steps.advance(1)
        same(log.values, [1])
    }

    @Test func timesOut() {
        let (steps, subject) = (Steps(), PassthroughSubject<Int, Wrong>())
        let log = Log(
            subject.timeout(.seconds(5), scheduler: steps, customError: { Wrong(number: 5) }))
        steps.advance(4_000)
        subject.send(1)
        steps.advance(4_000)
        #expect(log.values == [1] && log.end == nil)
        steps.advance(1_000)
        same(log.end, .failure(Wrong(number: 5)))
    }

    @Test func receivesOnAQueueInOrder() async {
        let queue = DispatchQueue(label: "values")
        let values = await (1...100).publisher.receive(on: queue).collect().values
            .first { _ in true }
        same(values, Array(1...100))
        same(Log([1, 2].publisher.receive(on: ImmediateScheduler.shared)).values, [1, 2])
    }

    @Test func waitsForValues() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        same(seen, [1, 2, 3])
        let failing = Fail<Int, Wrong>(error: Wrong(number: 4))
        await #expect(throws: Wrong(number: 4)) {
            for try await _ in failing.values {}
        }
    }

    /// The first date comes after the interval, not at once.
    @Test func aTimerWaitsBeforeItsFirstDate() async {
        let count = await withCheckedContinuation { whole in
            Thread {
                let loop = RunLoop.current
                var count = 0
                let timer = Timer.publish(every: 1000, on: loop, in: .default).autoconnect()
                    .sink { _ in count += 1 }
                loop.run(until: Date(timeIntervalSinceNow: 0.02))
                timer.cancel()
                whole.resume(returning: count)
            }.start()
        }
        same(count, 0)
    }
}
