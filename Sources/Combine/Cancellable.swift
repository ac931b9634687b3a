/// Something that can be ended before its time.
///
/// Apple: "Cancellable" (Combine).
public protocol Cancellable {
    /// Ends it; ending it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps the subscription in a set; it ends when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }

    /// Keeps the subscription in a collection; it ends when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// Ends something when it is cancelled or let go of.
///
/// Apple: "AnyCancellable" (Combine).
public final class AnyCancellable: Cancellable, Hashable {
    private let end = Locked<(() -> Void)?>(nil)

    /// Calls `cancel` once, on the first of `cancel()` and the end of this object.
    public init(_ cancel: @escaping () -> Void) {
        end.exchange(cancel)
    }

    /// Ends `canceller` with this object.
    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init(canceller.cancel)
    }

    deinit {
        cancel()
    }

    /// Runs the closure that the value was made with; once, however often it is called.
    public func cancel() {
        end.exchange(nil)?()
    }

    /// Keeps this very subscription in a set; it ends when the set lets go of it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps this very subscription in a collection; it ends when the collection lets go of it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Two values are equal if they are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
