extension Subscribers {
    /// A subscriber that sets a property to each value.
    ///
    /// Apple: "Subscribers.Assign" (Combine). It keeps its object until it ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// The publisher never fails.
        public typealias Failure = Never

        private let feeder: Feeder<Input, Never>
        private let kept: Locked<Root?>
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that sets a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            let kept = Locked<Root?>(object)
            self.kept = kept
            self.keyPath = keyPath
            feeder = Feeder(
                onValue: { value in kept.withLock { $0 }?[keyPath: keyPath] = value },
                onEnd: { _ in kept.exchange(nil) })
        }

        /// The object; `nil` once it is over.
        public var object: Root? { kept.withLock { $0 } }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            feeder.request(.unlimited)
            feeder.receive(subscription: subscription)
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Subscribers.Demand { feeder.receive(value) }
        /// Lets go of the object.
        public func receive(completion: Subscribers.Completion<Never>) {
            feeder.receive(completion: completion)
        }

        /// Cancels the subscription and lets go of the object.
        public func cancel() {
            feeder.cancel()
            kept.exchange(nil)
        }
    }
}
