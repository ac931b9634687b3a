/// A length of time that numbers of seconds can be made to.
///
/// Apple: "SchedulerTimeIntervalConvertible" (Combine).
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds.
    static func seconds(_ s: Double) -> Self
    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// A number of thousand millionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// When and how a closure is called.
///
/// Apple: "Scheduler" (Combine).
public protocol Scheduler<SchedulerTimeType> {
    /// A moment.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What else can be said of how a closure is called.
    associatedtype SchedulerOptions

    /// The moment now.
    var now: SchedulerTimeType { get }
    /// The least tolerance.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Calls a closure as soon as that can be.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Calls a closure at a moment.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Calls a closure at a moment, and again and again until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Calls a closure as soon as that can be.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Calls a closure at a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Calls a closure at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Calls a closure at a moment, and again and again until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A scheduler that calls closures at once.
///
/// Apple: "ImmediateScheduler" (Combine).
public struct ImmediateScheduler: Scheduler, Sendable {
    /// A moment: all are the same.
    ///
    /// Apple: "ImmediateScheduler.SchedulerTimeType".
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A length of time, in seconds. It changes nothing.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
            ExpressibleByFloatLiteral
        {
            /// The number of seconds.
            public var magnitude: Double

            /// Creates a length.
            public init(_ value: Double) {
                magnitude = value
            }
            /// Creates a length.
            public init(integerLiteral value: Int) {
                magnitude = Double(value)
            }
            /// Creates a length.
            public init(floatLiteral value: Double) {
                magnitude = value
            }
            /// Creates a length.
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
            /// Multiplies the lengths.
            public static func * (left: Stride, right: Stride) -> Stride {
                Stride(left.magnitude * right.magnitude)
            }
            /// Multiplies the lengths.
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

        /// No time.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The one.
    public static let shared = ImmediateScheduler()

    /// The moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls the closure at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Calls the closure at once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Calls the closure at once, and not again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
