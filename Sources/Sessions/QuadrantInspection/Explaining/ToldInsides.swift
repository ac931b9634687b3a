internal import Foundation

/// What stands in own views, so that the same is told once.
struct ToldInsides {
    private let tree: ShownTree
    /// The line of the first view with an inside.
    private var lines: [String: Int] = [:]

    init(_ tree: ShownTree) { self.tree = tree }

    /// The line of an own view before an item that has the same in it at the same places; `nil` for none: then the item is kept.
    mutating func line(of item: Int) -> Int? {
        let nodes = tree.snapshot.nodes
        let node = nodes[tree.items[item].node]
        guard node.entered.contains(where: \.isOwn), let call = node.call,
            let inside = inside(of: item)
        else { return nil }
        let key = "\(call.file)\n\(inside)"
        if let known = lines[key] { return known }
        lines[key] = call.line
        return nil
    }

    /// What stands in an item, as text; `nil` where that is too much, or has no place.
    private func inside(of item: Int) -> String? {
        let nodes = tree.snapshot.nodes
        let start = tree.items[item].node
        guard let frame = nodes[start].globalFrame else { return nil }
        var text = ""
        let end = min(nodes.count, start + 200)
        for position in start..<end {
            let node = nodes[position]
            if position > start, node.depth <= nodes[start].depth { return text }
            guard let inner = node.globalFrame else { continue }
            text += "\(node.depth - nodes[start].depth) \(node.label) "
            text += "\(plain(inner.x - frame.x)),\(plain(inner.y - frame.y)) "
            text += "\(plain(inner.width, inner.height)) \(node.identifiers)\n"
        }
        return end == nodes.count ? text : nil
    }
}
