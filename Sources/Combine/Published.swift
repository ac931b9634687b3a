/// A property of an `ObservableObject` that says when it changes.
///
/// Apple: "Published" (Combine). Works in classes only, as there. Both the object's publisher and the
/// property's own, `$name`, speak before the value is set; the latter also says the value on
/// subscribing.
@propertyWrapper
public struct Published<Value>: BoxOwner {
    final class Box: PublishedBox {
        let value: Locked<Value>
        let hub = Hub<Value, Never>()
        let objectWillChange = Locked<ObservableObjectPublisher?>(nil)

        init(_ value: Value) {
            self.value = Locked(value)
        }

        func set(_ new: Value) {
            objectWillChange.withLock { $0 }?.send()
            for conduit in hub.open { conduit.offer(new) }
            value.withLock { $0 = new }
        }
    }

    let storage: Box

    var box: any PublishedBox { storage }

    /// A property with that value.
    public init(wrappedValue: Value) {
        storage = Box(wrappedValue)
    }

    /// A property with that value.
    public init(initialValue: Value) {
        storage = Box(initialValue)
    }

    /// Says the values of a property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Box

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.hub.add(
                Conduit(subscriber, keepsLast: true), current: storage.value.withLock { $0 })
        }
    }

    /// The property's own publisher.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { self = Published(sharing: newValue.storage) }
    }

    private init(sharing storage: Box) {
        self.storage = storage
    }

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
    /// Sets a `@Published` property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.storage
        let link = Locked<AnyCancellable?>(nil)
        let cancellable = sink { [weak box] value in
            guard let box else { return link.withLock { $0 = nil } }
            box.set(value)
        }
        link.withLock { $0 = cancellable }
    }
}
