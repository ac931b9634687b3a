import Foundation

/// Values that modifiers set for the container around: priority, depth, layout values. Few nodes
/// have any.
package struct NodeTraits {
    /// `layoutPriority`; `nil` where none was set.
    package var priority: Double?
    /// `zIndex`: the order in which siblings are drawn; `nil` where none was set, which is drawn as 0.
    package var zIndex: Double?
    /// Values of `LayoutValueKey`s by the key's type.
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}

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
