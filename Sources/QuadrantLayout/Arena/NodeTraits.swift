import Foundation

/// What a view tells its container beside its size. Few nodes have any.
package struct NodeTraits {
    /// `layoutPriority`; `nil` where none was set.
    package var priority: Double?
    /// `zIndex`: the order in which siblings are drawn.
    package var zIndex: Double = 0
    /// Values of `LayoutValueKey`s by the key's type.
    package var values: [ObjectIdentifier: Any] = [:]

    package init() {}
}
