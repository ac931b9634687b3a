import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far a view has faded that comes or goes without a transition of its own.
final class FadeMotion: ValueMover<Double> {
    let node: NodeID
    private unowned let layout: LayoutTree
    /// 1 for a view that comes or is there, 0 for one that goes.
    private(set) var target: Double
    /// The views in it that stand elsewhere because of it, as parts of a presented layer do.
    private var parts: [NodeID] = []

    init(_ node: NodeID, from start: Double, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
        target = start
    }

    /// The opacity as it is now.
    var opacity: Double { min(max(target - gap, 0), 1) }

    fileprivate func go(to target: Double, with transaction: Transaction?, in motion: TreeMotion) {
        let way = target - self.target
        self.target = target
        if way != 0 { _ = change(by: way, with: transaction, EnvironmentValues(), in: motion) }
        show()
    }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() {
        if layout.contains(node) { layout.markRecord(node) }
        for part in parts where layout.contains(part) { layout.markRecord(part) }
    }

    /// Has a view in it recorded anew too, whenever this one moves.
    func takeAlong(_ part: NodeID) { if !parts.contains(part) { parts.append(part) } }

    override func finish(in motion: TreeMotion) {
        // One that is gone stays so until it is taken away.
        if target == 1, motion.fades[node.index] === self { motion.fades[node.index] = nil }
    }
}

extension TreeMotion {
    /// Has a view fade in or out, at once where the transaction has no animation.
    func fade(_ node: NodeID, to target: Double, with transaction: Transaction?) {
        let motion = fades[node.index] ?? FadeMotion(node, from: 1 - target, in: layout)
        fades[node.index] = motion
        motion.go(to: target, with: transaction, in: self)
        if !motion.isListed { motion.finish(in: self) }
    }
}
