/// Reads and writes the slot of one variable; `@Model` writes it, so that no key path has to be followed for each
/// object.
public struct _SlotAccess<Root, Value> {
    let get: (Root) -> Value
    let set: (Root, Value) -> Void
    let isEmpty: (Root) -> Bool
    let change: (Root, (inout Value) -> Void) -> Void

    /// How a slot is read, is written, is asked whether it is empty, and is changed in place.
    public init(
        _ get: @escaping (Root) -> Value, _ set: @escaping (Root, Value) -> Void,
        _ isEmpty: @escaping (Root) -> Bool,
        _ change: @escaping (Root, (inout Value) -> Void) -> Void
    ) {
        (self.get, self.set, self.isEmpty, self.change) = (get, set, isEmpty, change)
    }
}
