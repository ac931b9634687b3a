/// A key of the container values: its value's type and default.
///
/// Apple: "ContainerValueKey".
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// The values that a view tells the container around it, and no container further outside.
///
/// Apple: "ContainerValues". A value is set with `containerValue(_:_:)` and read from a `Subview`,
/// a section or a `LayoutSubview`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The values of `tag(_:)`, the innermost first.
    package var tags: [AnyHashable] = []
    /// The tags that do not stand for optionals of their types.
    package var exactTags: Set<AnyHashable> = []

    package init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// These values with those of a modifier further out where they say nothing.
    package func over(_ outer: ContainerValues) -> ContainerValues {
        var result = self
        result.values.merge(outer.values) { inner, _ in inner }
        result.tags += outer.tags
        result.exactTags.formUnion(outer.exactTags)
        return result
    }

    /// The tag of a type that the view has, the innermost of several; `nil` if it has none of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.base as? V }.first
    }

    /// Whether the view has the tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// The changes that modifiers make to a view's container values, the innermost last; its own type is the
/// key.
package struct ContainerValueChanges: JoinedTrait {
    /// The changes, to be applied in this order.
    package var changes: [(inout ContainerValues) -> Void] = []

    package init() {}

    package func over(_ outer: ContainerValueChanges) -> ContainerValueChanges {
        var result = outer
        result.changes += changes
        return result
    }

    package func apply(to values: inout ContainerValues) {
        for change in changes { change(&values) }
    }
}

extension LayoutSubview {
    /// The container values that were set on the view.
    public var containerValues: ContainerValues {
        var values = ContainerValues()
        let key = ObjectIdentifier(ContainerValueChanges.self)
        let tree = storage.tree
        if let child = storage.child(position).flatMap(tree.id) {
            tree.joinedTrait(key, of: child, as: ContainerValueChanges.self)?.apply(to: &values)
        }
        return values
    }
}
