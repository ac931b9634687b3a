import Dispatch
import QuadrantGeometry
import Synchronization

/// A value that a view owns and that lives as long as the view does.
///
/// Apple: "State". Setting another value has those bodies evaluated again that read it, directly or
/// through a binding; setting an equal value changes nothing. Outside of a body, before the view is
/// shown, the state has its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    /// Creates a state with its first value. Values that later evaluations of the same view give
    /// are ignored.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// Creates a state with its first value.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value. Setting it has those bodies evaluated again that read it.
    public var wrappedValue: Value {
        get { cell?.get() ?? initial }
        nonmutating set { set(newValue, by: "@State") }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { binding(by: "@State") }

    package mutating func link(to scope: Scope, cell: inout AnyObject?, name: String) {
        link(to: scope, cell: &cell, name: name, by: "@State")
    }

    /// The first value counts once: another one is no other view.
    package func isSame(as other: State<Value>) -> Bool { true }
}

/// For wrappers that are made of a state, which messages call by their own names.
extension State {
    package mutating func link(
        to scope: Scope, cell slot: inout AnyObject?, name: String, by wrapper: String
    ) {
        if let existing = slot as? StateCell<Value> {
            cell = existing
        } else {
            let new = StateCell(initial, scope: scope, wrapper: wrapper, name: name)
            slot = new
            cell = new
        }
    }

    package func set(_ new: Value, by wrapper: String) {
        guard let cell else { return StateCell<Value>.reportUnshown(wrapper) }
        cell.set(new)
    }

    package func binding(by wrapper: String) -> Binding<Value> {
        if let cell { return Binding(cell: cell) }
        let initial = initial
        return Binding(get: { initial }, set: { _ in StateCell<Value>.reportUnshown(wrapper) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil` at first.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// The storage of a state's value.
final class StateCell<Value>: DependencySource, @unchecked Sendable {
    /// The value; each reader and writer has one of its own outside of the lock.
    private let value: Mutex<HandedOver<Value>>
    /// What bodies still find in place of the value, each until a step of pending writes begins. Used on the main actor.
    private var kept: [(step: Int, value: Value)] = []
    private weak var scope: Scope?
    /// The wrapper and the name with which the view declares the state, such as `@State` and
    /// `count`.
    private let (wrapper, name): (String, String)
    /// Whether the value was ever set to another one. Used on the main actor.
    private var isWritten = false

    init(_ value: Value, scope: Scope, wrapper: String, name: String) {
        self.value = Mutex(HandedOver(value))
        self.scope = scope
        (self.wrapper, self.name) = (wrapper, name)
    }

    func get() -> Value {
        if let reader = currentReader(), reader.isOfPresentation, isWritten {
            scope?.tree.presented.noteRead(of: self, told, by: reader)
        }
        noteRead()
        return found
    }

    /// The value that whoever asks now finds: the one that was set last, or in bodies the one that they are to see.
    var found: Value {
        guard isOnMainActor(), !kept.isEmpty, currentReader() != nil else { return last }
        return seen
    }

    /// The value that was set last.
    private var last: Value { value.withLock { $0 }.value }

    /// The value that bodies find; no reader is noted.
    var seen: Value { kept.first?.value ?? last }

    /// Sets the value, on any thread; the readers are told on the main actor.
    func set(_ new: Value) {
        let next = HandedOver(new)
        let old = value.withLock { value in
            let old = value
            value = next
            return old
        }
        if areKnownEqual(old.value, new) { return }
        if isOnMainActor() {
            valueDidChange(from: old.value)
        } else {
            // The closure is the only one that uses it from now on.
            let transaction = HandedOver(CurrentTransaction.current)
            DispatchQueue.main.async {
                CurrentTransaction.during(transaction.value) { self.valueDidChange() }
            }
        }
    }

    private func valueDidChange() {
        isWritten = true
        noteWrite()
        notifyReaders()
    }

    /// What messages call the state.
    private var told: String {
        let owner = scope?.plainTypeName ?? ""
        return "\(wrapper) \(name) of \(owner)"
    }

    private func noteWrite() {
        guard let scope, scope.isAlive else { return }
        let told = told
        scope.noteWrite(told)
        reportWriteInBody(told)
    }

    /// Tells the readers, in the step of the writes with this transaction. They find the old value until then.
    private func valueDidChange(from old: Value) {
        isWritten = true
        noteWrite()
        guard let scope, scope.isAlive,
            let step = scope.tree.step(forWriteKept: !kept.isEmpty)
        else { return notifyReaders() }
        // A second write in the same step changes what is seen from its beginning on.
        if kept.last?.step == step { return }
        kept.append((step, old))
        let current = CurrentTransaction.object
        scope.tree.motion.writes.add(
            { [self] in
                kept.removeAll { $0.step <= step }
                CurrentTransaction.during(current?.transaction) { notifyReaders() }
            }, current ?? scope.tree.motion.plain, to: step)
        scope.tree.hosting.stateDidChange?()
    }

    static func reportUnshown(_ wrapper: String) {
        RuntimeIssue.warn(
            "A \(wrapper) of type \(Value.self) was set outside of a view that is shown. It was not "
                + "changed. Set state in answer to events, in onAppear or in a task.")
    }
}

/// The value is read and set under a lock.
extension State: @unchecked Sendable where Value: Sendable {}
