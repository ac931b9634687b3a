/// An activity that can be cancelled, such as a subscription.
///
/// Apple: "Cancellable" (Combine).
public protocol Cancellable {
    /// Cancels the activity. Cancelling again does nothing.
    func cancel()
}

extension Cancellable {
    /// Stores the activity in a set. It is cancelled when the set removes it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }

    /// Stores the activity in a collection. It is cancelled when the collection removes it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// Cancels an activity when it is itself cancelled, or when nobody holds it any more.
///
/// Apple: "AnyCancellable" (Combine).
public final class AnyCancellable: Cancellable, Hashable {
    private let end = Locked<(() -> Void)?>(nil)

    /// Creates an object that calls `cancel` once: on the first call of `cancel()`, or when it is
    /// released.
    public init(_ cancel: @escaping () -> Void) {
        end.exchange(cancel)
    }

    /// Creates an object that cancels `canceller` with itself.
    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init(canceller.cancel)
    }

    deinit {
        cancel()
    }

    /// Calls the closure that the object was created with; only the first call does.
    public func cancel() {
        end.exchange(nil)?()
    }

    /// Stores this object in a set. It is cancelled when the set releases it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Stores this object in a collection. It is cancelled when the collection releases it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Two values are equal if they are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
