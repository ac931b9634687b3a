/// Tells subscribers apart in what is printed.
///
/// Apple: "CombineIdentifier" (Combine).
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Locked<UInt64>(0)
    private let number: UInt64

    /// Creates an identifier that no other one equals.
    public init() {
        number = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// Creates the identifier of an object.
    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The number, in hexadecimal digits.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// A subscriber whose type is hidden.
///
/// Apple: "AnySubscriber" (Combine).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    /// Tells it apart from others.
    public let combineIdentifier: CombineIdentifier

    /// Hides the type of a subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        begin = { s.receive(subscription: $0) }
        take = { s.receive($0) }
        end = { s.receive(completion: $0) }
        combineIdentifier = CombineIdentifier()
    }

    /// Creates a subscriber that passes everything to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: { s.send(subscription: $0) },
            receiveValue: {
                s.send($0)
                return .none
            },
            receiveCompletion: { s.send(completion: $0) })
    }

    /// Creates a subscriber of closures; without them it asks for no value.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        begin = receiveSubscription ?? { _ in }
        take = receiveValue ?? { _ in .none }
        end = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Passes the subscription on.
    public func receive(subscription: any Subscription) { begin(subscription) }
    /// Passes the value on.
    public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
    /// Passes the end on.
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// A publisher that hands each subscriber to a closure.
struct Attaching<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(subscriber as? AnySubscriber<Output, Failure> ?? AnySubscriber(subscriber))
    }
}

extension AnyPublisher {
    /// A publisher that hands each subscriber to a closure.
    init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.init(Attaching(attach: attach))
    }
}

extension Subscribers.Completion {
    /// The same end with another error.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
