/// A namespace of the publishers that operators make.
///
/// Apple: "Publishers" (Combine).
public enum Publishers {
    /// A publisher that transforms the values of another.
    ///
    /// Apple: "Publishers.Map" (Combine).
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Transforms a value.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher that transforms the values of `upstream`.
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

    /// A publisher that transforms the values of another, or leaves them out.
    ///
    /// Apple: "Publishers.CompactMap" (Combine).
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Transforms a value; `nil` leaves the value out.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher that transforms the values of `upstream`, without those for which
        /// `transform` returns `nil`.
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

    /// A publisher that leaves out some values of another.
    ///
    /// Apple: "Publishers.Filter" (Combine).
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Whether a value is published.
        public let isIncluded: (Output) -> Bool

        /// Creates a publisher of those values of `upstream` for which `isIncluded` holds.
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

    /// A publisher that leaves out the first values of another. Each subscription counts for
    /// itself.
    ///
    /// Apple: "Publishers.Drop" (Combine).
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// The number of values that are left out.
        public let count: Int

        /// Creates a publisher of the values of `upstream` after the first `count`.
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

    /// A publisher that leaves out values that equal the one before. Each subscription compares for
    /// itself.
    ///
    /// Apple: "Publishers.RemoveDuplicates" (Combine).
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// Whether a value, the second one, counts as equal to the one before.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher of those values of `upstream` that do not equal the one before by
        /// `predicate`.
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
    /// Publishes the values, transformed by `transform`.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Publishes the values, transformed by `transform`, without those for which it returns `nil`.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Publishes the values for which `isIncluded` holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes the values after the first `count`.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Publishes the values that do not equal the one before by `predicate`.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Publishes the values that do not equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// The same publisher with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that makes another one for each subscriber.
///
/// Apple: "Deferred" (Combine).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The values are of the type of those of the publisher made for a subscriber.
    public typealias Output = DeferredPublisher.Output
    /// The publisher fails as the one made for a subscriber does.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Makes a publisher for this subscriber and subscribes to that.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

/// A publisher whose type is hidden.
///
/// Apple: "AnyPublisher" (Combine).
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    fileprivate let publisher: any Publisher<Output, Failure>
    /// The name of the type.
    public var description: String { "AnyPublisher" }

    /// Hides the type of `publisher`.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self.publisher = publisher
    }

    /// Subscribes to the hidden publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }
}

/// A publisher of one value.
///
/// Apple: "Just" (Combine).
public struct Just<Output>: Publisher {
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher that publishes `output`, then finishes.
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

extension Publisher {
    /// What a subscription is called where it is printed: the values of a sequence, or else the publisher's type without what it is
    /// made of.
    var subscriptionName: String {
        if let hidden = self as? AnyPublisher<Output, Failure> {
            return hidden.publisher.subscriptionName
        }
        if let sequence = self as? any SequencePublisher { return sequence.values }
        return String("\(type(of: self))".prefix { $0 != "<" })
    }
}

/// A publisher of values that can be printed.
protocol SequencePublisher {
    var values: String { get }
}

extension Publishers.Sequence: SequencePublisher {
    var values: String { "\(sequence)" }
}
