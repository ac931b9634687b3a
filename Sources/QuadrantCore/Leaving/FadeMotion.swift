import Foundation
import QuadrantLayout

/// How far a view has faded that comes or goes without a transition of its own.
final class FadeMotion: Mover {
    let node: NodeID
    private unowned let layout: LayoutTree
    private var running = RunningValue<Double>()
    /// 1 for a view that comes or is there, 0 for one that goes.
    private(set) var target: Double

    init(_ node: NodeID, from start: Double, in layout: LayoutTree) {
        self.node = node
        self.layout = layout
        target = start
    }

    /// The opacity as it is now.
    var opacity: Double { min(max(target - running.gap, 0), 1) }

    func go(
        to target: Double, with animation: Animation, at time: TimeInterval,
        _ completions: [AnimationCompletion]
    ) {
        let way = target - self.target
        self.target = target
        guard way != 0 else { return }
        running.change(
            by: way, with: animation, at: time, environment: EnvironmentValues(),
            completions: completions)
        mark()
    }

    private func mark() { if layout.contains(node) { layout.markRecord(node) } }

    override func advance(to time: TimeInterval) -> Bool {
        let isUnderWay = running.advance(to: time)
        mark()
        return isUnderWay
    }

    override func finish(in motion: TreeMotion) {
        // One that is gone stays so until it is taken away.
        if target == 1, motion.fades[node.index] === self { motion.fades[node.index] = nil }
    }

    override func stop() {
        running.stop()
        mark()
    }

    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    override var endsByItself: Bool { running.endsByItself }
}

extension TreeMotion {
    /// Has a view fade in or out.
    func fade(
        _ node: NodeID, to target: Double, with animation: Animation,
        _ completions: [AnimationCompletion]
    ) {
        let motion = fades[node.index] ?? FadeMotion(node, from: 1 - target, in: layout)
        fades[node.index] = motion
        motion.go(to: target, with: animation, at: time, completions)
        list(motion)
    }
}
