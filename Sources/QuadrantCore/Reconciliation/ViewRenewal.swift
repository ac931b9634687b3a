import QuadrantLayout

/// The comparison of a view's new value with the old one at its place, from the outermost modifier inward.
/// Opaque outside the library.
public struct _ViewRenewal {
    private unowned(unsafe) let tree: ViewTree
    /// How values are compared, of the few types that elements of one list are made of.
    private var equalities: [(type: ObjectIdentifier, equality: ViewEquality)] = []
    /// The view's tape, and which of its entries were looked at.
    private unowned(unsafe) var part: Part
    private var index = 0

    init(_ tree: ViewTree, _ part: Part) {
        self.tree = tree
        self.part = part
    }

    /// Goes on with the view of another part.
    mutating func begin(_ part: Part) {
        self.part = part
        index = 0
    }

    /// Whether the values at both places are the same; in doubt they are not.
    mutating func isSame<Value>(
        _ type: Value.Type, _ new: UnsafeRawPointer, _ old: UnsafeRawPointer
    ) -> Bool {
        let id = ObjectIdentifier(type)
        for known in equalities where known.type == id { return known.equality.isSame(old, new) }
        let equality = tree.kind(of: type).equality
        equalities.append((id, equality))
        return equality.isSame(old, new)
    }

    /// The object that the next modifier inward kept which keeps one.
    package mutating func kept<Object: AnyObject>(_ type: Object.Type) -> Object? {
        while index < part.tape.entries.count {
            defer { index += 1 }
            if case .kept(let object) = part.tape.entries[index] {
                return object as? Object
            }
        }
        return nil
    }
}
