/// The end of an operator that collects, delays or joins values: it hands them out one at a time, in their order,
/// and no more than are wanted.
final class Outlet<Output, Failure: Error>: Subscription {
    private struct Entry {
        let value: Output
        let sent: (() -> Void)?
    }

    private struct State {
        /// `nil` when it is over.
        var downstream: AnySubscriber<Output, Failure>?
        var demand = Subscribers.Demand.none
        var waiting: [Entry] = []
        var completion: Subscribers.Completion<Failure>?
        /// Whether a thread hands values out: others only add theirs.
        var isDraining = false
    }

    private let state: Locked<State>
    /// Called with each demand that comes.
    let onRequest = Locked<((Subscribers.Demand) -> Void)?>(nil)
    /// Called when nobody wants values any more.
    let onCancel = Locked<(() -> Void)?>(nil)

    init(_ downstream: AnySubscriber<Output, Failure>) {
        state = Locked(State(downstream: downstream))
    }

    /// Hands the subscriber the subscription.
    func begin() { state.withLock { $0.downstream }?.receive(subscription: self) }

    /// How many values are wanted beyond those that wait.
    var demand: Subscribers.Demand { state.withLock { $0.demand } }

    /// Whether it is over.
    var isOver: Bool { state.withLock { $0.downstream == nil || $0.completion != nil } }

    /// Hands a value out as soon as one is wanted; `sent` is called then.
    func send(_ value: Output, sent: (() -> Void)? = nil) {
        state.withLock { state in
            guard state.downstream != nil, state.completion == nil else { return }
            state.waiting.append(Entry(value: value, sent: sent))
        }
        drain()
    }

    /// Hands a value out if one is wanted now; answers whether it was.
    @discardableResult
    func offer(_ value: Output) -> Bool {
        let isWanted = state.withLock { state in
            guard state.downstream != nil, state.completion == nil,
                state.demand > .max(state.waiting.count)
            else { return false }
            state.waiting.append(Entry(value: value, sent: nil))
            return true
        }
        if isWanted { drain() }
        return isWanted
    }

    /// Drops the value that waits longest; answers whether there was one.
    func dropFirst() -> Bool {
        let dropped = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        return dropped != nil
    }

    /// Ends when all values are handed out.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        state.withLock { state in
            if state.completion == nil { state.completion = completion }
        }
        drain()
    }

    /// Ends at once: values that wait are dropped.
    func fail(_ error: Failure) {
        var dropped: [Entry] = []
        state.withLock { state in
            swap(&state.waiting, &dropped)
            if state.completion == nil { state.completion = .failure(error) }
        }
        drain()
        cancelUpstream()
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
        onRequest.withLock { $0 }?(demand)
        drain()
    }

    func cancel() {
        var over = State()
        state.withLock { swap(&$0, &over) }
        cancelUpstream()
    }

    private func cancelUpstream() {
        onRequest.exchange(nil)
        onCancel.exchange(nil)?()
    }

    private enum Next {
        case value(Entry, AnySubscriber<Output, Failure>)
        case end(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
    }

    private func drain() {
        let isMine = state.withLock { state in
            defer { state.isDraining = true }
            return !state.isDraining
        }
        guard isMine else { return }
        while let next = takeNext() {
            switch next {
            case .value(let entry, let downstream):
                let more = downstream.receive(entry.value)
                if more > .none {
                    state.withLock { $0.demand += more }
                    onRequest.withLock { $0 }?(more)
                }
                entry.sent?()
            case .end(let completion, let downstream):
                downstream.receive(completion: completion)
                onRequest.exchange(nil)
                onCancel.exchange(nil)
            }
        }
    }

    /// What is to be handed out next; `nil`, and nobody drains any more, for nothing.
    private func takeNext() -> Next? {
        state.withLock { state in
            guard let downstream = state.downstream else {
                state.isDraining = false
                return nil
            }
            if !state.waiting.isEmpty, state.demand > .none {
                state.demand.take()
                return .value(state.waiting.removeFirst(), downstream)
            }
            if state.waiting.isEmpty, let completion = state.completion {
                state.downstream = nil
                return .end(completion, downstream)
            }
            state.isDraining = false
            return nil
        }
    }
}

/// A subscriber of closures that asks for values when it is told to.
final class Feeder<Input, Failure: Error>: Subscriber, Cancellable {
    private struct State {
        var subscription: (any Subscription)?
        var wanted = Subscribers.Demand.none
        var isOver = false
    }

    private let state = Locked(State())
    private let onValue: (Input) -> Void
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(
        onValue: @escaping (Input) -> Void,
        onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let wanted = state.withLock { state -> Subscribers.Demand? in
            guard !state.isOver else { return nil }
            state.subscription = subscription
            defer { state.wanted = .none }
            return state.wanted
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > .none { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !state.withLock({ $0.isOver }) { onValue(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let wasOver = state.withLock { state in
            defer { state = State(isOver: true) }
            return state.isOver
        }
        if !wasOver { onEnd(completion) }
    }

    /// Asks for values, at once or when the subscription is there.
    func request(_ demand: Subscribers.Demand) {
        let subscription = state.withLock { state -> (any Subscription)? in
            if state.subscription == nil, !state.isOver { state.wanted += demand }
            return state.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        var over = State(isOver: true)
        state.withLock { swap(&$0, &over) }
        over.subscription?.cancel()
    }
}
