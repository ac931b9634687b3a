import QuadrantDisplayList
import QuadrantLayout

/// What modifiers say of views, by the views' nodes.
final class NodeNotes {
    /// Accessibility identifiers.
    private let names: NodeTable<[String]>
    /// The identifier that each named node goes by in drawings.
    private(set) var displayNames: [SourceTag: String] = [:]
    /// What modifiers noted for taps and assistive technologies.
    private let notes: NodeTable<[NodeNote]>
    /// The nodes that had notes of keys that can be listed; some may have them no longer.
    private var listed: [ObjectIdentifier: Set<NodeID>] = [:]
    /// Names of coordinate spaces.
    private let spaces: NodeTable<[AnyHashable]>

    init(in tables: NodeTables) {
        names = NodeTable(in: tables)
        notes = NodeTable(in: tables)
        spaces = NodeTable(in: tables)
        names.onForget = { [unowned self] node, _ in displayNames[SourceTag(node: node)] = nil }
    }

    /// The identifiers of a node, the one for drawings first.
    func names(of node: NodeID) -> [String] { names[node.index] ?? [] }

    /// Whether the node had other identifiers before.
    func setNames(_ new: [String], of node: NodeID) -> Bool {
        if new.isEmpty {
            guard names.removeValue(of: node.index) != nil else { return false }
        } else if names.replace(new, of: node.index) == new {
            return false
        }
        displayNames[SourceTag(node: node.index)] = new.first
        return true
    }

    /// The names of the coordinate space of a node.
    func spaces(of node: NodeID) -> [AnyHashable] { spaces[node.index] ?? [] }

    func setSpaces(_ new: [AnyHashable], of node: NodeID) {
        spaces[node.index] = new.isEmpty ? nil : new
    }

    /// What was noted under a key.
    func note<K: NodeNoteKey>(_ key: K.Type, of node: NodeID) -> K.Value? {
        notes[node.index]?.value(key)
    }

    /// Whether anything was noted of a node.
    func hasNotes(_ node: NodeID) -> Bool { notes[node.index] != nil }

    /// The nodes with notes of a key, in no order; those that have gone are forgotten.
    func nodes<K: NodeNoteKey>(noting key: K.Type, where isThere: (NodeID) -> Bool) -> Set<NodeID> {
        guard var nodes = listed[ObjectIdentifier(key)] else { return [] }
        nodes = nodes.filter { isThere($0) && note(key, of: $0) != nil }
        listed[ObjectIdentifier(key)] = nodes
        return nodes
    }

    private func list(_ notes: [NodeNote], of node: NodeID) {
        for note in notes {
            if let key = note.listedKey { listed[key, default: []].insert(node) }
        }
    }

    /// Adds notes to those of the node, as modifiers further out; whether taps may reach it elsewhere.
    func addNotes(_ new: [NodeNote], of node: NodeID) -> Bool {
        notes[node.index] = (notes[node.index] ?? []) + new
        list(new, of: node)
        return new.contains(where: \.decidesReach)
    }

    /// Whether where taps reach the node may be another place than before. Whether shapes of taps are the same
    /// cannot be told.
    func setNotes(_ new: [NodeNote], of node: NodeID) -> Bool {
        guard !new.isEmpty else { return notes.removeValue(of: node.index) != nil }
        let old = notes.replace(new, of: node.index)
        list(new, of: node)
        return old?.contains(where: \.decidesReach) == true || new.contains(where: \.decidesReach)
    }
}
