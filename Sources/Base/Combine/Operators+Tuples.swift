extension Publishers {
    /// A publisher of pairs of the first values of two publishers, of the second, and so on.
    ///
    /// Apple: "Publishers.Zip" (Combine). It finishes as soon as a publisher has finished whose values have all
    /// gone out.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// Pairs.
        public typealias Output = (A.Output, B.Output)
        /// The publisher fails as the publishers do.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of pairs.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        private struct State {
            var a: [A.Output] = []
            var b: [B.Output] = []
            var isOverA = false
            var isOverB = false
        }

        /// Subscribes to both publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
            let state = Locked(State())
            let step = {
                let (pair, isDone) = state.withLock { state -> (Output?, Bool) in
                    var pair: Output?
                    if !state.a.isEmpty, !state.b.isEmpty {
                        pair = (state.a.removeFirst(), state.b.removeFirst())
                    }
                    let isDone =
                        (state.isOverA && state.a.isEmpty) || (state.isOverB && state.b.isEmpty)
                    return (pair, isDone)
                }
                if let pair { outlet.send(pair) }
                if isDone { outlet.finish(.finished) }
            }
            let end = { (completion: Subscribers.Completion<Failure>) in
                if case .failure(let error) = completion { outlet.fail(error) } else { step() }
            }
            let feedA = Feeder<A.Output, Failure>(
                onValue: { value in
                    state.withLock { $0.a.append(value) }
                    step()
                },
                onEnd: { completion in
                    state.withLock { $0.isOverA = true }
                    end(completion)
                })
            let feedB = Feeder<B.Output, Failure>(
                onValue: { value in
                    state.withLock { $0.b.append(value) }
                    step()
                },
                onEnd: { completion in
                    state.withLock { $0.isOverB = true }
                    end(completion)
                })
            outlet.onRequest.exchange { demand in
                feedA.request(demand)
                feedB.request(demand)
            }
            outlet.onCancel.exchange {
                feedA.cancel()
                feedB.cancel()
            }
            a.subscribe(feedA)
            b.subscribe(feedB)
            outlet.begin()
        }
    }

    /// A publisher of the latest values of two publishers, whenever one of them publishes.
    ///
    /// Apple: "Publishers.CombineLatest" (Combine). It publishes nothing until both have. Demand goes to both; a
    /// pair that nobody wants is dropped.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// Pairs.
        public typealias Output = (A.Output, B.Output)
        /// The publisher fails as the publishers do.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of pairs.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        private struct State {
            var a: A.Output?
            var b: B.Output?
            var left = 2
        }

        /// Subscribes to both publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
            let state = Locked(State())
            let step = {
                let pair = state.withLock { state -> Output? in
                    guard let a = state.a, let b = state.b else { return nil }
                    return (a, b)
                }
                if let pair { outlet.offer(pair) }
            }
            let end = { (completion: Subscribers.Completion<Failure>) in
                if case .failure(let error) = completion { return outlet.fail(error) }
                let isDone = state.withLock { state in
                    state.left -= 1
                    return state.left == 0
                }
                if isDone { outlet.finish(.finished) }
            }
            let feedA = Feeder<A.Output, Failure>(
                onValue: { value in
                    state.withLock { $0.a = value }
                    step()
                }, onEnd: end)
            let feedB = Feeder<B.Output, Failure>(
                onValue: { value in
                    state.withLock { $0.b = value }
                    step()
                }, onEnd: end)
            outlet.onRequest.exchange { demand in
                feedA.request(demand)
                feedB.request(demand)
            }
            outlet.onCancel.exchange {
                feedA.cancel()
                feedB.cancel()
            }
            // Both are there before either publishes, as what a value asks for goes to both.
            a.subscribe(feedA)
            b.subscribe(feedB)
            outlet.begin()
        }
    }
}

extension Publisher {
    /// Publishes pairs of the first values of both publishers, of the second, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure { Publishers.Zip(self, other) }

    /// Publishes what a closure makes of the first values of both publishers, of the second, and so on.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Publishes triples of the first values of three publishers, of the second, and so on.
    public func zip<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// Publishes the latest values of both publishers, whenever one of them publishes.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes what a closure makes of the latest values of both publishers.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of three publishers, whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
            .eraseToAnyPublisher()
    }

    /// Publishes what a closure makes of the latest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
    }

    /// Publishes the latest values of four publishers, whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
            .eraseToAnyPublisher()
    }
}

extension Publishers {
    /// Publishes the latest values of three publishers, whenever one of them publishes.
    ///
    /// Apple: "Publishers.CombineLatest3" (Combine), a type there.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure { a.combineLatest(b, c) }

    /// Publishes the latest values of four publishers, whenever one of them publishes.
    ///
    /// Apple: "Publishers.CombineLatest4" (Combine), a type there.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        a.combineLatest(b, c, d)
    }

    /// Publishes triples of the first values of three publishers, of the second, and so on.
    ///
    /// Apple: "Publishers.Zip3" (Combine), a type there.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure { a.zip(b, c) }

    /// Publishes the values of two publishers, as they come.
    ///
    /// Apple: "Publishers.Merge" (Combine), a type there.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func Merge<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
    ) -> AnyPublisher<A.Output, A.Failure>
    where B.Output == A.Output, B.Failure == A.Failure { a.merge(with: b) }

    /// Publishes the values of three publishers, as they come.
    ///
    /// Apple: "Publishers.Merge3" (Combine), a type there.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<A.Output, A.Failure>
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure
    {
        a.merge(with: b, c)
    }
}
