/// A value that a view owns and that lives as long as the view does.
///
/// Apple: "State". Outside of a body, before the view is shown, it has its first value.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    /// The value; setting it evaluates anew what shows it.
    public var wrappedValue: Value {
        get { cell?.value ?? initial }
        nonmutating set { cell?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let cell else { return .constant(initial) }
        return Binding(get: { cell.value }, set: { cell.set($0) })
    }

    mutating func link(to scope: Scope, cell slot: inout AnyObject?) {
        if let existing = slot as? StateCell<Value> {
            cell = existing
        } else {
            let new = StateCell(initial, scope: scope)
            slot = new
            cell = new
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins as `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Where a state's value lives.
final class StateCell<Value> {
    private(set) var value: Value
    private weak var scope: Scope?

    init(_ value: Value, scope: Scope) {
        self.value = value
        self.scope = scope
    }

    func set(_ new: Value) {
        if let old = value as? any Equatable {
            func equals<E: Equatable>(_ old: E) -> Bool { old == new as? E }
            if equals(old) { return }
        }
        value = new
        guard let scope else { return }
        scope.tree.writes.note(Value.self, of: scope)
        scope.invalidate()
        scope.tree.stateDidChange?()
    }
}
