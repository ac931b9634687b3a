/// A publisher whose values are sent by calling its methods.
///
/// Apple: "Subject" (Combine).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Publishes a value.
    func send(_ value: Output)
    /// Ends all subscriptions.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription of a publisher whose values the subject passes on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Publishes a value without content.
    public func send() { send(()) }
}

/// A subject that keeps no value: whoever subscribes later, or has asked for no more values, misses
/// it.
///
/// Apple: "PassthroughSubject" (Combine).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let hub = Hub<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Passes the value on to all present subscribers.
    public func send(_ value: Output) {
        hub.send(value)
    }

    /// Passes the end on to all subscribers; later values are dropped.
    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    /// Asks the publisher for all values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Gives the subscriber each later value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.add(Conduit(subscriber))
    }
}

/// A subject that keeps its value: whoever subscribes gets the present value at once.
///
/// Apple: "CurrentValueSubject" (Combine).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let hub: Hub<Output, Failure>

    /// Creates a subject with a value.
    public init(_ value: Output) {
        hub = Hub(current: value)
    }

    /// The present value; setting it publishes it.
    public var value: Output {
        // Made with a value, the hub always has one.
        get { hub.current! }
        set { send(newValue) }
    }

    /// Keeps the value and passes it on to all subscribers.
    public func send(_ value: Output) { hub.send(value) }

    /// Passes the end on to all subscribers; later values are dropped.
    public func send(completion: Subscribers.Completion<Failure>) { hub.finish(completion) }

    /// Asks the publisher for all values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Gives the subscriber the present value and each later one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        hub.add(Conduit(subscriber))
    }
}

/// The subscriptions of a subject, and its value if it keeps one.
final class Hub<Output, Failure: Error> {
    private struct State {
        var conduits: [Conduit<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var current: Output?
        /// How many values there were.
        var turn = 0
    }

    private let state: Locked<State>
    private let keepsLast: Bool

    /// With a value, the hub keeps the latest for those who subscribe or ask later.
    init(current: Output? = nil) {
        state = Locked(State(current: current))
        keepsLast = current != nil
    }

    deinit {
        for conduit in state.withLock({ $0.conduits }) { conduit.cancel() }
    }

    var current: Output? { state.withLock { $0.current } }

    /// Hands a value out, in the order in which the subscriptions came.
    func send(_ value: Output) {
        // Kept and counted in one step: who subscribes meanwhile gets it once, here or there.
        var last: Output? = keepsLast ? value : nil
        let (conduits, turn) = state.withLock { state in
            guard state.completion == nil else { return ([Conduit<Output, Failure>](), 0) }
            swap(&state.current, &last)
            state.turn += 1
            return (state.conduits, state.turn)
        }
        for conduit in conduits { conduit.offer(value, turn: keepsLast ? turn : nil) }
    }

    /// Changes the current value without publishing it. Returns the value before.
    func keep(_ value: Output) -> Output? {
        var last: Output? = value
        state.withLock { swap(&$0.current, &last) }
        return last
    }

    /// Begins a subscription, with the current value if there is one.
    func add(_ conduit: Conduit<Output, Failure>) {
        conduit.onCancel.exchange { [weak self, unowned conduit] in
            self?.state.withLock { $0.conduits.removeAll { $0 === conduit } }
        }
        let completion = state.withLock { state in
            if state.completion == nil {
                conduit.hold(state.current, turn: state.turn)
                state.conduits.append(conduit)
            }
            return state.completion
        }
        conduit.begin()
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
    private struct Downstream {
        let take: (Output) -> Subscribers.Demand
        let end: (Subscribers.Completion<Failure>) -> Void
        let start: (any Subscription) -> Void
    }

    private struct State {
        /// `nil` when the subscription is over: the subscriber may keep this one alive.
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// A value that came when none was wanted.
        var held: Output?
        /// The number of the latest value that came.
        var turn = 0
    }

    private let state: Locked<State>
    let onCancel = Locked<(() -> Void)?>(nil)

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        state = Locked(
            State(
                downstream: Downstream(
                    take: { subscriber.receive($0) },
                    end: { subscriber.receive(completion: $0) },
                    start: { subscriber.receive(subscription: $0) })))
    }

    /// Keeps the value that the subscription begins with.
    func hold(_ value: Output?, turn: Int) {
        state.withLock { state in
            state.held = value
            state.turn = turn
        }
    }

    func begin() { state.withLock { $0.downstream }?.start(self) }

    func request(_ demand: Subscribers.Demand) {
        let next = state.withLock { state -> (Downstream, Output)? in
            guard let downstream = state.downstream else { return nil }
            state.demand += demand
            guard state.demand > .none, let held = state.held else { return nil }
            state.held = nil
            state.demand.take()
            return (downstream, held)
        }
        if let (downstream, held) = next { hand(held, to: downstream) }
    }

    /// Hands a value on. With a `turn` it is kept if none is wanted now, and left out if a later one
    /// was faster.
    func offer(_ value: Output, turn: Int?) {
        var spare: Output?
        let downstream = state.withLock { state -> Downstream? in
            guard let downstream = state.downstream else { return nil }
            if let turn {
                guard turn > state.turn else { return nil }
                state.turn = turn
            }
            guard state.demand > .none else {
                if turn != nil {
                    spare = value
                    swap(&state.held, &spare)
                }
                return nil
            }
            state.demand.take()
            return downstream
        }
        if let downstream { hand(value, to: downstream) }
    }

    private func hand(_ value: Output, to downstream: Downstream) {
        let more = downstream.take(value)
        if more > .none { request(more) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { close()?.end(completion) }

    func cancel() {
        _ = close()
        onCancel.exchange(nil)?()
    }

    /// Lets go of everything, after the lock; answers who is to be told, once.
    private func close() -> Downstream? {
        var over = State(downstream: nil)
        state.withLock { swap(&$0, &over) }
        return over.downstream
    }
}
