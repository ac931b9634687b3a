import QuadrantCore
import QuadrantLayout

extension ViewTree {
    /// What of a node is under way, and of the views that leave it, in words.
    func motionReasons(of node: NodeID, inside parent: NodeID?) -> [Reason] {
        (motionWords(of: node, inside: parent) + leavingViews(in: node).flatMap(leavingReasons))
            .map { Reason(.motion, $0) }
    }

    /// What of a view that leaves is under way, with all that is in it.
    private func leavingReasons(of node: NodeID) -> [String] {
        let name = "leaving \(label(of: node))"
        var (pending, told) = ([(node, layout.parent(of: node))], [String]())
        while let (next, parent) = pending.popLast(), told.count < Self.mostLeavingReasons {
            told += motionWords(of: next, inside: parent)
            for child in layout.children(of: next) { pending.append((child, next)) }
        }
        return told.isEmpty ? [name] : told.map { "\(name): \($0)" }
    }

    /// So much is told of one view that leaves.
    private static let mostLeavingReasons = 8
}
