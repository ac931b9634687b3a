import Foundation
import QuadrantLayout

/// What lies in front.
extension Presentation {
    /// Calls `body` for the children of a node that are shown for what they are, in the order in which they
    /// are drawn: what comes later lies in front.
    ///
    /// Views with a higher `zIndex` lie in front, of those with the same the later ones. Pinned views that
    /// left their place lie in front of others with the same index.
    ///
    /// - Parameter withLeaving: Whether views that leave are among them, as they are among those that are shown.
    func forEachChild(
        of node: NodeID, _ role: DrawingRole, _ reading: Reading, withLeaving: Bool = false,
        _ body: (NodeID) -> Void
    ) {
        let withLeaving = withLeaving || reading == .shown
        var present = layout.children(of: node).lazy
            .filter {
                self.isPresent($0, reading)
                    || withLeaving && self.motion.holders[$0.index] != nil
            }.makeIterator()
        switch role {
        case .mask, .representation: present.next().map(body)
        case .background:
            let first = present.next()
            while let child = present.next() { body(child) }
            first.map(body)
        case .plain where withLeaving && !motion.isStill && motion.holders[node.index] != nil:
            withHolders(of: node, Array(IteratorSequence(present))).forEach(body)
        case .plain where hasOrder(node):
            sorted(IteratorSequence(present)).forEach(body)
        case .plain, .symbols:
            while let child = present.next() { body(child) }
        }
    }

    /// The entry of a node with many children that are drawn in their layout order; `nil` for other
    /// nodes.
    func wideNode(_ node: NodeID) -> WideNode? {
        guard motion.isStill || motion.holders[node.index] == nil,
            let wide = layout.wideNode(node)
        else { return nil }
        guard layout.hasDepths else { return wide }
        let isOrdered = wide.isOrdered(as: layout.orderChanges) { hasOrder(node) }
        return isOrdered ? nil : wide
    }

    /// The same children, from front to back; those that taps reach with views that leave.
    func childrenFromFront(
        of node: NodeID, _ role: DrawingRole, _ reading: Reading
    ) -> [NodeID] {
        var children: [NodeID] = []
        let withLeaving = reading == .taps && !motion.holders.isEmpty
        forEachChild(of: node, role, reading, withLeaving: withLeaving) { children.append($0) }
        if withLeaving {
            children.removeAll { motion.hostsOfHolders[$0.index] != nil && !takesTaps($0) }
        }
        return children.reversed()
    }

    /// Whether views that leave, in a holder, are tapped until they are gone. What the system presents is not: sheets,
    /// screens of a stack, and layers over the root.
    ///
    /// Evidence: "SwiftUI keeps a removal-transitioning view hit-testable for its full bounds for the entire removal
    /// animation" (taps by idb in a simulator, https://github.com/xmtplabs/convos-ios/pull/1075).
    private func takesTaps(_ holder: NodeID) -> Bool {
        layout.children(of: holder).allSatisfy {
            motion.presences[$0.index] == nil && !layout.isPresentedLayer($0)
        }
    }

    /// Whether the children are drawn in another order than that of the layout.
    private func hasOrder(_ node: NodeID) -> Bool {
        layout.hasDepths && layout.children(of: node).contains { Depth($0, in: layout) != Depth() }
    }

    /// The children of a node and, each behind the sibling behind which its views stood, the holders of views that leave.
    private func withHolders(of node: NodeID, _ children: [NodeID]) -> [NodeID] {
        var all = children
        for holder in motion.holders[node.index] ?? [] {
            let before = holder.isBehind ? nil : holder.after
            let place = before.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 }
            all.insert(holder.node, at: place ?? 0)
        }
        return layout.hasDepths ? sorted(all) : all
    }

    private func sorted(_ children: some Sequence<NodeID>) -> [NodeID] {
        children.enumerated().map { ($0.offset, Depth($0.element, in: layout), $0.element) }
            .sorted { a, b in a.1 == b.1 ? a.0 < b.0 : a.1.isBehind(b.1) }
            .map(\.2)
    }
}

/// How far in front of its siblings a node lies.
private struct Depth: Equatable {
    var zIndex = 0.0
    var isPinned = false

    init() {}

    init(_ node: NodeID, in layout: LayoutTree) {
        zIndex = layout.isPresentedLayer(node) ? .infinity : layout.zIndex(of: node)
        isPinned = layout.pinShift(of: node) != 0
    }

    func isBehind(_ other: Depth) -> Bool {
        zIndex == other.zIndex ? !isPinned && other.isPinned : zIndex < other.zIndex
    }
}
