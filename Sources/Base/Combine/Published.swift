/// A property of an `ObservableObject` that tells when it changes.
///
/// Apple: "Published" (Combine). It works only in classes, as there. Both the object's publisher
/// and the property's own, `$name`, send before the value is set; the property's own also sends the
/// value when somebody subscribes.
@propertyWrapper
public struct Published<Value>: BoxOwner {
    final class Box: PublishedBox {
        let value: Locked<Value>
        let hub: Hub<Value, Never>
        let objectWillChange = Locked<ObservableObjectPublisher?>(nil)
        /// What `assign(to:)` keeps until its publisher ends or the property goes.
        let links = Locked<[ObjectIdentifier: AnyCancellable]>([:])

        init(_ value: Value) {
            self.value = Locked(value)
            hub = Hub(current: value)
        }

        func set(_ new: Value) {
            objectWillChange.withLock { $0 }?.send()
            hub.send(new)
            // A setter inside a setter ends first; both must keep what the outer one set.
            var old = new
            let kept = value.withLock { value in
                swap(&value, &old)
                return hub.keep(new)
            }
            withExtendedLifetime(kept) {}
        }
    }

    let storage: Box

    var box: any PublishedBox { storage }

    /// Creates a property with a value.
    public init(wrappedValue: Value) {
        storage = Box(wrappedValue)
    }

    /// Creates a property with a value.
    public init(initialValue: Value) {
        storage = Box(initialValue)
    }

    /// A publisher of the values of a property.
    public struct Publisher: Combine.Publisher {
        /// The values of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        let storage: Box

        /// Has the present value and each later one passed on until the subscription is cancelled.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.hub.add(Conduit(subscriber))
        }
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { self = Published(sharing: newValue.storage) }
    }

    private init(sharing storage: Box) {
        self.storage = storage
    }

    /// Cannot be used: the value is read and set through the object that has the property.
    @available(*, unavailable, message: "@Published works in classes only.")
    public var wrappedValue: Value {
        get { fatalError("@Published works in classes only.") }
        set { fatalError("@Published works in classes only, not with \(newValue).") }
    }

    /// The value, in the object that has the property.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].storage.value.withLock { $0 } }
        set { object[keyPath: storage].storage.set(newValue) }
    }
}

extension Combine.Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.storage
        let isOver = Locked(false)
        let key = ObjectIdentifier(isOver)
        let link = sink { [weak box] _ in
            isOver.exchange(true)
            _ = box?.links.withLock { $0.removeValue(forKey: key) }
        } receiveValue: { [weak box] value in
            box?.set(value)
        }
        box.links.withLock { links in
            if !isOver.withLock({ $0 }) { links[key] = link }
        }
    }
}
