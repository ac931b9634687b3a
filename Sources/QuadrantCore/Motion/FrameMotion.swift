package import Foundation
import QuadrantGeometry
import QuadrantLayout

/// How far a node is from the frame that it is to have.
package final class FrameMotion: Mover {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private var running = RunningValue<CGRect.AnimatableData>()

    init(_ node: NodeID, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
    }

    /// What is still to go.
    var gap: CGRect {
        var rect = CGRect.zero
        rect.animatableData = running.gap
        return rect
    }

    func change(
        by way: CGRect.AnimatableData, with animation: Animation, at time: TimeInterval,
        _ completions: [AnimationCompletion], velocity: CGRect.AnimatableData? = nil
    ) {
        running.change(
            by: way, with: animation, at: time, environment: EnvironmentValues(),
            completions: completions, velocity: velocity)
        mark()
    }

    /// The frame changes in a second by this.
    func velocity(at time: TimeInterval) -> CGRect.AnimatableData? { running.velocity(at: time) }

    private func mark() {
        guard layout.contains(node) else { return }
        layout.markRecord(node)
    }

    package override func advance(to time: TimeInterval) -> Bool {
        let old = running.gap
        let isUnderWay = running.advance(to: time)
        if running.gap != old { mark() }
        return isUnderWay
    }

    override func finish(in motion: TreeMotion) {
        if motion.frames[node.index] === self { motion.frames[node.index] = nil }
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
