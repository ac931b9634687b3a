internal import Dispatch
public import Foundation

/// A moment of schedulers whose times are dates.
///
/// Apple: "RunLoop.SchedulerTimeType", "OperationQueue.SchedulerTimeType".
public struct DateSchedulerTime: Strideable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) {
        self.date = date
    }

    /// The time until another moment.
    public func distance(to other: DateSchedulerTime) -> Stride {
        Stride(other.date.timeIntervalSince(date))
    }

    /// The moment after a time.
    public func advanced(by n: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
    }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
        Sendable, ExpressibleByFloatLiteral
    {
        /// The number of seconds.
        public var magnitude: TimeInterval
        /// The same.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a number of seconds.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }
        /// Creates a number of seconds.
        public init(integerLiteral value: Int) {
            magnitude = Double(value)
        }
        /// Creates a number of seconds.
        public init(floatLiteral value: Double) {
            magnitude = value
        }
        /// Creates a number of seconds.
        public init?<T: BinaryInteger>(exactly source: T) {
            magnitude = Double(source)
        }
        /// Compares the lengths.
        public static func < (left: Stride, right: Stride) -> Bool {
            left.magnitude < right.magnitude
        }
        /// Adds the lengths.
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude + right.magnitude)
        }
        /// Subtracts the lengths.
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude - right.magnitude)
        }
        /// Multiplies the numbers of seconds.
        public static func * (left: Stride, right: Stride) -> Stride {
            Stride(left.magnitude * right.magnitude)
        }
        /// Multiplies the numbers of seconds.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
        /// A number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        /// A number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// A number of thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        /// A number of millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        /// A number of thousand millionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
}

/// Options of schedulers that have none.
///
/// Apple: "RunLoop.SchedulerOptions", "OperationQueue.SchedulerOptions".
public struct NoSchedulerOptions: Sendable {}

extension RunLoop: Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = DateSchedulerTime
    /// There are no options.
    public typealias SchedulerOptions = NoSchedulerOptions

    /// The moment now.
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    /// No tolerance.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Calls a closure on the run loop; that of the main thread is Dispatch's main queue, which runs wherever the
    /// run loop does.
    public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
        guard self !== RunLoop.main else { return DispatchQueue.main.schedule(action) }
        // Whoever schedules work says that the run loop may do it.
        let action = HandedOver(action)
        perform { action.value() }
    }

    /// Calls a closure on the run loop at a moment.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: NoSchedulerOptions?, _ action: @escaping () -> Void
    ) {
        guard self !== RunLoop.main else {
            let queue = DispatchQueue.main
            let delay = max(0, date.date.timeIntervalSinceNow)
            return queue.schedule(after: queue.now.advanced(by: .seconds(delay)), action)
        }
        let action = HandedOver(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
        add(timer, forMode: .default)
    }

    /// Calls a closure on the run loop at a moment, and again and again until the result is cancelled.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: NoSchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeated(after: date, interval: interval, action)
    }
}

extension OperationQueue: Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = DateSchedulerTime
    /// There are no options.
    public typealias SchedulerOptions = NoSchedulerOptions

    /// The moment now.
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    /// No tolerance.
    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    /// Calls a closure on the queue.
    public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
        // Whoever schedules work says that the queue may do it.
        let action = HandedOver(action)
        addOperation { action.value() }
    }

    /// Calls a closure on the queue at a moment.
    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride,
        options: NoSchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let (queue, action) = (HandedOver(self), HandedOver(action))
        let delay = max(0, date.date.timeIntervalSinceNow)
        let timer = self === OperationQueue.main ? DispatchQueue.main : DispatchQueue.global()
        timer.asyncAfter(deadline: .now() + delay) {
            queue.value.addOperation { action.value() }
        }
    }

    /// Calls a closure on the queue at a moment, and again and again until the result is cancelled.
    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
        tolerance: DateSchedulerTime.Stride, options: NoSchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeated(after: date, interval: interval, action)
    }
}
