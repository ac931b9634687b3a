extension Publisher {
    /// Publishes the values of another publisher after those of this one, when it has finished.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { Chain($0, [AnyPublisher(self), AnyPublisher(publisher)]).start() }
    }

    /// Publishes further values after those of this publisher, when it has finished.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        append(elements)
    }

    /// Publishes the elements of a sequence after the values of this publisher, when it has finished.
    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
    where S.Element == Output { append(Publishers.Sequence<S, Failure>(sequence: elements)) }

    /// Publishes the values of another publisher first, and those of this one when that has finished.
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { publisher.append(self) }

    /// Publishes further values before those of this publisher.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence before the values of this publisher.
    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
    where S.Element == Output { prepend(Publishers.Sequence<S, Failure>(sequence: elements)) }

    /// Goes on with the publisher that a closure makes of an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { downstream in
            Recovery(downstream).run(self) { error, recovery in
                recovery.follow(handler(error))
            }
        }
    }

    /// Goes on with the publisher that a closure, which may throw another error, makes of an error.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        AnyPublisher { downstream in
            Recovery(downstream).run(self) { error, recovery in
                do {
                    recovery.follow(try handler(error).mapError { $0 as any Error })
                } catch {
                    recovery.outlet.fail(error)
                }
            }
        }
    }

    /// Publishes a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// Subscribes again after an error, up to a number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let left = Locked(retries)
            let recovery = Recovery<Output, Failure>(downstream)
            recovery.run(self) { [self] error, recovery in
                retry(after: error, left, recovery)
            }
        }
    }

    private func retry(
        after error: Failure, _ left: Locked<Int>, _ recovery: Recovery<Output, Failure>
    ) {
        let isAllowed = left.withLock { left in
            left -= 1
            return left >= 0
        }
        guard isAllowed else { return recovery.outlet.fail(error) }
        recovery.follow(self, onError: { retry(after: $0, left, recovery) })
    }
}

/// Publishers one after the other.
private final class Chain<Output, Failure: Error>: @unchecked Sendable {
    private let recovery: Recovery<Output, Failure>
    private let rest: Locked<[AnyPublisher<Output, Failure>]>

    init(
        _ downstream: AnySubscriber<Output, Failure>, _ all: [AnyPublisher<Output, Failure>]
    ) {
        recovery = Recovery(downstream)
        rest = Locked(all)
    }

    func start() {
        recovery.begin { self.next() }
    }

    private func next() {
        let publisher = rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let publisher else { return recovery.outlet.finish(.finished) }
        recovery.follow(publisher, onFinish: { self.next() })
    }
}

/// An outlet that has one publisher after another behind it. What is still wanted goes to each.
private final class Recovery<Output, Failure: Error>: @unchecked Sendable {
    let outlet: Outlet<Output, Failure>
    private let source = Locked<(any Cancellable)?>(nil)
    private let ask = Locked<((Subscribers.Demand) -> Void)?>(nil)
    private let isOver = Locked(false)

    init(_ downstream: AnySubscriber<Output, Failure>) {
        outlet = Outlet(downstream)
    }

    func begin(_ first: () -> Void) {
        outlet.onRequest.exchange { demand in self.ask.withLock { $0 }?(demand) }
        outlet.onCancel.exchange {
            self.isOver.exchange(true)
            self.ask.exchange(nil)
            self.source.exchange(nil)?.cancel()
        }
        first()
        outlet.begin()
    }

    /// Passes the values of a publisher on; an error goes to a closure.
    func run<P: Publisher>(
        _ publisher: P, onError: @escaping (P.Failure, Recovery) -> Void
    ) where P.Output == Output {
        begin { attach(publisher, onFinish: nil) { error in onError(error, self) } }
    }

    /// Goes on with another publisher.
    func follow<P: Publisher>(
        _ publisher: P, onFinish: (() -> Void)? = nil, onError: ((Failure) -> Void)? = nil
    ) where P.Output == Output, P.Failure == Failure {
        attach(publisher, onFinish: onFinish) { error in
            if let onError { onError(error) } else { self.outlet.fail(error) }
        }
    }

    private func attach<P: Publisher>(
        _ publisher: P, onFinish: (() -> Void)?, onError: @escaping (P.Failure) -> Void
    ) where P.Output == Output {
        guard !isOver.withLock({ $0 }) else { return }
        let feeder = Feeder<Output, P.Failure>(
            onValue: { self.outlet.send($0) },
            onEnd: { completion in
                switch completion {
                case .finished:
                    if let onFinish { onFinish() } else { self.outlet.finish(.finished) }
                case .failure(let error): onError(error)
                }
            })
        source.exchange(feeder)
        ask.exchange { feeder.request($0) }
        publisher.subscribe(feeder)
        feeder.request(outlet.demand)
    }
}
