/// What is kept of some of the nodes: a value for each, found by the node's index.
///
/// A table is a name for what lies in `NodeTables`: copies of it are the same table. As long as nothing was put into
/// it, it takes no memory, and asking it is one look.
public struct _NodeTable<Value> {
    public let tables: _NodeTables
    /// Of the table's bit.
    @usableFromInline let place: Int

    package init(in tables: NodeTables) {
        self.tables = tables
        place = tables.addTable()
    }

    /// What the table holds; `nil` if nothing was ever put into it.
    @inlinable var known: _NodeEntries<Value>? {
        @inline(__always) get {
            guard tables.isUsed(place), let content = tables.contents[place] else { return nil }
            return knownCast(content, to: _NodeEntries<Value>.self)
        }
    }

    /// What the table holds, made if need be.
    @inlinable var made: _NodeEntries<Value> {
        @inline(__always) get { known ?? make() }
    }

    @inlinable @inline(never)
    func make() -> _NodeEntries<Value> {
        let entries = _NodeEntries<Value>()
        tables.put(entries, at: place)
        return entries
    }

    /// Called with what was kept of a node that is freed.
    package var onForget: ((UInt32, Value) -> Void)? {
        get { known?.onForget }
        nonmutating set { made.onForget = newValue }
    }

    @inlinable public var isEmpty: Bool {
        @inline(__always) get { known?.values.isEmpty ?? true }
    }

    /// Everything in the table, in any order.
    @inlinable public var all: [UInt32: Value] {
        @inline(__always) get { known?.values ?? [:] }
    }

    @inlinable public var values: Dictionary<UInt32, Value>.Values { all.values }

    /// The value of a node; `nil` for none.
    @inlinable public subscript(node: UInt32) -> Value? {
        @inline(__always) get {
            guard let known, !known.values.isEmpty else { return nil }
            return known.values[node]
        }
        @inline(__always) nonmutating set {
            guard let newValue else {
                _ = removeValue(of: node)
                return
            }
            _ = replace(newValue, of: node)
        }
    }

    /// The value of a node, which has `value` if it had none.
    @inlinable public subscript(node: UInt32, default value: @autoclosure () -> Value) -> Value {
        @inline(__always) get { known?.values[node] ?? value() }
        @inline(__always) nonmutating _modify {
            tables.note(node, place)
            yield &made.values[node, default: value()]
        }
    }

    /// Gives the node another value; returns the one it had.
    @inlinable @inline(__always) public func replace(_ value: Value, of node: UInt32) -> Value? {
        tables.note(node, place)
        return made.values.updateValue(value, forKey: node)
    }

    /// Removes the value of a node and returns it.
    @inlinable @inline(__always) public func removeValue(of node: UInt32) -> Value? {
        guard let known, !known.values.isEmpty else { return nil }
        return known.values.removeValue(forKey: node)
    }

    @inlinable @inline(__always) public func removeAll() {
        known?.values.removeAll(keepingCapacity: true)
    }
}

extension _NodeTable: NodeHolder {}

/// What a table holds.
public final class _NodeEntries<Value>: _NodeContent {
    @usableFromInline final var values: [UInt32: Value] = [:]
    fileprivate final var onForget: ((UInt32, Value) -> Void)?

    @inlinable override init() { super.init() }

    override func forget(_ node: UInt32) {
        // The value goes when the table is whole again: what ends with it may look into the table.
        guard let value = values.removeValue(forKey: node) else { return }
        onForget?(node, value)
    }

    override func holds(_ node: UInt32) -> Bool { values[node] != nil }

    package override var nodes: [UInt32] { Array(values.keys) }
}

/// Some of the nodes; like a table, it takes no memory as long as no node was put into it.
package struct NodeSet: NodeHolder {
    private let table: NodeTable<Void>

    package init(in tables: NodeTables) { table = NodeTable(in: tables) }

    package var tables: NodeTables { table.tables }

    package var isEmpty: Bool { table.isEmpty }

    /// The nodes, in any order.
    package var nodes: Dictionary<UInt32, Void>.Keys { table.all.keys }

    @inline(__always)
    package func contains(_ node: UInt32) -> Bool { table[node] != nil }

    @inline(never)
    package func insert(_ node: UInt32) { table[node] = () }

    /// Whether the node was in the set.
    @inline(never)
    @discardableResult
    package func remove(_ node: UInt32) -> Bool { table.removeValue(of: node) != nil }

    package func removeAll() { table.removeAll() }
}

/// What is kept of most nodes: a place for each, by the node's index.
public final class _NodeColumn<Value>: _NodeContent {
    /// They own the column.
    package unowned let tables: NodeTables
    @usableFromInline final var entries: [Value?] = []

    package init(in tables: NodeTables) {
        self.tables = tables
        super.init()
        tables.add(self)
    }

    /// The value of a node; `nil` for none.
    @inlinable public subscript(node: UInt32) -> Value? {
        @inline(__always) get { Int(node) < entries.count ? entries[Int(node)] : nil }
        @inline(__always) _modify {
            if Int(node) >= entries.count { makeRoom(for: node) }
            yield &entries[Int(node)]
        }
    }

    /// Removes the value of a node; whether there was one.
    @inlinable @inline(__always) @discardableResult
    public func remove(_ node: UInt32) -> Bool {
        guard Int(node) < entries.count else { return false }
        // It goes when the column is whole again: what ends with it may look into the column.
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

extension _NodeColumn: NodeHolder {}
