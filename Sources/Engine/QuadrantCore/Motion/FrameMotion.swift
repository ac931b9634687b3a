import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far a node is from the frame that it is to have.
final class FrameMotion: ValueMover<CGRect.AnimatableData> {
    private let node: NodeID
    private unowned let layout: LayoutTree
    /// How far the node is to be from its own frame in the end; for what leaves.
    var away = CGRect.AnimatableData.zero

    init(_ node: NodeID, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
    }

    /// How far the node is from its own frame. Its size may be negative, which `width` and `minX` do not tell.
    var distance: CGRect {
        var rect = CGRect.zero
        rect.animatableData = gap - away
        return rect
    }

    override var movesFrame: Bool { true }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() { if layout.contains(node) { layout.markRecord(node) } }

    override func finish(in motion: TreeMotion) {
        if away == .zero, motion.frames[node.index] === self { motion.frames[node.index] = nil }
    }
}

extension TreeMotion {
    /// The frame of a node changes by `way`, or the node is to be away from its frame by that in the end.
    func moved(
        _ node: NodeID, by way: CGRect.AnimatableData, with transaction: Transaction?,
        away: CGRect.AnimatableData = .zero
    ) {
        let known = frames[node.index]
        guard known != nil || transaction?.mayMove == true else { return }
        let motion = known ?? FrameMotion(node, in: layout)
        let isKept = motion.change(
            by: way, with: transaction, environment(of: node, for: transaction), in: self)
        motion.away = isKept ? away : .zero
        frames[node.index] = isKept ? motion : nil
    }
}
