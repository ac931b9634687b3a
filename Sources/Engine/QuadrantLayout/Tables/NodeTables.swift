/// What a tree keeps of its nodes beside them: when a node is freed, all of it is forgotten.
///
/// A table or column is made with the `NodeTables` of its tree, so that none can be left out. A table costs nothing
/// until something is put into it, and for each node it is known which tables may hold something of it: a node of which
/// nothing is kept costs one look. Columns hold something of most nodes, and are asked each time.
public final class _NodeTables {
    /// For each node by its index, the tables that may hold something of it, a bit each. No longer than it takes for
    /// the last node that is in a table.
    @usableFromInline var holders: [UInt64] = []
    /// The tables into which something was put, a bit each.
    @usableFromInline var used: UInt64 = 0
    /// What the tables hold, by the places of their bits; `nil` for tables into which nothing was put.
    @usableFromInline var contents: [_NodeContent?] = []
    /// How many tables were made.
    private var count = 0
    /// The columns.
    private var columns: [_NodeContent] = []

    package init() {}

    /// The place of a new table's bit.
    func addTable() -> Int {
        precondition(count < UInt64.bitWidth, "A tree has more tables than bits for them.")
        count += 1
        return count - 1
    }

    func add(_ column: _NodeContent) { columns.append(column) }

    /// Gives a table what it is to put its first entry into.
    @usableFromInline
    func put(_ content: _NodeContent, at place: Int) {
        if place >= contents.count {
            contents.append(contentsOf: repeatElement(nil, count: count - contents.count))
        }
        contents[place] = content
        used |= Self.bit(place)
    }

    /// The bit at a place, which is known to be one.
    @inlinable @inline(__always)
    static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }

    /// Whether something was ever put into the table at a place.
    @inlinable @inline(__always)
    func isUsed(_ place: Int) -> Bool { used & Self.bit(place) != 0 }

    /// Notes that the table at a place may hold something of a node.
    @inlinable @inline(__always)
    func note(_ node: UInt32, _ place: Int) {
        if Int(node) >= holders.count { makeRoom(for: node) }
        holders[Int(node)] |= Self.bit(place)
    }

    @usableFromInline
    func makeRoom(for node: UInt32) {
        let count = max(Int(node) + 1, 2 * holders.count, 64) - holders.count
        holders.append(contentsOf: repeatElement(0, count: count))
    }

    /// Forgets a node, which is about to be freed.
    func forget(_ node: UInt32) {
        for column in columns { column.forget(node) }
        if Int(node) < holders.count, holders[Int(node)] != 0 {
            var bits = holders[Int(node)]
            holders[Int(node)] = 0
            while bits != 0 {
                contents[bits.trailingZeroBitCount]?.forget(node)
                bits &= bits - 1
            }
        }
        assert(
            all.allSatisfy { !$0.holds(node) }, "A table got a value without a note of its node.")
    }

    /// What is held by all tables and columns, for audits.
    package var all: [_NodeContent] { columns + contents.compactMap { $0 } }
}

/// What a table or column holds.
public class _NodeContent {
    @usableFromInline init() {}

    func forget(_ node: UInt32) {}

    /// Whether anything is held of a node.
    func holds(_ node: UInt32) -> Bool { false }

    /// The indices of the nodes of which something is held, in any order. Linear in what there is room for.
    package var nodes: [UInt32] { [] }
}

/// Whatever goes by nodes: tables, sets and columns.
package protocol NodeHolder {
    /// Those that it is one of: the tree's.
    var tables: NodeTables { get }
}

// The names that the house uses. The types are public for one reason alone: the compiler copies code of generic types into
// other modules only if these are, and what is kept of each node is asked for in all passes of the core.
package typealias NodeTables = _NodeTables
package typealias NodeTable = _NodeTable
package typealias NodeColumn = _NodeColumn
