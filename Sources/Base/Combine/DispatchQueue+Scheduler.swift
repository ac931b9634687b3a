public import Dispatch

extension DispatchQueue: Scheduler {
    /// A moment of Dispatch's clock.
    ///
    /// Apple: "DispatchQueue.SchedulerTimeType".
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// The time until another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(b >= a ? Int(clamping: b - a) : -Int(clamping: a - b))
        }

        /// The moment after a time.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(dispatchTime.uptimeNanoseconds)
        }

        /// A length of time, in nanoseconds.
        ///
        /// Apple: "DispatchQueue.SchedulerTimeType.Stride".
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
            Sendable, ExpressibleByFloatLiteral
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            private init(_ nanoseconds: Int) {
                magnitude = nanoseconds
            }

            private init(seconds: Double) {
                let nanoseconds = seconds * 1e9
                let most = Double(Int.max / 2)
                magnitude =
                    nanoseconds.isNaN ? 0 : Int(Swift.min(Swift.max(nanoseconds, -most), most))
            }

            /// Creates a number of seconds.
            public init(integerLiteral value: Int) {
                self = .seconds(value)
            }
            /// Creates a number of seconds.
            public init(floatLiteral value: Double) {
                self.init(seconds: value)
            }
            /// Creates a number of nanoseconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }
            /// Creates a length from Dispatch's.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                default: self = .nanoseconds(.max / 2)
                }
            }

            /// The same for Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Compares the lengths.
            public static func < (left: Stride, right: Stride) -> Bool {
                left.magnitude < right.magnitude
            }
            /// Adds the lengths.
            public static func + (left: Stride, right: Stride) -> Stride {
                Stride(left.magnitude &+ right.magnitude)
            }
            /// Subtracts the lengths.
            public static func - (left: Stride, right: Stride) -> Stride {
                Stride(left.magnitude &- right.magnitude)
            }
            /// Multiplies the numbers of nanoseconds.
            public static func * (left: Stride, right: Stride) -> Stride {
                Stride(left.magnitude &* right.magnitude)
            }
            /// Multiplies the numbers of nanoseconds.
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
            /// A number of thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride {
                Stride(seconds: Double(ms) / 1e3)
            }
            /// A number of millionths of a second.
            public static func microseconds(_ us: Int) -> Stride {
                Stride(seconds: Double(us) / 1e6)
            }
            /// A number of thousand millionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
        }
    }

    /// What else can be said of how a closure is called.
    ///
    /// Apple: "DispatchQueue.SchedulerOptions".
    public struct SchedulerOptions {
        /// How soon.
        public var qos: DispatchQoS
        /// How Dispatch treats it.
        public var flags: DispatchWorkItemFlags
        /// What it belongs to.
        public var group: DispatchGroup?

        /// Creates options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The moment now, for code of a view by the clock of the view's host.
    public var now: SchedulerTimeType { SchedulerTimeType(HostedTime.now ?? .now()) }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // Whoever schedules work says that the queue may do it.
        let action = HandedOver(action)
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.value() }
    }

    /// Calls a closure on the queue at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = HandedOver(action)
        // A moment of a host's clock is none of Dispatch's.
        let now = HostedTime.now.map { SchedulerTimeType($0) }
        asyncAfter(
            deadline: now.map { .now() + $0.distance(to: date).timeInterval } ?? date.dispatchTime,
            qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? []
        ) { action.value() }
    }

    /// Calls a closure on the queue at a moment, and again and again until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeated(after: date, interval: interval, action)
    }
}

extension Scheduler {
    /// Calls a closure at a moment, and after each interval, until the result is cancelled.
    func repeated(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> AnyCancellable {
        let isOver = Locked(false)
        func step(at date: SchedulerTimeType) {
            schedule(after: date) {
                guard !isOver.withLock({ $0 }) else { return }
                action()
                step(at: date.advanced(by: interval))
            }
        }
        step(at: date)
        return AnyCancellable { isOver.exchange(true) }
    }
}
