/// A place for the publishers that operators make.
///
/// Apple: "Publishers" (Combine).
public enum Publishers {
    /// A publisher that changes or leaves out the values of another.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What becomes of a value; `nil` leaves it out.
        public let transform: (Upstream.Output) -> Output?

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Filtering(downstream: subscriber, transform: transform))
        }
    }
}

/// Asks for one value more for each that it leaves out.
private struct Filtering<Input, Downstream: Subscriber>: Subscriber {
    let downstream: Downstream
    let transform: (Input) -> Downstream.Input?

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// What `transform` makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self) { .some(transform($0)) }
    }

    /// What `transform` makes of each value of which it makes something.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// The values for which `isIncluded` holds.
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.CompactMap<Self, Output> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// The values after the first `count`.
    public func dropFirst(_ count: Int = 1) -> Deferred<Publishers.CompactMap<Self, Output>> {
        Deferred {
            let left = Locked(count)
            return filter { _ in
                left.withLock { left in
                    defer { left -= left > 0 ? 1 : 0 }
                    return left <= 0
                }
            }
        }
    }

    /// The values that differ from the one before.
    public func removeDuplicates() -> Deferred<Publishers.CompactMap<Self, Output>>
    where Output: Equatable {
        Deferred {
            let last = Locked<Output?>(nil)
            return filter { last.exchange($0) != $0 }
        }
    }

    /// The same publisher, its type forgotten.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Makes a publisher anew for each subscriber.
///
/// Apple: "Deferred" (Combine).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Called for each subscriber.
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

/// A publisher of whatever type.
///
/// Apple: "AnyPublisher" (Combine).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    /// Hands out what `publisher` does.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self.publisher = publisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}

/// One value, then the end.
///
/// Apple: "Just" (Combine).
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
        let subject = CurrentValueSubject<Output, Never>(output)
        subscriber.receive(subscription: Once(subject, subscriber))
    }

    /// Hands the value out when it is first asked for.
    private final class Once: Subscription {
        private let deliver: Locked<(() -> Void)?>

        init<S: Subscriber>(_ subject: CurrentValueSubject<Output, Never>, _ subscriber: S)
        where S.Input == Output, S.Failure == Never {
            deliver = Locked {
                _ = subscriber.receive(subject.value)
                subscriber.receive(completion: .finished)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            deliver.exchange(nil)?()
        }

        func cancel() { deliver.exchange(nil) }
    }
}
