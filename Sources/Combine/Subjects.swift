/// A publisher that is told what to hand out.
///
/// Apple: "Subject" (Combine).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Hands out a value.
    func send(_ value: Output)
    /// Ends all subscriptions.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Says that something happened.
    public func send() { send(()) }
}

/// A subject that keeps nothing: who subscribes later, or asks for no more, misses the value.
///
/// Apple: "PassthroughSubject" (Combine).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
        for conduit in hub.open { conduit.offer(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.add(Conduit(subscriber, keepsLast: false), current: nil)
    }
}

/// A subject with a value: who subscribes gets it at once, and who asks later gets the latest.
///
/// Apple: "CurrentValueSubject" (Combine).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>()
    private let current: Locked<Output>

    /// A subject with that value.
    public init(_ value: Output) {
        current = Locked(value)
    }

    /// The value; setting it hands it out.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !hub.isFinished else { return }
        current.withLock { $0 = value }
        for conduit in hub.open { conduit.offer(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.add(Conduit(subscriber, keepsLast: true), current: value)
    }
}

/// The subscriptions of a subject.
final class Hub<Output, Failure: Error> {
    private struct State {
        var conduits: [Conduit<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
    }

    private let state = Locked(State())

    var isFinished: Bool { state.withLock { $0.completion != nil } }

    /// Those that are not cancelled, in the order in which they came.
    var open: [Conduit<Output, Failure>] { state.withLock { $0.conduits } }

    /// Begins a subscription, with a first value if there is one.
    func add(_ conduit: Conduit<Output, Failure>, current: Output?) {
        let completion = state.withLock { state in
            if state.completion == nil { state.conduits.append(conduit) }
            return state.completion
        }
        conduit.onCancel.withLock { onCancel in
            onCancel = { [weak self, unowned conduit] in
                self?.state.withLock { $0.conduits.removeAll { $0 === conduit } }
            }
        }
        conduit.begin(with: completion == nil ? current : nil)
        if let completion { conduit.finish(completion) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let conduits = state.withLock { state in
            guard state.completion == nil else { return [Conduit<Output, Failure>]() }
            state.completion = completion
            defer { state.conduits = [] }
            return state.conduits
        }
        for conduit in conduits { conduit.finish(completion) }
    }
}

/// One subscription of a subject: knows how many values are still wanted.
final class Conduit<Output, Failure: Error>: Subscription {
    private struct State {
        var demand = Subscribers.Demand.none
        /// A value that came when none was wanted.
        var held: Output?
        var isOver = false
    }

    private let state = Locked(State())
    private let keepsLast: Bool
    private let take: (Output) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    private let start: (any Subscription) -> Void
    let onCancel = Locked<(() -> Void)?>(nil)

    init<S: Subscriber>(_ subscriber: S, keepsLast: Bool)
    where S.Input == Output, S.Failure == Failure {
        self.keepsLast = keepsLast
        take = { subscriber.receive($0) }
        end = { subscriber.receive(completion: $0) }
        start = { subscriber.receive(subscription: $0) }
    }

    func begin(with value: Output?) {
        state.withLock { $0.held = value }
        start(self)
    }

    func request(_ demand: Subscribers.Demand) {
        let held = state.withLock { state -> Output? in
            guard !state.isOver else { return nil }
            state.demand += demand
            guard state.demand > .none else { return nil }
            defer { state.held = nil }
            return state.held
        }
        if let held { offer(held) }
    }

    func offer(_ value: Output) {
        let isWanted = state.withLock { state in
            guard !state.isOver else { return false }
            guard state.demand > .none else {
                if keepsLast { state.held = value }
                return false
            }
            state.demand.take()
            return true
        }
        guard isWanted else { return }
        let more = take(value)
        if more > .none { request(more) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if isFirst { end(completion) }
    }

    func cancel() {
        state.withLock { state in
            state.isOver = true
            state.held = nil
        }
        let onCancel = onCancel.withLock { onCancel in
            defer { onCancel = nil }
            return onCancel
        }
        onCancel?()
    }
}
