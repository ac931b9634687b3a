/// Nodes waiting for a pass, by depth. A node stands in it only while its flag for that pass is set.
struct DirtyQueue {
    private var measure = DepthQueue<UInt32>()
    private var place = DepthQueue<UInt32>()

    var isEmpty: Bool { measure.isEmpty && place.isEmpty }

    mutating func addMeasure(_ node: UInt32, depth: Int) {
        measure.add(node, depth: depth)
    }

    mutating func addPlace(_ node: UInt32, depth: Int) {
        place.add(node, depth: depth)
    }

    /// The deepest node that waits for measuring.
    mutating func nextMeasure() -> UInt32? { measure.popDeepest() }

    /// The highest node that waits for placing.
    mutating func nextPlace() -> UInt32? { place.popOutermost() }
}
