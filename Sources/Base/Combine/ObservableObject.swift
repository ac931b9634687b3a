@_spi(Reflection) import Swift

/// An object that tells when it is about to change.
///
/// Apple: "ObservableObject" (Combine). The default publisher sends before each change of a
/// `@Published` property, and when `objectWillChange.send()` is called.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The default publisher, which stays the same as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher {
        let boxes = publishedBoxes(of: self)
        guard let first = boxes.first else { return PublisherTable.publisher(of: self) }
        let known =
            boxes.lazy.compactMap { $0.objectWillChange.withLock { $0 } }.first
            ?? ObservableObjectPublisher()
        // Of two threads that ask first at the same time, both get what one of them made.
        let publisher = first.objectWillChange.withLock { publisher in
            publisher = publisher ?? known
            return publisher ?? known
        }
        for box in boxes.dropFirst() { box.objectWillChange.exchange(publisher) }
        return publisher
    }
}

/// A publisher that tells that an object is about to change.
///
/// Apple: "ObservableObjectPublisher" (Combine).
public final class ObservableObjectPublisher: Publisher {
    /// A value says only that the object is about to change, not what will.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Sends to all subscribers.
    public func send() { subject.send() }

    /// Has changes passed on until the subscription is cancelled.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// What all `Published` values have, whatever their type.
protocol PublishedBox: AnyObject {
    /// The publisher of the object around the property; `nil` until someone asks for it.
    var objectWillChange: Locked<ObservableObjectPublisher?> { get }
}

/// Something that has such a box: `Published`.
protocol BoxOwner {
    var box: any PublishedBox { get }
}

/// The publishers of objects that have no property to keep it in.
private enum PublisherTable {
    private struct Entry {
        weak var object: AnyObject?
        var publisher: ObservableObjectPublisher
    }

    private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let new = ObservableObjectPublisher()
        // What is dropped, and objects that only this look keeps alive, are let go of after the lock.
        var dropped: [Entry?] = []
        var seen: [AnyObject?] = []
        let publisher = entries.withLock { entries in
            let id = ObjectIdentifier(object)
            if let known = entries[id], known.object === object { return known.publisher }
            // Objects that are gone leave their entry until the table would grow.
            if entries.count == entries.capacity {
                seen = entries.values.map(\.object)
                dropped = entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
            }
            dropped.append(entries.updateValue(Entry(object: object, publisher: new), forKey: id))
            return new
        }
        withExtendedLifetime((seen, dropped)) {}
        return publisher
    }
}
