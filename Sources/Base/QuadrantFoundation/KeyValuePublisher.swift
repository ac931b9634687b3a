public import Combine
public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of a property that can be observed.
    ///
    /// Apple: "publisher(for:options:)" (Foundation). Without `initial` among the options, the value that there is at first is
    /// left out.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of a property.
    ///
    /// Apple: "NSObject.KeyValueObservingPublisher" (Foundation). It never ends.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The values.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        /// The object that has the property.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are published.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of `keyPath`.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Whether both publish the values of one property of one object at the same times.
        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath
                && left.options == right.options
        }

        /// Passes values on until the subscription is cancelled.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            let values = PassthroughSubject<Value, Never>()
            let keyPath = keyPath
            // The subscription holds the observation, and is there before the first value.
            let observation = KeptObservation()
            values.handleEvents(receiveCancel: { observation.end() }).subscribe(subscriber)
            guard !observation.isOver else { return }
            observation.begin(
                object.observe(keyPath, options: options) { object, _ in
                    values.send(object[keyPath: keyPath])
                })
        }
    }
}

/// An observation that is ended by whoever cancels it, on whichever thread that is.
///
/// Unchecked: what it holds is reached under its lock.
private final class KeptObservation: @unchecked Sendable {
    private let lock = NSLock()
    private var observation: NSKeyValueObservation?
    private(set) var isOver = false

    func begin(_ new: NSKeyValueObservation) {
        lock.withLock { if isOver { new.invalidate() } else { observation = new } }
    }

    func end() {
        lock.withLock {
            observation?.invalidate()
            (observation, isOver) = (nil, true)
        }
    }
}
