extension Publishers {
    /// A publisher of the values of several, as they come.
    ///
    /// Apple: "Publishers.MergeMany" (Combine). It fails with the first error, and finishes when all have.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publishers' type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publishers do.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of several.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher of the values of several.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
            let left = Locked(publishers.count)
            let inlets = publishers.map { _ in
                Inlet<Output, Failure>(outlet) {
                    let isLast = left.withLock { left in
                        left -= 1
                        return left == 0
                    }
                    if isLast { outlet.finish(.finished) }
                }
            }
            outlet.onRequest.exchange { demand in for inlet in inlets { inlet.request(demand) } }
            outlet.onCancel.exchange { for inlet in inlets { inlet.cancel() } }
            for (publisher, inlet) in Swift.zip(publishers, inlets) {
                publisher.subscribe(inlet.feeder)
            }
            outlet.begin()
            if publishers.isEmpty { outlet.finish(.finished) }
        }
    }
}

/// One of several publishers whose values an outlet hands out: it has one value wait at most, unless all are
/// wanted.
final class Inlet<Output, Failure: Error>: @unchecked Sendable {
    private let outlet: Outlet<Output, Failure>
    private let onFinish: () -> Void
    private let isAsked = Locked(false)
    private(set) lazy var feeder = Feeder<Output, Failure>(
        onValue: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.end($0) })
    private let isEndless = Locked(false)
    private let own = Locked<Inlet?>(nil)

    init(_ outlet: Outlet<Output, Failure>, onFinish: @escaping () -> Void) {
        self.outlet = outlet
        self.onFinish = onFinish
        // Until its publisher has ended or nobody wants its values.
        own.exchange(self)
        _ = feeder
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .unlimited {
            if !isEndless.exchange(true) { feeder.request(.unlimited) }
        } else if demand > .none, !isEndless.withLock({ $0 }), !isAsked.exchange(true) {
            feeder.request(.max(1))
        }
    }

    private func take(_ value: Output) {
        guard !isEndless.withLock({ $0 }) else { return outlet.send(value) }
        isAsked.exchange(false)
        outlet.send(value) { [weak self] in self?.request(.max(1)) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        own.exchange(nil)
        switch completion {
        case .finished: onFinish()
        case .failure(let error): outlet.fail(error)
        }
    }

    func cancel() {
        feeder.cancel()
        own.exchange(nil)
    }
}

extension Publisher {
    /// Publishes the values of both publishers, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher(Publishers.MergeMany(AnyPublisher(self), AnyPublisher(other)))
    }

    /// Publishes the values of three publishers, as they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> AnyPublisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        AnyPublisher(
            Publishers.MergeMany(AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)))
    }

    /// Publishes the values of four publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> AnyPublisher<Output, Failure>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        merge(with: b, c).merge(with: d)
    }

    /// Publishes the values of the publishers that a closure makes of each value, as they come.
    ///
    /// - Parameter maxPublishers: How many of them publish at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { downstream in
            FlatMapping<Output, P>(downstream, transform).start(self, maxPublishers)
        }
    }

    /// The same where the publishers that are made cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never, Failure: Error {
        flatMap(maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }

    /// The same where this publisher cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The same where neither this publisher nor those that are made can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where P.Failure == Never, Failure == Never {
        AnyPublisher { downstream in
            FlatMapping<Output, P>(downstream, transform).start(self, maxPublishers)
        }
    }

    /// Publishes the values of the latest publisher that this one published.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { Switching<Output>($0).start(self) }
    }

    /// The same where this publisher cannot fail.
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
    where Output: Publisher, Failure == Never {
        AnyPublisher { Switching<Output>($0).start(setFailureType(to: Output.Failure.self)) }
    }

    /// The same where neither publisher can fail.
    public func switchToLatest() -> AnyPublisher<Output.Output, Never>
    where Output: Publisher, Output.Failure == Never, Failure == Never {
        AnyPublisher { Switching<Output>($0).start(self) }
    }
}

/// The publishers that were made of values, and their outlet.
private final class FlatMapping<Input, Inner: Publisher>: @unchecked Sendable {
    private struct State {
        var inlets: [ObjectIdentifier: Inlet<Inner.Output, Inner.Failure>] = [:]
        var isOver = false
        var demand = Subscribers.Demand.none
    }

    private let outlet: Outlet<Inner.Output, Inner.Failure>
    private let transform: (Input) -> Inner
    private let state = Locked(State())

    init(
        _ downstream: AnySubscriber<Inner.Output, Inner.Failure>,
        _ transform: @escaping (Input) -> Inner
    ) {
        outlet = Outlet(downstream)
        self.transform = transform
    }

    func start<P: Publisher>(_ source: P, _ most: Subscribers.Demand)
    where P.Output == Input, P.Failure == Inner.Failure {
        let feeder = Locked<Feeder<Input, Inner.Failure>?>(nil)
        let made = Feeder<Input, Inner.Failure>(
            onValue: { value in
                self.begin(self.transform(value)) {
                    if most != .unlimited { feeder.withLock { $0 }?.request(.max(1)) }
                }
            },
            onEnd: { completion in
                if case .failure(let error) = completion { return self.outlet.fail(error) }
                self.state.withLock { $0.isOver = true }
                self.finishIfDone()
            })
        feeder.exchange(made)
        outlet.onRequest.exchange { demand in
            let inlets = self.state.withLock { state in
                state.demand += demand
                return Array(state.inlets.values)
            }
            for inlet in inlets { inlet.request(demand) }
        }
        outlet.onCancel.exchange {
            feeder.exchange(nil)?.cancel()
            var old = State(isOver: true)
            self.state.withLock { swap(&$0, &old) }
            for inlet in old.inlets.values { inlet.cancel() }
        }
        source.subscribe(made)
        outlet.begin()
        made.request(most)
    }

    private func begin(_ publisher: Inner, next: @escaping () -> Void) {
        let key = Locked<ObjectIdentifier?>(nil)
        let inlet = Inlet<Inner.Output, Inner.Failure>(outlet) {
            let id = key.withLock { $0 }
            let old = self.state.withLock { state in
                id.flatMap { state.inlets.removeValue(forKey: $0) }
            }
            withExtendedLifetime(old) {}
            next()
            self.finishIfDone()
        }
        let id = ObjectIdentifier(inlet)
        key.exchange(id)
        let demand = state.withLock { state in
            state.inlets[id] = inlet
            return state.demand
        }
        publisher.subscribe(inlet.feeder)
        inlet.request(demand)
    }

    private func finishIfDone() {
        if state.withLock({ $0.isOver && $0.inlets.isEmpty }) { outlet.finish(.finished) }
    }
}

/// The latest publisher and its outlet.
private final class Switching<Inner: Publisher>: @unchecked Sendable {
    private struct State {
        var inner: Feeder<Inner.Output, Inner.Failure>?
        var isOver = false
        var turn = 0
    }

    private let outlet: Outlet<Inner.Output, Inner.Failure>
    private let state = Locked(State())

    init(_ downstream: AnySubscriber<Inner.Output, Inner.Failure>) {
        outlet = Outlet(downstream)
    }

    func start<P: Publisher>(_ source: P)
    where P.Output == Inner, P.Failure == Inner.Failure {
        let feeder = Feeder<Inner, Inner.Failure>(
            onValue: { self.take($0) },
            onEnd: { completion in
                if case .failure(let error) = completion { return self.outlet.fail(error) }
                let isDone = self.state.withLock { state in
                    state.isOver = true
                    return state.inner == nil
                }
                if isDone { self.outlet.finish(.finished) }
            })
        outlet.onRequest.exchange { demand in
            self.state.withLock { $0.inner }?.request(demand)
        }
        outlet.onCancel.exchange {
            feeder.cancel()
            var old = State(isOver: true)
            self.state.withLock { swap(&$0, &old) }
            old.inner?.cancel()
        }
        source.subscribe(feeder)
        outlet.begin()
        feeder.request(.unlimited)
    }

    private func take(_ publisher: Inner) {
        let turn = state.withLock { state in
            state.turn += 1
            return state.turn
        }
        let isLatest = { self.state.withLock { $0.turn } == turn }
        let next = Feeder<Inner.Output, Inner.Failure>(
            onValue: { if isLatest() { self.outlet.send($0) } },
            onEnd: { completion in
                guard isLatest() else { return }
                if case .failure(let error) = completion { return self.outlet.fail(error) }
                let isDone = self.state.withLock { state in
                    state.inner = nil
                    return state.isOver
                }
                if isDone { self.outlet.finish(.finished) }
            })
        let old = state.withLock { state in
            defer { state.inner = next }
            return state.inner
        }
        old?.cancel()
        publisher.subscribe(next)
        next.request(outlet.demand)
    }
}
