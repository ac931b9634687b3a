package import QuadrantCore
import QuadrantDisplayList
package import QuadrantLayout

/// A collection that looks as if it held something of nodes by their index.
private protocol TableByNode {}

extension Dictionary: TableByNode {}
extension Set: TableByNode {}
extension Array: TableByNode {}

extension TableByNode {
    /// Whether the elements go by nodes: by their index or identifier, or by their place in an array with gaps.
    fileprivate static var goesByNode: Bool {
        switch self {
        case let type as any Keyed.Type: type.keyGoesByNode
        case let type as any Listed.Type: type.hasGaps
        default: false
        }
    }
}

private protocol Keyed { static var keyGoesByNode: Bool { get } }
private protocol Listed { static var hasGaps: Bool { get } }
private protocol Gap {}

extension Optional: Gap {}
extension Dictionary: Keyed {
    fileprivate static var keyGoesByNode: Bool { isByNode(Key.self) }
}
extension Set: Keyed {
    fileprivate static var keyGoesByNode: Bool { isByNode(Element.self) }
}
extension Array: Listed {
    fileprivate static var hasGaps: Bool { Element.self is any Gap.Type }
}

private func isByNode(_ key: Any.Type) -> Bool {
    key == UInt32.self || key == Int.self || key == NodeID.self
}

/// Finds what a tree keeps of nodes that are gone, and tables that would: nobody would see it at once. The next node
/// at that place in the tree would be taken for the other, and what the table holds is never freed.
package enum TableAudit {
    /// What is wrong with the tables of a tree of views and of its layout, in words.
    ///
    /// - Complexity: linear in what the tables hold.
    @MainActor
    package static func faults(in tree: ViewTree) -> [String] {
        faults(in: tree.layout) + unknownTables(of: tree, in: tree.layout)
    }

    /// The same of a layout alone.
    package static func faults(in layout: LayoutTree) -> [String] {
        let kept = layout.tables.all.compactMap { table -> String? in
            let gone = table.nodes.filter { !isAlive($0, in: layout) }.sorted()
            return gone.isEmpty ? nil : "\(type(of: table)) keeps nodes that are gone: \(gone)."
        }
        return kept + unknownTables(of: layout, in: layout)
    }

    /// Stored properties of `owner` and of its parts that go by nodes and are none of the tables that forget nodes
    /// of `layout`. Values are looked into, optional and lazy ones too, and objects that a part has itself; what
    /// stands in tables is not.
    package static func unknownTables(of owner: Any, in layout: LayoutTree) -> [String] {
        var walk = Walk(tables: layout.tables)
        walk.look(into: owner)
        return walk.faults
    }

    private static func isAlive(_ node: UInt32, in layout: LayoutTree) -> Bool {
        layout.id(node).map(layout.contains) ?? false
    }

    /// Parts of a tree that have collections by other things than nodes.
    private static let others = [
        "TreeHosting": "what the host has", "RecentTuples": "by types",
        "_NodeTables": "which tables there are",
    ]

    private struct Walk {
        let tables: NodeTables
        var seen: Set<ObjectIdentifier> = []
        var faults: [String] = []

        mutating func look(into owner: Any) {
            let type = Swift.type(of: owner)
            if type is AnyClass {
                let object = owner as AnyObject
                guard seen.insert(ObjectIdentifier(object)).inserted else { return }
            }
            var mirror: Mirror? = Mirror(reflecting: owner)
            while let current = mirror {
                for (name, value) in current.children { look(at: value, "\(type).\(name ?? "")") }
                mirror = current.superclassMirror
            }
        }

        private mutating func look(at value: Any, _ name: String) {
            if let table = value as? any NodeHolder {
                if table.tables !== tables {
                    faults.append("\(name) is a table of another tree.")
                }
                return
            }
            if let table = value as? any TableByNode {
                if type(of: table).goesByNode { faults.append("\(name) does not forget nodes.") }
                return
            }
            guard TableAudit.others["\(type(of: value))"] == nil else { return }
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional: mirror.children.first.map { look(at: $0.value, name) }
            case .struct, .enum, .tuple: look(into: value)
            case .class where TableAudit.isPart(value): look(into: value)
            default: break
            }
        }
    }

    /// Whether an object belongs to a tree and is none of its views.
    private static func isPart(_ object: Any) -> Bool {
        let name = String(reflecting: type(of: object))
        return !(object is Part)
            && (name.hasPrefix("QuadrantCore.") || name.hasPrefix("QuadrantLayout."))
    }
}
