import QuadrantLayout

/// What is known of the preferences of a node.
///
/// A node has a record if it, or a node in it, sets or reads a preference: the records are a tree with
/// the shape of the layout tree, and as sparse as preferences are.
final class PreferenceRecord {
    let node: NodeID
    /// The record of the node around. The registry owns records; an outer node never goes alone.
    @UnretainedOptional private(set) var parent: PreferenceRecord?
    /// What the node's modifier says of one key; it goes with the node.
    @UnretainedOptional var writer: PreferenceWriter?
    /// The reader of the node's preferences; it goes with the node.
    @UnretainedOptional var watch: PreferenceWatch?
    /// The part in whose slot table the node stands; `nil` until somebody asks. The node goes with it.
    @UnretainedOptional var maker: Part?
    /// Whether only children count that are shown.
    let choosesChildren: Bool
    /// The records directly inside, in layout order; `nil` until somebody asks after a change.
    /// Unowned, so that deep trees are not freed one record inside the other.
    var children: [Unretained<PreferenceRecord>]?
    /// The keys that are set inside; `nil` until somebody asks after a change. If it is `nil`, it also is
    /// in all records around.
    var keys: Set<ObjectIdentifier>?
    /// The values that were worked out since the last change, by key.
    private var values: [(key: ObjectIdentifier, value: AnyObject)] = []

    init(node: NodeID, parent: PreferenceRecord?, choosesChildren: Bool) {
        self.node = node
        self.parent = parent
        self.choosesChildren = choosesChildren
    }

    /// The value that was worked out for `key`; `nil` if none was since the last change.
    func known<Value>(_ key: ObjectIdentifier) -> KnownPreference<Value>? {
        guard let value = values.first(where: { $0.key == key })?.value else { return nil }
        return knownCast(value, to: KnownPreference<Value>.self)
    }

    func remember<Value>(_ value: Value, for key: ObjectIdentifier) {
        values.append((key, KnownPreference(value)))
    }

    /// Forgets what was worked out for `key`. Returns whether there was something.
    func forget(_ key: ObjectIdentifier) -> Bool {
        guard let index = values.firstIndex(where: { $0.key == key }) else { return false }
        values.remove(at: index)
        return true
    }

    /// Forgets what was worked out for all keys, and which there are.
    func forgetAll() {
        keys = nil
        values.removeAll()
    }
}

/// A value that was worked out.
final class KnownPreference<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
