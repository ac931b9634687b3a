/// A value that a view tells the layout container it stands in.
///
/// Apple: "LayoutValueKey". Set by `layoutValue(key:value:)`, read by subscripting a subview.
public protocol LayoutValueKey {
    /// What is set for a view.
    associatedtype Value

    /// What the container reads of a view that sets no value.
    static var defaultValue: Value { get }
}
