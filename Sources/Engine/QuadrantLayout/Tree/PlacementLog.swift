package import Foundation

/// Where nodes stood that were placed elsewhere or with another size, as long as somebody wants to know.
struct PlacementLog {
    /// Whether it is kept.
    var isOn = false
    /// How each node stood at first.
    let entries: NodeTable<FormerPlacement>

    init(in tables: NodeTables) { entries = NodeTable(in: tables) }
}

/// How a node stood before it was placed elsewhere.
package struct FormerPlacement {
    package let node: NodeID
    /// Its top left corner in its parent, in points.
    package let place: CGPoint
    /// Its size in points.
    package let size: CGSize
    /// Whether it was shown.
    package let wasShown: Bool
}

extension LayoutTree {
    /// Begins to note where nodes stand before they are placed elsewhere, unless that is done already.
    package func beginPlacementLog() { placementLog.isOn = true }

    /// Ends that. Returns what was noted, by the nodes' indices.
    package func takePlacementLog() -> [UInt32: FormerPlacement] {
        guard placementLog.isOn else { return [:] }
        placementLog.isOn = false
        let noted = placementLog.entries.all
        placementLog.entries.removeAll()
        return noted
    }

    /// Notes how a node stands that is about to be placed elsewhere or with another size.
    @inline(never)
    func notePlacement(_ node: UInt32) {
        let id = identifier(at: node)
        guard placementLog.entries[node]?.node != id else { return }
        let record = records[Int(node)]
        placementLog.entries[node] = FormerPlacement(
            node: id, place: CGPoint(x: record.x, y: record.y), size: record.placedSize,
            wasShown: record.flags.contains(.placed) && !record.flags.contains(.absent))
    }
}
