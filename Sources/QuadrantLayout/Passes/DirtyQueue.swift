/// Nodes waiting for a pass, by depth. A node stands in it only while its flag for that pass is set.
struct DirtyQueue {
    private var measure: [(depth: Int, node: UInt32)] = []
    private var place: [(depth: Int, node: UInt32)] = []

    var isEmpty: Bool { measure.isEmpty && place.isEmpty }

    mutating func addMeasure(_ node: UInt32, depth: Int) {
        DirtyQueue.insert(&measure, node, depth, deepestLast: true)
    }

    mutating func addPlace(_ node: UInt32, depth: Int) {
        DirtyQueue.insert(&place, node, depth, deepestLast: false)
    }

    /// The deepest node that waits for measuring.
    mutating func nextMeasure() -> UInt32? { measure.popLast()?.node }

    /// The highest node that waits for placing.
    mutating func nextPlace() -> UInt32? { place.popLast()?.node }

    /// Keeps the list in order; new entries mostly belong near the end.
    private static func insert(
        _ list: inout [(depth: Int, node: UInt32)], _ node: UInt32, _ depth: Int, deepestLast: Bool
    ) {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            let goesBehind =
                deepestLast ? list[middle].depth <= depth : list[middle].depth >= depth
            if goesBehind { low = middle + 1 } else { high = middle }
        }
        list.insert((depth, node), at: low)
    }
}
