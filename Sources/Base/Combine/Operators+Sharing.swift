extension Publishers {
    /// A publisher that passes the values of another one to all its subscribers, by a subject.
    ///
    /// Apple: "Publishers.Multicast" (Combine).
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are passed on.
        public let upstream: Upstream
        private let makeSubject: () -> SubjectType
        private let subject = Locked<SubjectType?>(nil)

        /// Creates a publisher that passes values on by the subject that a closure makes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            makeSubject = createSubject
        }

        private var shared: SubjectType {
            if let known = subject.withLock({ $0 }) { return known }
            let made = makeSubject()
            return subject.withLock { subject in
                subject = subject ?? made
                return subject ?? made
            }
        }

        /// Subscribes to the subject.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { shared.subscribe(subscriber) }

        /// Subscribes the subject to the upstream publisher.
        public func connect() -> any Cancellable {
            let link: AnyCancellable = upstream.subscribe(shared)
            return link
        }
    }

    /// A publisher whose subscribers share one subscription of another one.
    ///
    /// Apple: "Publishers.Share" (Combine).
    public final class Share<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher that is shared.
        public let upstream: Upstream
        private let inner:
            Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Creates a publisher that shares another one.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        /// Subscribes to what is shared; the first subscriber begins it, the last one ends it.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { inner.subscribe(subscriber) }
    }
}

extension Publisher {
    /// Shares one subscription among all subscribers: the first begins it, the last ends it.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Passes values to all subscribers by a subject of a closure's, once it is connected.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Passes values to all subscribers by a subject, once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { multicast { subject } }

    /// Publishes nothing before it is connected.
    public func makeConnectable()
        -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    where Failure == Never { multicast { PassthroughSubject() } }

    /// Calls closures for what happens, before it goes on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscription in
                        receiveSubscription?(subscription)
                        downstream.receive(
                            subscription: Watched(subscription, receiveRequest, receiveCancel))
                    },
                    receiveValue: { value in
                        receiveOutput?(value)
                        let more = downstream.receive(value)
                        if more > .none { receiveRequest?(more) }
                        return more
                    },
                    receiveCompletion: { completion in
                        receiveCompletion?(completion)
                        downstream.receive(completion: completion)
                    }))
        }
    }

    /// Prints what happens, with a word before each line.
    ///
    /// - Parameter stream: Where it is printed; `nil` for standard output.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> AnyPublisher<Output, Failure> {
        let target = Locked(stream)
        let say = { (words: String) in
            let line = prefix.isEmpty ? words : "\(prefix): \(words)"
            // Taken out while foreign code has it.
            guard var stream = target.exchange(nil) else { return Swift.print(line) }
            stream.write(line + "\n")
            target.exchange(stream)
        }
        let name = subscriptionName
        return handleEvents(
            receiveSubscription: { _ in say("receive subscription: (\(name))") },
            receiveOutput: { say("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: say("receive finished")
                case .failure(let error): say("receive error: (\(error))")
                }
            },
            receiveCancel: { say("receive cancel") },
            receiveRequest: { demand in
                say("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
            })
    }

    /// Stops a debugger where the publisher fails: there is no other effect.
    ///
    /// Apple: "breakpointOnError()" (Combine).
    public func breakpointOnError() -> AnyPublisher<Output, Failure> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }

    /// Stops a debugger where closures say so: there is no other effect.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveSubscription: { if receiveSubscription?($0) == true { stopDebugger() } },
            receiveOutput: { if receiveOutput?($0) == true { stopDebugger() } },
            receiveCompletion: { if receiveCompletion?($0) == true { stopDebugger() } })
    }

    /// How many values wait where they come faster than they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let waiting = Locked(0)
            let isFull = { waiting.withLock { $0 } >= Swift.max(0, size) }
            let sent = { waiting.withLock { $0 -= 1 } }
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    if outlet.demand > .none { return outlet.send(value) }
                    if isFull() {
                        switch whenFull {
                        case .dropNewest: return
                        case .dropOldest:
                            guard outlet.dropFirst() else { return }
                            sent()
                        case .customError(let error): return outlet.fail(error())
                        }
                    }
                    waiting.withLock { $0 += 1 }
                    outlet.send(value, sent: sent)
                }, onEnd: { outlet.finish($0) })
            let isKept = prefetch == .keepFull
            outlet.onRequest.exchange { if !isKept { feeder.request($0) } }
            outlet.onCancel.exchange { feeder.cancel() }
            subscribe(feeder)
            outlet.begin()
            if isKept { feeder.request(.unlimited) }
        }
    }
}

/// Called where a breakpoint of a publisher's is reached.
@inline(never) private func stopDebugger() {}

extension Publishers {
    /// When a buffer asks for values.
    ///
    /// Apple: "Publishers.PrefetchStrategy" (Combine).
    public enum PrefetchStrategy: Hashable, Sendable {
        /// All along.
        case keepFull
        /// As they are wanted.
        case byRequest
    }

    /// What happens to values that a buffer has no room for.
    ///
    /// Apple: "Publishers.BufferingStrategy" (Combine).
    public enum BufferingStrategy<Failure: Error> {
        /// The new one is dropped, the oldest one is dropped.
        case dropNewest, dropOldest
        /// The publisher fails.
        case customError(() -> Failure)
    }
}

/// A subscription whose demand and cancellation closures see.
private final class Watched: Subscription {
    private let inner: any Subscription
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(
        _ inner: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?,
        _ onCancel: (() -> Void)?
    ) {
        self.inner = inner
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        inner.request(demand)
    }

    func cancel() {
        onCancel?()
        inner.cancel()
    }
}
