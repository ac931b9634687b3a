/// A publisher without values.
///
/// Apple: "Empty" (Combine).
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes at once; it never ends otherwise.
    public let completeImmediately: Bool

    /// Creates a publisher that finishes at once, or never ends.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Creates a publisher of these types.
    public init(
        completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
    ) {
        self.completeImmediately = completeImmediately
    }

    /// Finishes at once, or never ends.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once.
///
/// Apple: "Fail" (Combine).
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher of a type of values that fails with an error.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Fails at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// A namespace of subscriptions.
///
/// Apple: "Subscriptions" (Combine).
public enum Subscriptions {
    private final class None: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    /// A subscription without values.
    public static var empty: any Subscription { None() }
}

/// A publisher of one value or an error that comes once, from work that begins at once.
///
/// Apple: "Future" (Combine). Later subscribers get the same value.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the value or the error.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Outlet<Output, Failure>] = []
    }

    private let state = Locked(State())

    /// Creates a publisher and begins its work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] result in
            let waiting = state.withLock { state -> [Outlet<Output, Failure>] in
                guard state.result == nil else { return [] }
                state.result = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for outlet in waiting { Self.tell(outlet, result) }
        }
    }

    private static func tell(
        _ outlet: Outlet<Output, Failure>, _ result: Result<Output, Failure>
    ) {
        switch result {
        case .success(let value):
            outlet.send(value)
            outlet.finish(.finished)
        case .failure(let error): outlet.fail(error)
        }
    }

    /// Gives the subscriber the value or the error, at once if it is there.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
        let state = state
        outlet.onCancel.exchange { [weak outlet] in
            state.withLock { $0.waiting.removeAll { $0 === outlet } }
        }
        outlet.begin()
        let result = state.withLock { state in
            if state.result == nil { state.waiting.append(outlet) }
            return state.result
        }
        if let result { Self.tell(outlet, result) }
    }
}

extension Publishers {
    /// A publisher of the elements of a sequence.
    ///
    /// Apple: "Publishers.Sequence" (Combine).
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of the elements of a sequence.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        /// Gives the subscriber as many elements as it asks for, then finishes.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let run = Run(AnySubscriber<Output, Failure>(subscriber), sequence.makeIterator())
            subscriber.receive(subscription: run)
            run.finishIfEmpty()
        }

        /// Hands elements out; asked for more meanwhile, it goes on where it is.
        private final class Run: Subscription {
            private struct State {
                var downstream: AnySubscriber<Output, Failure>?
                var iterator: Elements.Iterator
                var next: Output?
                var demand = Subscribers.Demand.none
                var isRunning = false
            }

            private let state: Locked<State>

            init(
                _ downstream: AnySubscriber<Output, Failure>, _ iterator: Elements.Iterator
            ) {
                var iterator = iterator
                let next = iterator.next()
                state = Locked(State(downstream: downstream, iterator: iterator, next: next))
            }

            func finishIfEmpty() {
                let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
                    guard state.next == nil else { return nil }
                    defer { state.downstream = nil }
                    return state.downstream
                }
                downstream?.receive(completion: .finished)
            }

            func request(_ demand: Subscribers.Demand) {
                let isMine = state.withLock { state in
                    state.demand += demand
                    defer { state.isRunning = true }
                    return !state.isRunning
                }
                guard isMine else { return }
                while let (value, downstream) = take() {
                    let more = downstream.receive(value)
                    state.withLock { $0.demand += more }
                    finishIfEmpty()
                }
            }

            private func take() -> (Output, AnySubscriber<Output, Failure>)? {
                state.withLock { state in
                    guard let downstream = state.downstream, state.demand > .none,
                        let value = state.next
                    else {
                        state.isRunning = false
                        return nil
                    }
                    state.demand.take()
                    state.next = state.iterator.next()
                    return (value, downstream)
                }
            }

            func cancel() {
                _ = state.withLock { state in
                    defer { state.downstream = nil }
                    return state.downstream
                }
            }
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}

extension Optional {
    /// A publisher of the value, which finishes at once where there is none.
    public var publisher: AnyPublisher<Wrapped, Never> {
        switch self {
        case .some(let value): AnyPublisher(Just(value))
        case .none: AnyPublisher(Empty())
        }
    }
}

extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> { Publisher(self).eraseToAnyPublisher() }

    /// A publisher of one value, or of an error.
    ///
    /// Apple: "Result.Publisher" (Combine).
    public struct Publisher: Combine.Publisher {
        /// What is published.
        public typealias Output = Success

        /// What is published.
        public let result: Result<Success, Failure>

        /// A publisher of a value or an error.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// A publisher of a value.
        public init(_ output: Success) { self.init(.success(output)) }

        /// A publisher of an error.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Publishes the value and finishes, or fails.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Success, S.Failure == Failure {
            let published: AnyPublisher<Success, Failure> =
                switch result {
                case .success(let value): Just(value).setFailureType(to: Failure.self)
                case .failure(let error): AnyPublisher(Fail(error: error))
                }
            published.receive(subscriber: subscriber)
        }
    }
}

/// A publisher of recorded values and a recorded end.
///
/// Apple: "Record" (Combine).
public struct Record<Output, Failure: Error>: Publisher {
    /// Values and an end.
    ///
    /// Apple: "Record.Recording".
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Creates a recording without values that finishes.
        public init() {
            self.init(output: [], completion: .finished)
        }

        /// Creates a recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }
        /// Sets the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            self.completion = completion
        }
    }

    /// What was recorded.
    public let recording: Recording

    /// Creates a publisher of a recording that a closure makes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Gives the subscriber as many values as it asks for, then the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let completion = recording.completion
        Publishers.Sequence<[Output], Failure>(sequence: recording.output)
            .sifted(ending: { _ in completion }) { { .pass($0) } }
            .subscribe(subscriber)
    }
}
