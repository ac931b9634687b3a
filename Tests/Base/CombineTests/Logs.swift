import Combine

struct Wrong: Error, Equatable {
    var number = 0
}

/// What a publisher published, and how it ended.
final class Log<Output, Failure: Error> {
    private(set) var values: [Output] = []
    private(set) var end: Subscribers.Completion<Failure>?
    private var link: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        link = publisher.sink(
            receiveCompletion: { [weak self] in self?.end = $0 },
            receiveValue: { [weak self] in self?.values.append($0) })
    }

    func cancel() { link?.cancel() }

    var isFinished: Bool { if case .finished? = end { true } else { false } }
}

/// A subscriber that asks for values by hand.
final class Hand<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var isFinished = false
    private var subscription: (any Subscription)?
    private let more: Subscribers.Demand

    init(more: Subscribers.Demand = .none) {
        self.more = more
    }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }
    func receive(completion: Subscribers.Completion<Failure>) { isFinished = true }
    func request(_ count: Int) { subscription?.request(.max(count)) }
}
