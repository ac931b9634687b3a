/// The values of a publisher that never fails, one after the other as they are waited for.
///
/// Apple: "AsyncPublisher" (Combine).
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The values are those of the publisher.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Waits for values.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, Never>

        init(_ publisher: P) {
            inbox = Inbox(publisher)
        }

        /// The next value; `nil` at the end, and when the task is cancelled.
        public mutating func next() async -> P.Output? {
            try? await inbox.next()
        }
    }
}

/// The values of a publisher, one after the other as they are waited for; its error is thrown.
///
/// Apple: "AsyncThrowingPublisher" (Combine).
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The values are those of the publisher.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Waits for values.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, P.Failure>

        init(_ publisher: P) {
            inbox = Inbox(publisher)
        }

        /// The next value; `nil` at the end, and when the task is cancelled.
        public mutating func next() async throws -> P.Output? { try await inbox.next() }
    }
}

extension Publisher where Failure == Never {
    /// The values, to be waited for with `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, to be waited for with `for try await`.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks for a value when somebody waits for one.
private final class Inbox<Output, Failure: Error>: @unchecked Sendable {
    private typealias Waiting = CheckedContinuation<HandedOver<Output?>, any Error>

    private struct State {
        var waiting: Waiting?
        /// How it ended; `nil` as long as it has not.
        var end: Subscribers.Completion<Failure>?
    }

    private let state = Locked(State())
    private let feeder = Locked<Feeder<Output, Failure>?>(nil)

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let made = Feeder<Output, Failure>(
            onValue: { [weak self] value in self?.take(value) },
            onEnd: { [weak self] completion in self?.end(completion) })
        feeder.exchange(made)
        publisher.subscribe(made)
    }

    deinit {
        feeder.exchange(nil)?.cancel()
    }

    private func take(_ value: Output) {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: HandedOver(value))
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let waiting = state.withLock { state in
            state.end = state.end ?? completion
            defer { state.waiting = nil }
            return state.waiting
        }
        switch completion {
        case .finished: waiting?.resume(returning: HandedOver(nil))
        case .failure(let error): waiting?.resume(throwing: error)
        }
    }

    private func stop() {
        feeder.exchange(nil)?.cancel()
        end(.finished)
    }

    func next() async throws -> Output? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (waiting: Waiting) in
                let end = state.withLock { state in
                    if state.end == nil { state.waiting = waiting }
                    return state.end
                }
                switch end {
                case nil: feeder.withLock { $0 }?.request(.max(1))
                case .finished?: waiting.resume(returning: HandedOver(nil))
                case .failure(let error)?:
                    // Thrown once; then it is over.
                    state.withLock { $0.end = .finished }
                    waiting.resume(throwing: error)
                }
            }.value
        } onCancel: {
            stop()
        }
    }
}
