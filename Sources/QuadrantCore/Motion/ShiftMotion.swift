package import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far the children of a node, an offset or a scroll view, are from where they are to be.
package final class ShiftMotion: Mover {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private var running = RunningValue<CGSize.AnimatableData>()

    init(_ node: NodeID, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
    }

    /// What is still to go, toward the trailing and the bottom edge.
    var gap: CGSize { CGSize(width: running.gap.first, height: running.gap.second) }

    /// The children are moved by `way`.
    func change(
        by way: CGSize, with animation: Animation, at time: TimeInterval,
        _ environment: EnvironmentValues, _ completions: [AnimationCompletion]
    ) {
        running.change(
            by: way.animatableData, with: animation, at: time, environment: environment,
            completions: completions)
        mark()
    }

    private func mark() { if layout.contains(node) { layout.markRecord(node) } }

    package override func advance(to time: TimeInterval) -> Bool {
        let old = running.gap
        let isUnderWay = running.advance(to: time)
        if running.gap != old { mark() }
        return isUnderWay
    }

    override func finish(in motion: TreeMotion) {
        if motion.shifts[node.index] === self { motion.shifts[node.index] = nil }
    }

    package override func stop() {
        running.stop()
        mark()
    }

    package override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    package override var endsByItself: Bool { running.endsByItself }
}

extension TreeMotion {
    /// The content of a node is moved by `way`, toward the trailing and the bottom edge.
    func moved(
        _ node: NodeID, by way: CGSize, with transaction: CurrentTransaction?,
        _ environment: EnvironmentValues
    ) {
        guard hasBegun, let animation = transaction?.transaction.animation,
            way.width.isFinite, way.height.isFinite
        else {
            shifts.removeValue(of: node.index)?.stop()
            return
        }
        let motion = shifts[node.index] ?? ShiftMotion(node, in: layout)
        shifts[node.index] = motion
        motion.change(
            by: way, with: animation, at: time, environment,
            transaction?.transaction.completions ?? [])
        list(motion)
    }

    /// How far a child of `parent` is shown from where it is to be, in points to the right and down.
    func shift(ofChildrenOf parent: NodeID) -> CGSize? {
        guard let gap = shifts[parent.index]?.gap else { return nil }
        return CGSize(
            width: layout.mirror(of: parent).distance(gap.width), height: gap.height)
    }
}
