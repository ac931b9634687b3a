extension Publisher {
    /// Publishes one value for all, when the publisher finishes or `add` has it earlier.
    ///
    /// All values are asked for as soon as one is wanted.
    func gathered<S, T>(
        _ start: S, _ add: @escaping (inout S, Output) throws -> T?,
        result: @escaping (S) -> T?
    ) -> AnyPublisher<T, any Error> {
        AnyPublisher { downstream in
            let outlet = Outlet<T, any Error>(downstream)
            let kept = Locked(S?.some(start))
            let end: (Result<T?, any Error>) -> Void = { found in
                switch found {
                case .success(let value):
                    if let value { outlet.send(value) }
                    outlet.finish(.finished)
                case .failure(let error): outlet.fail(error)
                }
            }
            let feeder = Locked<Feeder<Output, Failure>?>(nil)
            feeder.exchange(
                Feeder(
                    onValue: { value in
                        // Taken out while foreign code has it; nothing is there once it is over.
                        guard var state = kept.exchange(nil) else { return }
                        let found = Result { try add(&state, value) }
                        if case .success(nil) = found {
                            kept.exchange(state)
                            return
                        }
                        feeder.exchange(nil)?.cancel()
                        end(found)
                    },
                    onEnd: { completion in
                        feeder.exchange(nil)
                        guard let state = kept.exchange(nil) else { return }
                        switch completion {
                        case .finished: end(.success(result(state)))
                        case .failure(let error): end(.failure(error))
                        }
                    }))
            let source = feeder.withLock { $0 }
            let isAsked = Locked(false)
            outlet.onRequest.exchange { demand in
                guard demand > .none, !isAsked.exchange(true) else { return }
                source?.request(.unlimited)
            }
            outlet.onCancel.exchange { feeder.exchange(nil)?.cancel() }
            if let source { subscribe(source) }
            outlet.begin()
        }
    }

    /// The same where nothing fails but the publisher.
    private func summed<S, T>(
        _ start: S, _ add: @escaping (inout S, Output) -> T?, result: @escaping (S) -> T?
    ) -> AnyPublisher<T, Failure> {
        gathered(start, add, result: result).mapError { error in
            guard let error = error as? Failure else {
                preconditionFailure(
                    "\(error) comes from the publisher, whose errors are \(Failure.self)")
            }
            return error
        }
    }

    /// Publishes what a closure makes of all values, when the publisher finishes.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        summed(
            initialResult,
            { state, value in
                state = nextPartialResult(state, value)
                return nil
            }, result: { $0 })
    }

    /// Publishes what a closure, whose error ends it, makes of all values, when the publisher finishes.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        gathered(
            initialResult,
            { state, value in
                state = try nextPartialResult(state, value)
                return nil
            }, result: { $0 })
    }

    /// Publishes all values as one array, when the publisher finishes.
    public func collect() -> AnyPublisher<[Output], Failure> {
        summed(
            [],
            { state, value in
                state.append(value)
                return nil
            }, result: { $0 })
    }

    /// Publishes arrays of a number of values each; the last one may be shorter.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<[Output], Failure>(downstream)
            let kept = Locked<[Output]>([])
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    let full = kept.withLock { kept -> [Output]? in
                        kept.append(value)
                        guard kept.count >= count else { return nil }
                        defer { kept = [] }
                        return kept
                    }
                    if let full { outlet.send(full) }
                },
                onEnd: { completion in
                    let rest = kept.exchange([])
                    if case .finished = completion, !rest.isEmpty { outlet.send(rest) }
                    outlet.finish(completion)
                })
            outlet.onRequest.exchange { demand in
                // As many values as fill the arrays that are wanted.
                let values = demand.max.map {
                    $0.multipliedReportingOverflow(by: Swift.max(1, count))
                }
                let isEndless = values.map(\.overflow) ?? true
                feeder.request(isEndless ? .unlimited : .max(values?.partialValue ?? 0))
            }
            outlet.onCancel.exchange { feeder.cancel() }
            subscribe(feeder)
            outlet.begin()
        }
    }

    /// Publishes the number of values, when the publisher finishes.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Publishes the last value, when the publisher finishes.
    public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

    /// Publishes the last value for which a closure holds, when the publisher finishes.
    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        summed(
            Output?.none,
            { state, value in
                if predicate(value) { state = value }
                return nil
            }, result: { $0 })
    }

    /// Publishes whether a closure holds for some value: at once if it does, else when the publisher finishes.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Bool, Failure> {
        summed((), { _, value in predicate(value) ? true : nil }, result: { false })
    }

    /// Publishes whether a value is among those published.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure>
    where Output: Equatable {
        contains { $0 == output }
    }

    /// Publishes whether a closure holds for all values: at once if it does not for one, else when the publisher
    /// finishes.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Bool, Failure> {
        summed((), { _, value in predicate(value) ? nil : false }, result: { true })
    }

    /// The same for a closure whose error ends it.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Bool, any Error> {
        gathered((), { _, value in try predicate(value) ? nil : false }, result: { true })
    }

    /// Publishes the least value, when the publisher finishes.
    public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }

    /// Publishes the least value by a closure, when the publisher finishes.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        summed(
            Output?.none,
            { state, value in
                if let least = state, !areInIncreasingOrder(value, least) { return nil }
                state = value
                return nil
            }, result: { $0 })
    }

    /// Publishes the greatest value, when the publisher finishes.
    public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }

    /// Publishes the greatest value by a closure, when the publisher finishes.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        summed(
            Output?.none,
            { state, value in
                if let most = state, !areInIncreasingOrder(most, value) { return nil }
                state = value
                return nil
            }, result: { $0 })
    }

    /// Publishes nothing but the end.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        sifted { { _ in .skip } }
    }

    /// Publishes a value where the publisher finishes without one.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            let outlet = Outlet<Output, Failure>(downstream)
            let isEmpty = Locked(true)
            let feeder = Feeder<Output, Failure>(
                onValue: { value in
                    isEmpty.exchange(false)
                    outlet.send(value)
                },
                onEnd: { completion in
                    if case .finished = completion, isEmpty.withLock({ $0 }) {
                        outlet.send(output)
                    }
                    outlet.finish(completion)
                })
            outlet.onRequest.exchange { feeder.request($0) }
            outlet.onCancel.exchange { feeder.cancel() }
            subscribe(feeder)
            outlet.begin()
        }
    }
}
