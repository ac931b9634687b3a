extension Publisher {
    /// Hands values and the end to the subscriber on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        rescheduled { scheduler.schedule(options: options, $0) }
    }

    /// Hands values and the end to the subscriber later, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        rescheduled { action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval),
                tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
        }
    }

    /// Hands values and the end on by a closure that calls another one some time.
    private func rescheduled(
        _ schedule: @escaping (@escaping () -> Void) -> Void
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            // A queue that does several things at once must not change their order.
            let waiting = Locked<[() -> Void]>([])
            let later = { (action: @escaping () -> Void) in
                waiting.withLock { $0.append(action) }
                schedule { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }?() }
            }
            let feeder = Feeder<Output, Failure>(
                onValue: { value in later { outlet.send(value) } },
                onEnd: { completion in later { outlet.finish(completion) } })
            outlet.onRequest.exchange { feeder.request($0) }
            outlet.onCancel.exchange { feeder.cancel() }
            subscribe(feeder)
            outlet.begin()
        }
    }

    /// Subscribes, asks for values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let feeder = Feeder<Output, Failure>(
                onValue: { outlet.send($0) }, onEnd: { outlet.finish($0) })
            outlet.onRequest.exchange { demand in
                scheduler.schedule(options: options) { feeder.request(demand) }
            }
            outlet.onCancel.exchange { scheduler.schedule(options: options) { feeder.cancel() } }
            scheduler.schedule(options: options) {
                subscribe(feeder)
            }
            outlet.begin()
        }
    }

    /// Publishes a value once no other one has come for a time. A value that still waits at the end is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let turn = Locked(0)
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    let own = turn.withLock { turn in
                        turn += 1
                        return turn
                    }
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime),
                        tolerance: scheduler.minimumTolerance, options: options
                    ) {
                        if turn.withLock({ $0 }) == own { outlet.offer(value) }
                    }
                },
                onEnd: { completion in
                    turn.withLock { $0 += 1 }
                    scheduler.schedule(options: options) { outlet.finish(completion) }
                })
            outlet.onCancel.exchange {
                turn.withLock { $0 += 1 }
                feeder.cancel()
            }
            subscribe(feeder)
            outlet.begin()
            feeder.request(.unlimited)
        }
    }

    /// Publishes the first value, and from then on the first or the latest of each interval in which there is one.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let throttling = Throttling<Output, S>(interval, scheduler, latest) {
                outlet.offer($0)
            }
            let feeder = Feeder<Output, Failure>(
                onValue: { throttling.take($0) },
                onEnd: { completion in
                    scheduler.schedule {
                        throttling.flush()
                        outlet.finish(completion)
                    }
                })
            outlet.onCancel.exchange { feeder.cancel() }
            subscribe(feeder)
            outlet.begin()
            feeder.request(.unlimited)
        }
    }

    /// Ends where no value comes for a time: by an error of a closure's, or by finishing.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S,
        options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let (turn, source) = (Locked(0), Locked<(any Cancellable)?>(nil))
            let watch = {
                let own = turn.withLock { turn in
                    turn += 1
                    return turn
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard turn.withLock({ $0 }) == own else { return }
                    source.exchange(nil)?.cancel()
                    if let customError {
                        outlet.fail(customError())
                    } else {
                        outlet.finish(.finished)
                    }
                }
            }
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    watch()
                    outlet.send(value)
                },
                onEnd: { completion in
                    turn.withLock { $0 += 1 }
                    outlet.finish(completion)
                })
            source.exchange(feeder)
            outlet.onRequest.exchange { feeder.request($0) }
            outlet.onCancel.exchange {
                turn.withLock { $0 += 1 }
                source.exchange(nil)?.cancel()
            }
            subscribe(feeder)
            outlet.begin()
            watch()
        }
    }

    /// Publishes the times between values, on a scheduler.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        sifted {
            let last = Locked(scheduler.now)
            return { _ in
                let now = scheduler.now
                return .pass(last.exchange(now).distance(to: now))
            }
        }
    }

    /// Publishes the values of each interval as one array, on a scheduler; nothing where there are none.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<[Output], Failure>(downstream)
            let kept = Locked<[Output]>([])
            let flush = {
                let values = kept.exchange([])
                if !values.isEmpty { outlet.send(values) }
            }
            let (scheduler, interval, most) = strategy.parts
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    let isFull = kept.withLock { kept in
                        kept.append(value)
                        return kept.count >= most
                    }
                    if isFull { flush() }
                },
                onEnd: { completion in
                    if case .finished = completion { flush() }
                    outlet.finish(completion)
                })
            let clock = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options, flush)
            outlet.onCancel.exchange {
                clock.cancel()
                feeder.cancel()
            }
            subscribe(feeder)
            outlet.begin()
            feeder.request(.unlimited)
        }
    }
}

extension Publishers {
    /// How values are grouped by time.
    ///
    /// Apple: "Publishers.TimeGroupingStrategy" (Combine).
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// By intervals.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// By intervals, and earlier where there is a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch self {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count):
                (scheduler, interval, count)
            }
        }
    }
}

/// The value of the present interval.
private final class Throttling<Value, S: Scheduler>: @unchecked Sendable {
    private struct State {
        var isOpen = true
        var kept: Value?
    }

    private let interval: S.SchedulerTimeType.Stride
    private let scheduler: S
    private let takesLatest: Bool
    private let publish: (Value) -> Void
    private let state = Locked(State())

    init(
        _ interval: S.SchedulerTimeType.Stride, _ scheduler: S, _ takesLatest: Bool,
        _ publish: @escaping (Value) -> Void
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.takesLatest = takesLatest
        self.publish = publish
    }

    func take(_ value: Value) {
        let isFirst = state.withLock { state in
            defer { state.isOpen = false }
            if !state.isOpen, takesLatest || state.kept == nil { state.kept = value }
            return state.isOpen
        }
        guard isFirst else { return }
        scheduler.schedule { self.publish(value) }
        wait()
    }

    private func wait() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            let value = self.state.withLock { state in
                defer { state.kept = nil }
                if state.kept == nil { state.isOpen = true }
                return state.kept
            }
            guard let value else { return }
            self.publish(value)
            self.wait()
        }
    }

    /// Publishes the value that waits, at the end.
    func flush() {
        let value = state.withLock { state in
            defer { state.kept = nil }
            return state.kept
        }
        if let value { publish(value) }
    }
}
