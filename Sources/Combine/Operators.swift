/// A place for the publishers that operators make.
///
/// Apple: "Publishers" (Combine).
public enum Publishers {
    /// A publisher that changes the values of another.
    ///
    /// Apple: "Publishers.Map" (Combine).
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What becomes of a value.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of what `transform` makes of the values of `upstream`.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Subscribes to the upstream publisher, transforming its values.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Filtering(downstream: subscriber, transform: transform))
        }
    }

    /// A publisher that changes or leaves out the values of another.
    ///
    /// Apple: "Publishers.CompactMap" (Combine).
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What becomes of a value; `nil` leaves it out.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of what `transform` makes of those values of `upstream` of which it makes something.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Subscribes to the upstream publisher, dropping values for which there is no result.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Filtering(downstream: subscriber, transform: transform))
        }
    }

    /// A publisher that leaves out values of another.
    ///
    /// Apple: "Publishers.Filter" (Combine).
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is handed on.
        public let isIncluded: (Output) -> Bool

        /// A publisher of the values of `upstream` for which `isIncluded` holds.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Subscribes to the upstream publisher, dropping values that are not included.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(
                Filtering(downstream: subscriber) { isIncluded($0) ? $0 : nil })
        }
    }

    /// A publisher that leaves out the first values of another; each subscription counts for itself.
    ///
    /// Apple: "Publishers.Drop" (Combine).
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        /// A publisher of the values of `upstream` after the first `count`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Subscribes to the upstream publisher, dropping its first values. Each subscriber counts
        /// for itself.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let left = Locked(count)
            upstream.subscribe(
                Filtering(downstream: subscriber) { value in
                    let isOver = left.withLock { left in
                        defer { left -= left > 0 ? 1 : 0 }
                        return left <= 0
                    }
                    return isOver ? value : nil
                })
        }
    }

    /// A publisher that leaves out values that are as the one before; each subscription compares for
    /// itself.
    ///
    /// Apple: "Publishers.RemoveDuplicates" (Combine).
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value, the second, counts as the same as the one before.
        public let predicate: (Output, Output) -> Bool

        /// A publisher of the values of `upstream` that are not, by `predicate`, as the one before.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Subscribes to the upstream publisher, dropping each value that equals the last one
        /// passed on.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (last, predicate) = (Locked<Output?>(nil), predicate)
            upstream.subscribe(
                Filtering(downstream: subscriber) { value in
                    // Compared outside the lock: it is foreign code.
                    if let before = last.withLock({ $0 }), predicate(before, value) { return nil }
                    last.exchange(value)
                    return value
                })
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
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// What `transform` makes of each value of which it makes something.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// The values for which `isIncluded` holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values after the first `count`.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// The values that are not, by `predicate`, as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The values that differ from the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// The same publisher, its type forgotten.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Makes a publisher anew for each subscriber.
///
/// Apple: "Deferred" (Combine).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values are of the type that the publisher made for each subscriber has.
    public typealias Output = DeferredPublisher.Output
    /// The publisher fails as the one made for a subscriber does.
    public typealias Failure = DeferredPublisher.Failure

    /// Called for each subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Makes a publisher for this subscriber and subscribes to that.
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

    /// Subscribes to the hidden publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}

/// One value, then the end.
///
/// Apple: "Just" (Combine).
public struct Just<Output>: Publisher {
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Publishes `output`, then ends.
    public init(_ output: Output) {
        self.output = output
    }

    /// Gives the subscriber the one value, then finishes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(output, subscriber))
    }

    /// Hands the value out when it is first asked for.
    private final class Once: Subscription {
        private let deliver: Locked<(() -> Void)?>

        init<S: Subscriber>(_ output: Output, _ subscriber: S)
        where S.Input == Output, S.Failure == Never {
            deliver = Locked {
                _ = subscriber.receive(output)
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
