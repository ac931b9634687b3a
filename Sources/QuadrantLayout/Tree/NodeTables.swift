/// The tables in which a tree keeps what only some of its nodes have, by the node's index. When a
/// node is freed, every table forgets it.
///
/// Each table is made with the set of tables that it belongs to (`NodeHolder.init(in:)`), so that
/// none can be left out. For each node it is known which tables may hold something of it: a node of
/// which nothing is kept costs one look.
public final class _NodeTables {
    /// For each node by its index, the tables that may hold something of it, a bit each.
    @usableFromInline var holders: [UInt64] = []
    /// The tables in the order of their bits; whoever made a table owns it.
    private var tables: [Unowned?] = []

    private struct Unowned {
        unowned let table: NodeHolder
    }

    package init() {}

    /// The bit of a new table.
    fileprivate func add(_ table: NodeHolder) -> Int {
        precondition(tables.count < UInt64.bitWidth, "A tree has more tables than bits for them.")
        tables.append(Unowned(table: table))
        return tables.count - 1
    }

    fileprivate func remove(_ place: Int) { tables[place] = nil }

    /// Notes that a table holds something of a node.
    @inlinable
    func note(_ node: UInt32, _ bit: UInt64) {
        if Int(node) >= holders.count { makeRoom(for: node) }
        holders[Int(node)] |= bit
    }

    @usableFromInline
    func makeRoom(for node: UInt32) {
        let count = max(Int(node) + 1, 2 * holders.count, 64) - holders.count
        holders.append(contentsOf: repeatElement(0, count: count))
    }

    /// Has all tables forget a node, which is about to be freed.
    func forget(_ node: UInt32) {
        guard Int(node) < holders.count else { return }
        var bits = holders[Int(node)]
        holders[Int(node)] = 0
        while bits != 0 {
            tables[bits.trailingZeroBitCount]?.table.forget(node)
            bits &= bits - 1
        }
        assert(
            all.allSatisfy { !$0.holds(node) }, "A table got a value without a note of its node.")
    }

    /// The tables that there are, for audits.
    package var all: [NodeHolder] { tables.compactMap { $0?.table } }
}

/// A table by nodes, which go by their index. It forgets a node when that is freed, as it is one of the tables of the
/// node's tree.
public class _NodeHolder {
    @usableFromInline final let tables: _NodeTables
    /// The table's own bit.
    @usableFromInline final var bit: UInt64 = 0

    init(in tables: NodeTables) {
        self.tables = tables
        bit = 1 << UInt64(tables.add(self))
    }

    deinit { tables.remove(bit.trailingZeroBitCount) }

    func forget(_ node: UInt32) {}

    /// Whether anything is kept of a node.
    func holds(_ node: UInt32) -> Bool { false }

    /// The indices of the nodes of which something is kept, in any order. Linear in what the table has room for.
    package var nodes: [UInt32] { [] }
}

// The names that the house uses. The types are public for one reason alone: the compiler copies code of generic types into
// other modules only if these are, and what is kept of each node is asked for in all passes of the core.
package typealias NodeTables = _NodeTables
package typealias NodeHolder = _NodeHolder
package typealias NodeTable = _NodeTable
package typealias NodeColumn = _NodeColumn
