public import Observation
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// The name and the type of a value that the view with the focus has.
///
/// Apple: "FocusedValueKey".
public protocol FocusedValueKey {
    /// What is kept under the key.
    associatedtype Value
}

/// What the view that has the focus, and the views around it, say of themselves.
///
/// Apple: "FocusedValues". Keys are added as properties in an extension, or with `@Entry`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; `nil` if no view that has the focus says it.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; `nil` if no view that has the focus says one.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether both are known to be the same.
    func isSame(as other: FocusedValues) -> Bool {
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            other.values[key].map { Self.areSame(value, $0) } == true
        }
    }

    private static func areSame(_ a: Any, _ b: Any) -> Bool {
        func equal<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        if let a = a as? any Equatable { return equal(a) }
        guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
        return (a as AnyObject) === (b as AnyObject)
    }
}

/// The values of the view that has the focus, for the bodies that read them.
@Observable @MainActor
final class FocusedStore {
    var values = FocusedValues()

    /// That of a host's centre.
    static func of(_ center: FocusCenter) -> FocusedStore {
        if let known = center.values as? FocusedStore { return known }
        let new = FocusedStore()
        center.values = new
        center.focusDidMove = { [weak center] in
            if let center { new.collect(center) }
        }
        return new
    }

    /// Collects what is said anew.
    func collect(_ center: FocusCenter) {
        guard let tree = center.tree else { return }
        var new = FocusedValues()
        for node in tree.nodes(noting: FocusedValueNote.self) {
            for holder in tree.note(FocusedValueNote.self, of: node) ?? [] where holder.isOfScene {
                holder.apply?(&new)
            }
        }
        var chain: [NodeID] = []
        var current = tree.focusedNode
        while let node = current {
            chain.append(node)
            current = tree.layout.parent(of: node)
        }
        for node in chain.reversed() {
            let holders = tree.note(FocusedValueNote.self, of: node) ?? []
            for holder in holders.reversed() where !holder.isOfScene { holder.apply?(&new) }
        }
        if !new.isSame(as: values) { values = new }
    }
}

/// One value that a view says.
@MainActor
final class FocusedValueHolder {
    var isOfScene = false
    var apply: ((inout FocusedValues) -> Void)?

    nonisolated init() {}
}

/// The values that modifiers left at a node, the innermost first.
struct FocusedValueNote: NodeNoteKey {
    typealias Value = [FocusedValueHolder]

    static var isListed: Bool { true }

    static func combine(_ inner: Value, _ outer: Value) -> Value { inner + outer }
}

/// Tells the store when a value is new, and when its view comes and goes.
private final class FocusedValueLife: LifeClient {
    weak var center: FocusCenter?

    func appear() { collect() }
    func change() { collect() }
    func disappear() { collect() }

    @MainActor
    private func collect() {
        guard let center else { return }
        FocusedStore.of(center).collect(center)
    }
}

nonisolated struct FocusedValueModifier: ViewModifier {
    typealias Body = Never

    let isOfScene: Bool
    let apply: (inout FocusedValues) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: FocusedValueModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let holder = cursor.keep { FocusedValueHolder() }
        holder.isOfScene = modifier.isOfScene
        holder.apply = modifier.apply
        let center = cursor.environment.focusCenter
        let noted = ModifiedContent(content: content, modifier: HolderModifier(holder: holder))
        cursor.keepingAlive(noted, "focusedValue") {
            let life = FocusedValueLife()
            life.center = center
            return life
        } update: { life in
            life.center = center
            return true
        }
    }

    static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

private nonisolated struct HolderModifier: AttachingModifier {
    let holder: FocusedValueHolder

    func attach(_ attachments: inout NodeAttachments) {
        attachments.add([holder], for: FocusedValueNote.self)
    }
}

extension View {
    /// Says a value while the view, or one in it, has the focus.
    ///
    /// Apple: "focusedValue(_:_:)".
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Says a value, or none, while the view, or one in it, has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Says an object while the view, or one in it, has the focus.
    ///
    /// Apple: "focusedValue(_:)".
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isOfScene: false) { $0[object: T.self] = object })
    }

    /// Says a value wherever in the scene the focus is.
    ///
    /// Apple: "focusedSceneValue(_:_:)".
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
    }

    /// Says a value, or none, wherever in the scene the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
    }

    /// Says an object wherever in the scene the focus is.
    ///
    /// Apple: "focusedSceneValue(_:)".
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(
        _ object: T?
    ) -> some View {
        modifier(FocusedValueModifier(isOfScene: true) { $0[object: T.self] = object })
    }
}
