/// A source of values over time.
///
/// Apple: "Publisher" (Combine). Most operators return an `AnyPublisher`, where Apple's return types of
/// their own; code that names these types does not compile.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error with which the publisher may end; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Begins a subscription. It is called by `subscribe`.
    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Publishes values to `subscriber` from now on.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes values and the end to a subject until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) })
    }
}

/// A receiver of values.
///
/// Apple: "Subscriber" (Combine).
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the error with which a publisher may end.
    associatedtype Failure: Error

    /// Called first, once. The subscriber asks for values through the subscription.
    func receive(subscription: any Subscription)
    /// Receives a value, and returns how many more values are wanted beyond those that were asked
    /// for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called once, when the publisher has finished or failed. No value is received afterwards.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a publisher and a subscriber.
///
/// Apple: "Subscription" (Combine).
public protocol Subscription: Cancellable, AnyObject {
    /// Asks for a number of further values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace of types for subscribers.
///
/// Apple: "Subscribers" (Combine).
public enum Subscribers {
    /// The number of values that are wanted.
    public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// The number; `nil` for all values.
        public let max: Int?

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No values.
        public static let none = Demand(max: 0)

        /// A number of values; a negative one counts as 0.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        /// The sum of both demands. It is unlimited if one of them is, or if the number is too
        /// large.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            let (sum, isOverflow) = a.addingReportingOverflow(b)
            return isOverflow ? .unlimited : Demand(max: sum)
        }

        /// Adds a demand. The result is unlimited if one of them is, or if the number is too large.
        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// What is left of a demand when another is taken from it, at least none. Of an unlimited one that is unlimited, and none
        /// where an unlimited one is taken.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let a = left.max else { return .unlimited }
            return right.max.map { .max(a - $0) } ?? .none
        }

        /// Takes a demand away; at least none is left.
        public static func -= (left: inout Demand, right: Demand) { left = left - right }

        /// The demand for so many values more.
        public static func + (left: Demand, right: Int) -> Demand {
            let count = Demand.max(Int(clamping: right.magnitude))
            return right < 0 ? left - count : left + count
        }

        /// Adds a number of values.
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// The demand for so many values less, at least none.
        public static func - (left: Demand, right: Int) -> Demand {
            let count = Demand.max(Int(clamping: right.magnitude))
            return right < 0 ? left + count : left - count
        }

        /// Takes a number of values away; at least none is left.
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func < (left: Demand, right: Int) -> Bool {
            left.max.map { $0 < right } ?? false
        }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func <= (left: Demand, right: Int) -> Bool {
            left.max.map { $0 <= right } ?? false
        }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func > (left: Demand, right: Int) -> Bool {
            left.max.map { $0 > right } ?? true
        }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func >= (left: Demand, right: Int) -> Bool {
            left.max.map { $0 >= right } ?? true
        }

        /// Compares a number with a demand; an unlimited one is greater than each.
        public static func == (left: Int, right: Demand) -> Bool { right == left }

        /// Compares a demand with a number; an unlimited one is greater than each.
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }

        /// Compares a number with a demand; an unlimited one is greater than each.
        public static func <= (left: Int, right: Demand) -> Bool { right >= left }

        /// Compares a number with a demand; an unlimited one is greater than each.
        public static func >= (left: Int, right: Demand) -> Bool { right <= left }

        /// Compares a number with a demand; an unlimited one is greater than each.
        public static func < (left: Int, right: Demand) -> Bool { right > left }

        /// Compares a number with a demand; an unlimited one is greater than each.
        public static func > (left: Int, right: Demand) -> Bool { right < left }

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

    /// How a publisher has ended.
    public enum Completion<Failure: Error> {
        /// The publisher has sent its last value.
        case finished
        /// The publisher ended with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
