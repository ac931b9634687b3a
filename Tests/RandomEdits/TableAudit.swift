package import QuadrantCore
package import QuadrantLayout

/// A table by nodes, of any values.
private protocol TableByNode {
    var nodes: [UInt32] { get }
}

extension Dictionary: TableByNode where Key == UInt32 {
    fileprivate var nodes: [UInt32] { Array(keys) }
}

extension Set: TableByNode where Element == UInt32 {
    fileprivate var nodes: [UInt32] { Array(self) }
}

/// Finds tables that still hold something of nodes that are gone. Nobody would see it at once: the next node at
/// that place in the tree would be taken for the other, and what the table holds is never freed.
package enum TableAudit {
    /// The tables of a tree of views, of its layout and of what it owns that do, in words.
    package static func faults(in tree: ViewTree) -> [String] {
        faults(in: tree, of: tree.layout, isOwner: true)
    }

    /// The same of stored properties of `owner` that are tables by the nodes of a layout. Values in it are
    /// looked at too; of objects only those that an owner has itself.
    ///
    /// - Complexity: linear in what the tables hold.
    package static func faults(
        in owner: Any, of layout: LayoutTree, isOwner: Bool = false
    ) -> [String] {
        Mirror(reflecting: owner).children.flatMap { name, value -> [String] in
            if let table = value as? any TableByNode {
                let gone = table.nodes.filter { !isAlive($0, in: layout) }.sorted()
                let names = "\(type(of: owner)).\(name ?? "")"
                return gone.isEmpty ? [] : ["\(names) keeps nodes that are gone: \(gone)."]
            }
            switch Mirror(reflecting: value).displayStyle {
            case .struct: return faults(in: value, of: layout)
            case .class where isOwner && isOurs(value): return faults(in: value, of: layout)
            default: return []
            }
        }
    }

    private static func isAlive(_ node: UInt32, in layout: LayoutTree) -> Bool {
        layout.id(node).map(layout.contains) ?? false
    }

    private static func isOurs(_ value: Any) -> Bool {
        let name = String(reflecting: type(of: value))
        return name.hasPrefix("QuadrantCore.") || name.hasPrefix("QuadrantLayout.")
    }
}
