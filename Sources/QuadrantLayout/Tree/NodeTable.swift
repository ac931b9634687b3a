/// What is kept of some of the nodes: a value for each, found by the node's index.
public final class _NodeTable<Value>: _NodeHolder {
    @usableFromInline var entries: [UInt32: Value] = [:]
    /// Called with what was kept of a node that is freed.
    package final var onForget: ((UInt32, Value) -> Void)?

    package override init(in tables: NodeTables) { super.init(in: tables) }

    /// Whether no node has a value.
    @inlinable @inline(__always) public var isEmpty: Bool { entries.isEmpty }

    /// The values of all nodes that have one, in any order.
    @inlinable @inline(__always) public var values: Dictionary<UInt32, Value>.Values {
        entries.values
    }

    /// Everything in the table, in any order.
    @inlinable @inline(__always) public var all: [UInt32: Value] { entries }

    /// The value of a node; `nil` for none.
    @inlinable @inline(__always) public subscript(node: UInt32) -> Value? {
        @inline(__always) get { entries.isEmpty ? nil : entries[node] }
        @inline(__always) set {
            guard let newValue else {
                _ = removeValue(of: node)
                return
            }
            _ = replace(newValue, of: node)
        }
    }

    /// The value of a node, which has `value` if it had none.
    @inlinable @inline(__always)
    public subscript(node: UInt32, default value: @autoclosure () -> Value) -> Value {
        @inline(__always) get { entries[node] ?? value() }
        @inline(__always) _modify {
            tables.note(node, bit)
            yield &entries[node, default: value()]
        }
    }

    /// Gives the node another value; returns the one it had.
    @inlinable @inline(__always) public func replace(_ value: Value, of node: UInt32) -> Value? {
        tables.note(node, bit)
        return entries.updateValue(value, forKey: node)
    }

    /// Removes the value of a node and returns it.
    @inlinable @inline(__always) public func removeValue(of node: UInt32) -> Value? {
        entries.isEmpty ? nil : entries.removeValue(forKey: node)
    }

    /// Removes the values of all nodes; `onForget` is not called.
    @inlinable @inline(__always) public func removeAll() {
        entries.removeAll(keepingCapacity: true)
    }

    override func forget(_ node: UInt32) {
        // The value is released only when the table is whole again: what ends with the value may look
        // into the table.
        guard let value = removeValue(of: node) else { return }
        onForget?(node, value)
    }

    override func holds(_ node: UInt32) -> Bool { entries[node] != nil }

    package override var nodes: [UInt32] { Array(entries.keys) }
}

/// Some of the nodes.
package final class NodeSet: NodeHolder {
    private var members: Set<UInt32> = []

    package override init(in tables: NodeTables) { super.init(in: tables) }

    var isEmpty: Bool { members.isEmpty }

    package func contains(_ node: UInt32) -> Bool { !members.isEmpty && members.contains(node) }

    package func insert(_ node: UInt32) {
        tables.note(node, bit)
        members.insert(node)
    }

    /// Whether the node was in the set.
    @discardableResult
    package func remove(_ node: UInt32) -> Bool { !members.isEmpty && members.remove(node) != nil }

    override func forget(_ node: UInt32) { remove(node) }

    override func holds(_ node: UInt32) -> Bool { contains(node) }

    package override var nodes: [UInt32] { Array(members) }
}

/// What is kept of most nodes: a place for each, by the node's index.
public final class _NodeColumn<Value>: _NodeHolder {
    @usableFromInline var entries: [Value?] = []

    package override init(in tables: NodeTables) { super.init(in: tables) }

    /// The value of a node; `nil` for none.
    @inlinable @inline(__always) public subscript(node: UInt32) -> Value? {
        @inline(__always) get { Int(node) < entries.count ? entries[Int(node)] : nil }
        @inline(__always) _modify {
            if Int(node) >= entries.count { makeRoom(for: node) }
            tables.note(node, bit)
            yield &entries[Int(node)]
        }
    }

    /// Removes the value of a node. Returns whether there was one.
    @inlinable @inline(__always) @discardableResult
    public func remove(_ node: UInt32) -> Bool {
        guard Int(node) < entries.count else { return false }
        // The value is released when the column is whole again: what ends with it may look there.
        var value: Value?
        swap(&value, &entries[Int(node)])
        return value != nil
    }

    @inlinable @inline(never)
    func makeRoom(for node: UInt32) {
        let count = max(Int(node) + 1, 2 * entries.count) - entries.count
        entries.append(contentsOf: repeatElement(nil, count: count))
    }

    override func forget(_ node: UInt32) { remove(node) }

    override func holds(_ node: UInt32) -> Bool { self[node] != nil }

    package override var nodes: [UInt32] {
        entries.indices.filter { entries[$0] != nil }.map(UInt32.init)
    }
}
