// swift-format-ignore-file: OnlyOneTrailingClosureArgument
extension Publisher {
    /// Publishes the values, transformed by a closure whose error ends it.
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        trySifted { { .pass(try transform($0)) } }
    }

    /// Publishes the results that are not `nil`, of a closure whose error ends it.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> AnyPublisher<T, any Error> {
        trySifted { { try transform($0).map { .pass($0) } ?? .skip } }
    }

    /// Publishes the values for which a closure holds, whose error ends it.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        trySifted { { try isIncluded($0) ? .pass($0) : .skip } }
    }

    /// Publishes a property of the values.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    /// Publishes two properties of the values.
    public func map<A, B>(
        _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
    ) -> Publishers.Map<Self, (A, B)> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }

    /// Publishes three properties of the values.
    public func map<A, B, C>(
        _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
    ) -> Publishers.Map<Self, (A, B, C)> {
        map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
    }

    /// Publishes a value in place of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }

    /// Publishes what a closure makes of the last result and each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        sifted {
            let last = Locked(initialResult)
            return { value in
                let next = nextPartialResult(last.withLock { $0 }, value)
                last.exchange(next)
                return .pass(next)
            }
        }
    }

    /// Publishes what a closure, whose error ends it, makes of the last result and each value.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        trySifted {
            let last = Locked(initialResult)
            return { value in
                let next = try nextPartialResult(last.withLock { $0 }, value)
                last.exchange(next)
                return .pass(next)
            }
        }
    }

    /// Publishes the values that do not equal the one before by a closure whose error ends it.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        trySifted {
            let last = Locked<Output?>(nil)
            return { value in
                if let before = last.withLock({ $0 }), try predicate(before, value) { return .skip }
                last.exchange(value)
                return .pass(value)
            }
        }
    }

    /// Publishes the values from the first one on for which a closure does not hold.
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        sifted {
            let isOpen = Locked(false)
            return { value in
                if isOpen.withLock({ $0 }) { return .pass(value) }
                if predicate(value) { return .skip }
                isOpen.exchange(true)
                return .pass(value)
            }
        }
    }

    /// Publishes the values until a closure no longer holds, then finishes.
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        sifted { { predicate($0) ? .pass($0) : .end(.finished) } }
    }

    /// Publishes the values until a closure, whose error ends it, no longer holds, then finishes.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        trySifted { { try predicate($0) ? .pass($0) : .end(.finished) } }
    }

    /// Publishes the first values up to a number, then finishes.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return AnyPublisher(Empty()) }
        return output(in: 0..<maxLength)
    }

    /// Publishes the value at an index, then finishes.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> {
        output(in: index..<(index + 1))
    }

    /// Publishes the values at indices, then finishes.
    public func output<R: RangeExpression<Int>>(in range: R) -> AnyPublisher<Output, Failure> {
        let range = range.relative(to: 0..<Int.max)
        guard !range.isEmpty else { return AnyPublisher(Empty()) }
        return sifted {
            let count = Locked(0)
            return { value in
                let index = count.withLock { count in
                    defer { count += 1 }
                    return count
                }
                if index < range.lowerBound { return .skip }
                return index >= range.upperBound - 1 ? .last(value) : .pass(value)
            }
        }
    }

    /// Publishes the first value, then finishes.
    public func first() -> AnyPublisher<Output, Failure> { sifted { { .last($0) } } }

    /// Publishes the first value for which a closure holds, then finishes.
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        sifted { { predicate($0) ? .last($0) : .skip } }
    }

    /// Publishes the first value for which a closure, whose error ends it, holds, then finishes.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        trySifted { { try predicate($0) ? .last($0) : .skip } }
    }

    /// Says that a publisher that never fails may fail with an error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
    where Failure == Never {
        sifted(ending: { _ in .finished }) { { .pass($0) } }
    }

    /// Fails with another error.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> AnyPublisher<Output, E> {
        sifted(ending: { $0.mapError(transform) }) { { .pass($0) } }
    }

    /// Ends the program where the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        sifted(ending: { end in
            if case .failure(let error) = end {
                let words = prefix.isEmpty ? "\(error)" : "\(prefix): \(error)"
                fatalError(words, file: file, line: line)
            }
            return .finished
        }) { { .pass($0) } }
    }

    /// Publishes what an encoder makes of the values; its error ends it.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    /// Publishes what a decoder makes of the values; its error ends it.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}
