extension Subscribers {
    /// A subscriber that asks for all values and passes them to closures.
    ///
    /// Apple: "Subscribers.Sink" (Combine).
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let subscription = Locked<(any Subscription)?>(nil)
        private let isOver = Locked(false)
        private let onValue: (Input) -> Void
        private let onCompletion: (Completion<Failure>) -> Void

        /// Creates a subscriber that calls `receiveValue` with each value and `receiveCompletion`
        /// at the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onCompletion = receiveCompletion
            onValue = receiveValue
        }

        /// Asks for all values; if the sink was cancelled before, it cancels the subscription.
        public func receive(subscription: any Subscription) {
            guard !isOver.withLock({ $0 }) else { return subscription.cancel() }
            self.subscription.exchange(subscription)
            subscription.request(.unlimited)
        }

        /// Calls the closure with the value, unless the sink has ended.
        public func receive(_ input: Input) -> Demand {
            if !isOver.withLock({ $0 }) { onValue(input) }
            return .none
        }

        /// Calls the closure for the end, and releases the subscription.
        public func receive(completion: Completion<Failure>) {
            let wasOver = isOver.exchange(true)
            subscription.exchange(nil)
            if !wasOver { onCompletion(completion) }
        }

        /// Cancels the subscription. Neither closure is called afterwards.
        public func cancel() {
            isOver.exchange(true)
            subscription.exchange(nil)?.cancel()
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until the result is
    /// cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property to each value, until the result is cancelled or released; `object` is kept
    /// alive until then.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
