public import Foundation

extension Timer {
    /// Publishes the date again and again, once the publisher is connected.
    ///
    /// Apple: "Timer.publish(every:tolerance:on:in:options:)" (Foundation). A picture is drawn before any
    /// timer fires.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two values.
    ///   - tolerance: How many seconds late a value may be; `nil` for the timer's default.
    ///   - runLoop: The run loop of the timer; it has to run for values to come.
    ///   - mode: The mode of the run loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of dates, made by `publish(every:on:in:)`.
    ///
    /// Apple: "Timer.TimerPublisher" (Foundation).
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// The publisher never fails.
        public typealias Failure = Never

        /// The seconds between two values.
        public let interval: TimeInterval
        /// How many seconds late a value may be; `nil` for the timer's default.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that is not connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Subscribes to the timer; it fires only once `connect()` is called.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts the timer on its run loop; cancelling the result stops it.
        ///
        /// Connected by code of a view, such as `onReceive`, and on the main run loop, it goes by the clock of the view's host: in
        /// clips by the moments of the clip, in a test by `advance(by:)`.
        public func connect() -> any Cancellable {
            // Fires where its run loop runs.
            let subject = HandedOver(subject)
            // Without a date, Foundation's timer fires at once where it is free.
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
                subject.value.send(Date())
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
