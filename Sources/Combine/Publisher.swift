/// Something that hands out values over time.
///
/// Apple: "Publisher" (Combine). This module has the part of Combine that views live on; what waits, mixes
/// or schedules (`debounce`, `zip`, `receive(on:)`, …) is not there and does not compile.
public protocol Publisher<Output, Failure> {
    /// What is handed out.
    associatedtype Output
    /// How it may end before its time; `Never` if it cannot.
    associatedtype Failure: Error

    /// Begins a subscription; called by `subscribe`.
    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Hands values to `subscriber` from now on.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// Something that takes values.
///
/// Apple: "Subscriber" (Combine).
public protocol Subscriber<Input, Failure> {
    /// What is taken.
    associatedtype Input
    /// How it may end before its time.
    associatedtype Failure: Error

    /// Called once, first; the subscriber asks for values by the subscription.
    func receive(subscription: any Subscription)
    /// Takes a value; answers how many more are wanted beyond those asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called at the end, after which nothing comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and a subscriber.
///
/// Apple: "Subscription" (Combine).
public protocol Subscription: Cancellable, AnyObject {
    /// Asks for so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// A place for what subscribers are made of.
///
/// Apple: "Subscribers" (Combine).
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        /// `nil` for all.
        public let max: Int?

        /// As many as there are.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)

        /// So many; below 0 counts as 0.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        /// The sum; unlimited if either is, or if the sum is too large a number.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            let (sum, isOverflow) = a.addingReportingOverflow(b)
            return isOverflow ? .unlimited : Demand(max: sum)
        }

        /// Adds to a demand; it is unlimited from then on if the sum is.
        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// Compares the numbers; an unlimited demand is the greatest.
        public static func < (left: Demand, right: Demand) -> Bool {
            guard let a = left.max else { return false }
            return right.max.map { a < $0 } ?? true
        }

        /// One value less.
        mutating func take() {
            if let max { self = Demand(max: Swift.max(0, max - 1)) }
        }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// All values were handed out.
        case finished
        /// It ended before its time.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
