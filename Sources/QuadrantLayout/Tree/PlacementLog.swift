package import Foundation

/// Where nodes stood that were placed elsewhere or with another size, as long as somebody wants to know.
package struct PlacementLog {
    /// How a node stood before.
    package struct Entry {
        package let node: NodeID
        /// Its top left corner in its parent, in points.
        package let place: CGPoint
        /// Its size in points.
        package let size: CGSize
        /// Whether it was shown.
        package let wasShown: Bool
    }

    /// Whether it is kept.
    fileprivate(set) var isOn = false
    /// How each node stood at first, by its index.
    fileprivate(set) package var entries: [UInt32: Entry] = [:]
}

extension LayoutTree {
    /// Begins to note where nodes stand before they are placed elsewhere, unless that is done already.
    package func beginPlacementLog() { placementLog.isOn = true }

    /// Ends that. Returns what was noted.
    package func takePlacementLog() -> PlacementLog {
        defer { placementLog = PlacementLog() }
        return placementLog
    }

    /// Notes how a node stands that is about to be placed elsewhere or with another size.
    @inline(never)
    func notePlacement(_ node: UInt32) {
        let id = identifier(at: node)
        guard placementLog.entries[node]?.node != id else { return }
        let record = records[Int(node)]
        placementLog.entries[node] = PlacementLog.Entry(
            node: id, place: CGPoint(x: record.x, y: record.y), size: record.placedSize,
            wasShown: record.flags.contains(.placed) && !record.flags.contains(.absent))
    }
}
