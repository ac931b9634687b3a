import Foundation

/// Values that modifiers set for the container around: priority, depth, layout values. Few nodes
/// have any. Of several modifiers on one view that set the same, the innermost counts.
package struct NodeTraits {
    /// `layoutPriority`; `nil` where none was set.
    package var priority: Double?
    /// `zIndex`: the order in which siblings are drawn; `nil` where none was set, which is drawn as 0.
    package var zIndex: Double?
    /// Values of `LayoutValueKey`s by the key's type.
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// Sets a value; one of a modifier further out, which was there before, no longer counts. A value
    /// that can be joined is joined with that one.
    package mutating func set(_ value: Any, for key: ObjectIdentifier) {
        values[key] = values[key].map { Self.join(value, over: $0) } ?? value
    }

    /// These traits with those of a modifier further out where they say nothing.
    package func over(_ outer: NodeTraits) -> NodeTraits {
        var result = self
        result.priority = priority ?? outer.priority
        result.zIndex = zIndex ?? outer.zIndex
        result.values.merge(outer.values) { Self.join($0, over: $1) }
        return result
    }

    private static func join(_ inner: Any, over outer: Any) -> Any {
        func joined<T: JoinedTrait>(_ inner: T) -> Any { (outer as? T).map(inner.over) ?? inner }
        return (inner as? any JoinedTrait).map { joined($0) } ?? inner
    }

    /// Whether both have the same values.
    package static func areSame(_ old: NodeTraits?, _ new: NodeTraits?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.priority == new.priority && old.zIndex == new.zIndex
            && areSame(old.values, new.values)
    }

    /// Whether both have the same keys with equal values; values without `==` differ.
    static func areSame(_ old: [ObjectIdentifier: Any], _ new: [ObjectIdentifier: Any]) -> Bool {
        guard old.count == new.count else { return false }
        return old.allSatisfy { key, value in
            func equals<E: Equatable>(_ value: E) -> Bool { value == new[key] as? E }
            guard let value = value as? any Equatable else { return false }
            return equals(value)
        }
    }
}
