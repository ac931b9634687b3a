/// An object whose values predicates find by their keys, as there is no key-value coding here.
public protocol _KeyedObject: AnyObject {
    /// The value of a key; `nil` where there is none.
    func _keyedValue(_ key: String) -> Any?
    /// What it is compared by with other objects.
    var _keyedIdentity: AnyHashable { get }
}
