import Dispatch
import Synchronization

/// A value that a view owns and that lives as long as the view does.
///
/// Apple: "State". Setting it evaluates anew the bodies that read it, by whatever way; equal values
/// change nothing. Outside of a body, before the view is shown, it has its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    /// A state that begins as `value`; what a later value of the same view says does not count.
    public init(wrappedValue value: Value) {
        initial = value
    }

    /// A state that begins as `value`.
    public init(initialValue value: Value) {
        initial = value
    }

    /// The value; setting it evaluates anew what shows it.
    public var wrappedValue: Value {
        get { cell?.get() ?? initial }
        nonmutating set {
            guard let cell else { return StateCell<Value>.reportUnshown() }
            cell.set(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let cell else { return .constant(initial) }
        return Binding(cell: cell)
    }

    package mutating func link(to scope: Scope, cell slot: inout AnyObject?, name: String) {
        if let existing = slot as? StateCell<Value> {
            cell = existing
        } else {
            let new = StateCell(initial, scope: scope, name: name)
            slot = new
            cell = new
        }
    }

    /// The first value counts once: another one is no other view.
    package func isSame(as other: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins as `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Where a state's value lives.
final class StateCell<Value>: DependencySource, @unchecked Sendable {
    private let lock = Mutex(())
    /// Under `lock`.
    nonisolated(unsafe) private var value: Value
    private weak var scope: Scope?
    /// As the view declares it.
    private let name: String

    init(_ value: Value, scope: Scope, name: String) {
        self.value = value
        self.scope = scope
        self.name = name
    }

    func get() -> Value {
        noteRead()
        return lock.withLock { _ in value }
    }

    /// May be called on any thread; views are told where the main actor is.
    func set(_ new: Value) {
        let old = lock.withLock { _ in
            let old = value
            value = new
            return old
        }
        if areKnownEqual(old, new) { return }
        if isOnMainActor() {
            valueDidChange()
        } else {
            DispatchQueue.main.async { self.valueDidChange() }
        }
    }

    private func valueDidChange() {
        if let scope, scope.isAlive {
            scope.tree.noteWrite("@State \(name) of \(scope.plainTypeName)")
            if let reader = currentReader() as? Scope {
                reader.tree.report(.writtenInBody(name, scope.plainTypeName), in: reader)
            }
        }
        notifyReaders()
    }

    static func reportUnshown() {
        RuntimeIssue.warn(
            "A @State of type \(Value.self) was set outside of a view that is shown. It was not "
                + "changed. Set state in answer to events, in onAppear or in a task.")
    }
}

/// The value is read and set under a lock.
extension State: @unchecked Sendable where Value: Sendable {}
