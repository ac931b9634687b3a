/// A way to read and write a value that something else owns.
///
/// Apple: "Binding". Bindings to the same part of the same state are equal, so a view is not evaluated
/// because it is given such a binding again. It is evaluated when it has read the value and the value
/// changes. A change of other parts of the state does not concern it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, ComparedValue {
    private let get: () -> Value
    private let set: (Value) -> Void
    /// The transaction with which it writes; `nil` for that of whoever writes.
    private var writing: CurrentTransaction?
    /// What is read and written; `nil` where only the closures know.
    let location: BindingLocation?
    /// The part of a state that it stands for; `nil` where only the closures know.
    let projection: BindingProjection<Value>?

    /// Creates a binding that reads by `get` and writes by `set`.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(nil, get: get, set: set)
    }

    /// Creates a binding that reads by `get` and writes by `set`, which is given the transaction of the change too.
    ///
    /// Apple: "init(get:set:)" of a value and a transaction. It is that of the binding over that of whoever writes.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(nil, get: get) { set($0, CurrentTransaction.current ?? Transaction()) }
    }

    init(
        _ location: BindingLocation?, get: @escaping () -> Value, set: @escaping (Value) -> Void
    ) {
        self.location = location
        self.get = get
        self.set = set
        projection = nil
    }

    /// A binding to a part of a state: whoever reads it is told when that part has changed.
    init(
        _ location: BindingLocation?, projection: BindingProjection<Value>,
        set: @escaping (Value) -> Void
    ) {
        self.location = location
        self.projection = projection
        get = { projection.read(at: location) }
        self.set = set
    }

    init(cell: StateCell<Value>) {
        get = { cell.get() }
        set = { cell.set($0) }
        location = BindingLocation(owner: cell)
        projection = BindingProjection(cell)
    }

    /// A binding to a property of an object that notes by itself who reads it.
    init<Object: AnyObject>(
        property keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) {
        self.init(
            BindingLocation(owner: object).appending(keyPath),
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }

    /// A binding to the value that `owner` keeps, seen in the way that `variant` stands for.
    package init(
        owner: AnyObject, variant: AnyHashable?, get: @escaping () -> Value,
        set: @escaping (Value) -> Void
    ) {
        let location = BindingLocation(owner: owner)
        self.init(variant.map { location.appending($0) } ?? location, get: get, set: set)
    }

    /// A binding to a value that never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Creates a binding to the value of another binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The value. Setting it changes the value of its owner.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { write(newValue) }
    }

    private func write(_ new: Value) {
        guard let writing else { return set(new) }
        withTransaction(writing.transaction.added(to: CurrentTransaction.current)) { set(new) }
    }

    /// The transaction with which values that are set through the binding change; one without anything, as at first,
    /// leaves that to whoever sets them.
    public var transaction: Transaction {
        get { writing?.transaction ?? Transaction() }
        set { writing = newValue.isPlain ? nil : CurrentTransaction(newValue) }
    }

    /// The same binding; what is set through it changes with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.writing = CurrentTransaction(transaction)
        return result
    }

    /// The same binding; what is set through it changes with an animation, and at once for `nil`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        transaction.setter = "Binding.animation(_:)"
        return self.transaction(transaction)
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a member of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let (get, set) = (get, write)
        let setPart = { (new: Subject) in
            var value = get()
            value[keyPath: keyPath] = new
            set(value)
        }
        let part = location?.appending(keyPath)
        guard let projection else {
            return Binding<Subject>(part, get: { get()[keyPath: keyPath] }, set: setPart)
        }
        return Binding<Subject>(
            part, projection: projection.part(keyPath), set: setPart)
    }

    package func isSame(as other: Binding<Value>) -> Bool {
        guard let location, let other = other.location else { return false }
        return location == other
    }

    /// The object whose value it reads and writes; `nil` where only the closures know.
    package var owner: AnyObject? { location?.owner }
}

extension Binding {
    /// Creates a binding to an optional with the value of `base`. Writing `nil` is dropped.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            base.location, get: { base.wrappedValue },
            set: { new in if let new { base.wrappedValue = new } })
    }

    /// Creates a binding to the value in the optional of `base`; `nil` if that is `nil` now. If it
    /// becomes `nil` later, the binding reads the last value that it had.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        let last = LastValue(first)
        self.init(
            base.location,
            get: {
                if let now = base.wrappedValue { last.value = now }
                return last.value
            }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding to a hashable value of any type with the value of `base`. Writing a value
    /// of another type is dropped.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            base.location, get: { AnyHashable(base.wrappedValue) },
            set: { new in if let new = new.base as? V { base.wrappedValue = new } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: BoundProperty {
    var writesOfOwner: Int { (location?.owner as? any CountedCell)?.writes ?? 0 }
}

/// A part of something that is read and written.
struct BindingLocation: Equatable {
    /// The object that has the value, such as the storage of a state.
    let owner: AnyObject
    /// From the owner's value to the part.
    private(set) var path: [AnyHashable] = []

    init(owner: AnyObject) {
        self.owner = owner
    }

    func appending(_ step: AnyHashable) -> BindingLocation {
        var result = self
        result.path.append(step)
        return result
    }

    static func == (lhs: BindingLocation, rhs: BindingLocation) -> Bool {
        lhs.owner === rhs.owner && lhs.path == rhs.path
    }
}

/// States take and give their values on any thread; closures of one's own answer for themselves.
extension Binding: @unchecked Sendable where Value: Sendable {}
