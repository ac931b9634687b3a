import QuadrantGeometry

/// Change: a node is marked and queued for the passes.
extension LayoutTree {
    /// Marks a node whose answers may have changed. Nothing happens if nobody has asked it
    /// anything.
    func markMeasure(_ node: UInt32) {
        forgetStacks(node)
        awaitMeasure(node)
    }

    /// Drops the kept layouts of a stack, as more than answers of children may have changed.
    @inline(__always)
    func forgetStacks(_ node: UInt32) {
        if records[Int(node)].flags.contains(.wide) {
            wideNodes.entries[node]?.layouts.forgetStacks()
        }
    }

    /// As `markMeasure`, for a container of which only children have changed, and these have been noted.
    @inline(__always)
    func awaitMeasure(_ node: UInt32) {
        guard node != 0, !records[Int(node)].flags.contains(.needsMeasure), isKnown(node) else {
            return
        }
        enqueueMeasure(node)
    }

    private func enqueueMeasure(_ node: UInt32) {
        records[Int(node)].flags.insert(.needsMeasure)
        queue.addMeasure(node, depth: depth(node))
    }

    /// Whether somebody has asked the node for something, and may rely on the answer.
    @inline(__always)
    private func isKnown(_ node: UInt32) -> Bool {
        let record = records[Int(node)]
        if record.cache != 0 || record.hasToldAnything { return true }
        if !record.flags.isDisjoint(with: [.placed, .rigid]) { return true }
        switch record.tag {
        case .text:
            return pools.texts[record.rule].ideal != nil
                || pools.texts[record.rule].toldIdeal != nil
        case .extended: return userLayouts.states[node] != nil
        // Nodes with these rules keep no answer, also where they were asked but never placed.
        case .fill, .square, .spacer, .divider: return isParentKnown(of: node)
        default: return false
        }
    }

    private func isParentKnown(of node: UInt32) -> Bool {
        let parent = records[Int(node)].parent
        return parent != 0 && isKnown(parent)
    }

    /// As `markMeasure`, if guides, distances or priority may have changed too.
    @inline(__always)
    func markInterface(_ node: UInt32) {
        forgetStacks(node)
        awaitInterface(node)
    }

    @inline(__always)
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

    /// Has the container of a node ask again if the node can now set guides or distances that it
    /// could not set before, as no answer is kept for comparison.
    @inline(__always)
    func noteGain(_ node: UInt32, _ oldFlags: NodeFlags) {
        let gained = records[Int(node)].flags.subtracting(oldFlags)
        guard !gained.isDisjoint(with: .inherited), isKnown(node) else { return }
        answers.speakers.insert(node)
    }

    /// Marks all that lays out by the host's container or safe area.
    func hostChanged() {
        if host.safeAreaInsets != EdgeInsets() { surroundings.hasSafeAreas = true }
        for index in 1..<max(arena.count, 1) where isInUse(index) {
            guard records[Int(index)].flags.contains(.surroundings) else { continue }
            markMeasure(index)
        }
    }

    private func isInUse(_ index: UInt32) -> Bool {
        records[Int(index)].flags.contains(.alive)
    }
}
