import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far a view has faded that comes or goes without a transition of its own.
final class FadeMotion: ValueMover<Double> {
    let node: NodeID
    private unowned let motion: TreeMotion
    /// 1 for a view that comes or is there, 0 for one that goes.
    private(set) var target: Double
    /// Whether a finger holds it there.
    private var isHeld = false

    init(_ node: NodeID, from start: Double, in motion: TreeMotion) {
        self.node = node
        self.motion = motion
        target = start
    }

    /// The opacity as it is now.
    var opacity: Double { min(max(target - gap, 0), 1) }

    fileprivate func go(to target: Double, with transaction: Transaction?, in motion: TreeMotion) {
        let way = target - self.target
        self.target = target
        if isHeld {
            isHeld = false
            motion.unlist(self)
        }
        if way != 0 {
            let environment = motion.environment(of: node, for: transaction)
            _ = change(by: way, with: transaction, environment, in: motion)
        }
        show()
    }

    /// A finger has it stay as far as it says, until it goes to somewhere else.
    func hold(at value: Double, in motion: TreeMotion) {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        let way = value - opacity
        target = value
        isHeld = true
        _ = change(by: way, with: transaction, EnvironmentValues(), in: motion)
        motion.list(self)
        show()
    }

    override func advance(to time: TimeInterval) -> Bool { isHeld || move(to: time) }

    override var endsByItself: Bool { !isHeld && super.endsByItself }

    override func show() {
        let layout = motion.layout
        if layout.contains(node) { layout.markRecord(node) }
        if !motion.coverings.isEmpty { motion.markCovered(by: node.index) }
        // The views in a presented layer that stand elsewhere because of it.
        guard let parts = motion.presentedParts[node.index] else { return }
        for part in parts where layout.contains(part) { layout.markRecord(part) }
    }

    override func finish(in motion: TreeMotion) {
        // One that is gone stays so until it is taken away.
        guard target == 1, motion.fades[node.index] === self else { return }
        motion.endCovering(node.index)
        motion.fades[node.index] = nil
    }
}

extension TreeMotion {
    /// Has a view fade in or out, at once where the transaction has no animation.
    func fade(_ node: NodeID, to target: Double, with transaction: Transaction?) {
        let motion = fades[node.index] ?? FadeMotion(node, from: 1 - target, in: self)
        fades[node.index] = motion
        motion.go(to: target, with: transaction, in: self)
        if !motion.isListed { motion.finish(in: self) }
    }
}
