/// A publisher that publishes nothing before it is connected.
///
/// Apple: "ConnectablePublisher" (Combine).
public protocol ConnectablePublisher: Publisher {
    /// Begins to publish values; cancelling the result ends that.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects the publisher with the first subscription, and disconnects it with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    /// A publisher that connects another one as long as there are subscriptions.
    ///
    /// Apple: "Publishers.Autoconnect" (Combine).
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The values are of the upstream publisher's type.
        public typealias Output = Upstream.Output
        /// The publisher fails as the upstream publisher does.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let state = Locked(State())

        private struct State {
            var subscriptions = 0
            var connection: (any Cancellable)?
        }

        /// Creates a publisher that connects `upstream` as long as there are subscriptions.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Subscribes to the upstream publisher; the first subscriber connects it.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Counted(subscriber, in: self))
            let isFirst = state.withLock { state in
                state.subscriptions += 1
                return state.subscriptions == 1
            }
            if isFirst {
                let connection = upstream.connect()
                state.withLock { $0.connection = connection }
            }
        }

        private func endOne() {
            let connection = state.withLock { state -> (any Cancellable)? in
                state.subscriptions -= 1
                guard state.subscriptions == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }

        /// A subscriber between the publisher and the downstream one, which sees the end of the
        /// subscription.
        private final class Counted<Downstream: Subscriber>: Subscriber, Subscription
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let downstream: Downstream
            private let publisher: Locked<Autoconnect?>
            private let subscription = Locked<(any Subscription)?>(nil)

            init(_ downstream: Downstream, in publisher: Autoconnect) {
                self.downstream = downstream
                self.publisher = Locked(publisher)
            }

            func receive(subscription: any Subscription) {
                self.subscription.exchange(subscription)
                downstream.receive(subscription: self)
            }

            func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

            func receive(completion: Subscribers.Completion<Failure>) {
                subscription.exchange(nil)
                downstream.receive(completion: completion)
            }

            func request(_ demand: Subscribers.Demand) {
                subscription.withLock { $0 }?.request(demand)
            }

            func cancel() {
                subscription.exchange(nil)?.cancel()
                publisher.exchange(nil)?.endOne()
            }
        }
    }
}
