public import Foundation

extension Timer {
    /// Hands out the time again and again, once it is connected.
    ///
    /// Apple: "Timer.publish(every:tolerance:on:in:options:)" (Foundation). A picture is drawn before any
    /// timer fires.
    ///
    /// - Parameters:
    ///   - interval: seconds between two values.
    ///   - tolerance: how many seconds late a value may be; `nil` for the timer's own.
    ///   - runLoop: where the timer runs; it has to be run for values to come.
    ///   - mode: the mode of the run loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of the time, made by `publish(every:on:in:)`.
    ///
    /// Apple: "Timer.TimerPublisher" (Foundation).
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// The publisher never fails.
        public typealias Failure = Never

        /// Seconds between two values.
        public let interval: TimeInterval
        /// How many seconds late a value may be; `nil` for the timer's own.
        public let tolerance: TimeInterval?
        /// Where the timer runs.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        /// A publisher that is not connected.
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

        /// Starts the timer on its run loop; cancelling what is returned stops it.
        public func connect() -> any Cancellable {
            // Fires where its run loop runs.
            nonisolated(unsafe) let subject = subject
            let timer = Timer(timeInterval: interval, repeats: true) { timer in
                subject.send(timer.fireDate)
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
