// swift-format-ignore-file: OnlyOneTrailingClosureArgument
/// What a sieve does with one value.
enum SieveStep<Output, Failure: Error> {
    /// It passes a value on.
    case pass(Output)
    /// It asks for another value.
    case skip
    /// It ends.
    case end(Subscribers.Completion<Failure>)
    /// It passes a value on and ends.
    case last(Output)
}

/// A stage between publisher and subscriber that makes at most one value of each. Demand goes through as it is.
final class Sieve<Input, InFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    private struct State {
        var downstream: AnySubscriber<Output, Failure>?
        var upstream: (any Subscription)?
    }

    private let state: Locked<State>
    private let step: (Input) -> SieveStep<Output, Failure>
    private let finish: (Subscribers.Completion<InFailure>) -> Subscribers.Completion<Failure>

    init(
        _ downstream: AnySubscriber<Output, Failure>,
        finish: @escaping (Subscribers.Completion<InFailure>) -> Subscribers.Completion<Failure>,
        step: @escaping (Input) -> SieveStep<Output, Failure>
    ) {
        state = Locked(State(downstream: downstream))
        self.finish = finish
        self.step = step
    }

    /// Lets go of both sides, after the lock.
    private func close() -> State {
        var over = State()
        state.withLock { swap(&$0, &over) }
        return over
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state in
            state.upstream = subscription
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = state.withLock({ $0.downstream }) else { return .none }
        switch step(input) {
        case .pass(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .end(let completion): end(with: completion)
        case .last(let output):
            _ = downstream.receive(output)
            end(with: .finished)
        }
        return .none
    }

    private func end(with completion: Subscribers.Completion<Failure>) {
        let old = close()
        old.upstream?.cancel()
        old.downstream?.receive(completion: completion)
    }

    func receive(completion: Subscribers.Completion<InFailure>) {
        close().downstream?.receive(completion: finish(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.upstream }?.request(demand)
    }

    func cancel() { close().upstream?.cancel() }
}

extension Publisher {
    /// The values as a sieve passes them on, with a step of its own for each subscription.
    func sifted<T>(
        _ makeStep: @escaping () -> (Output) -> SieveStep<T, Failure>
    ) -> AnyPublisher<T, Failure> {
        sifted(ending: { $0 }, makeStep)
    }

    /// The same for steps that may fail with any error.
    func trySifted<T>(
        _ makeStep: @escaping () -> (Output) throws -> SieveStep<T, any Error>
    ) -> AnyPublisher<T, any Error> {
        sifted(ending: { $0.mapError { $0 } }) {
            let step = makeStep()
            return { value in
                do { return try step(value) } catch { return .end(.failure(error)) }
            }
        }
    }

    /// The same where the end becomes another one.
    func sifted<T, E: Error>(
        ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<E>,
        _ makeStep: @escaping () -> (Output) -> SieveStep<T, E>
    ) -> AnyPublisher<T, E> {
        AnyPublisher { subscribe(Sieve($0, finish: ending, step: makeStep())) }
    }
}
