/// A key of values that a view tells the layout container around it.
///
/// Apple: "LayoutValueKey". A value is set with `layoutValue(key:value:)` and read by a subscript
/// of the subview.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}
