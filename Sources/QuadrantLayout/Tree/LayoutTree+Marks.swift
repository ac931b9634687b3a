import QuadrantGeometry

/// Change: a node is marked and queued for the passes.
extension LayoutTree {
    /// The node's answers may have changed. Nothing happens where nothing was known of it.
    func markMeasure(_ node: UInt32) {
        forgetStacks(node)
        awaitMeasure(node)
    }

    /// More than answers of children may have changed.
    @inline(__always)
    func forgetStacks(_ node: UInt32) {
        if records[Int(node)].flags.contains(.wide) { wideNodes[node]?.layouts.forgetStacks() }
    }

    /// As `markMeasure`, where the node is a container of which nothing but children has changed, which are
    /// noted.
    func awaitMeasure(_ node: UInt32) {
        guard node != 0 else { return }
        guard !records[Int(node)].flags.contains(.needsMeasure), isKnown(node) else { return }
        records[Int(node)].flags.insert(.needsMeasure)
        queue.addMeasure(node, depth: depth(node))
    }

    /// Whether anybody has asked for anything of the node, and may rest on it.
    private func isKnown(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        if record.cache != 0 || record.hasToldAnything { return true }
        if !record.flags.isDisjoint(with: [.placed, .rigid]) { return true }
        switch record.tag {
        case .text:
            return texts[record.rule].ideal != nil || texts[record.rule].toldIdeal != nil
        case .extended: return layoutStates[node] != nil
        default: return false
        }
    }

    /// As `markMeasure`, where also guides, spacing or priority may have changed.
    func markInterface(_ node: UInt32) {
        forgetStacks(node)
        awaitInterface(node)
    }

    func awaitInterface(_ node: UInt32) {
        guard node != 0 else { return }
        awaitMeasure(node)
        if records[Int(node)].flags.contains(.needsMeasure) {
            records[Int(node)].flags.insert(.interfaceChanged)
        }
    }

    func markPlace(_ node: UInt32) {
        guard node != 0 else { return }
        let flags = records[Int(node)].flags
        guard flags.contains(.placed), !flags.contains(.needsPlace) else { return }
        records[Int(node)].flags.insert(.needsPlace)
        queue.addPlace(node, depth: depth(node))
    }

    private func depth(_ node: UInt32) -> Int {
        var (depth, current) = (0, records[Int(node)].parent)
        while current != 0 {
            depth += 1
            current = records[Int(current)].parent
        }
        return depth
    }

    /// A node that may say more than it could before was not asked for that, or nothing remembers it:
    /// its container asks anew.
    func noteGain(_ node: UInt32, _ oldFlags: NodeFlags) {
        let gained = records[Int(node)].flags.subtracting(oldFlags)
        guard !gained.isDisjoint(with: .inherited), isKnown(node) else { return }
        speakers.insert(node)
    }

    /// Marks all that lays out by the host's container or safe area.
    func hostChanged() {
        if host.safeAreaInsets != EdgeInsets() { hasSafeAreas = true }
        for index in 1..<max(count, 1) where isInUse(index) {
            guard records[Int(index)].flags.contains(.surroundings) else { continue }
            markMeasure(index)
        }
    }

    private func isInUse(_ index: UInt32) -> Bool {
        records[Int(index)].flags.contains(.alive)
    }
}
