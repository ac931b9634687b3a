import Foundation
import QuadrantGeometry
import QuadrantLayout

/// What a node shows, under way.
class DrawingMover: Mover {
    /// The drawing as it is seen now; `nil` for what is not drawn by itself.
    var shown: KeptDrawing? { nil }
}

/// The drawing of a known type, under way.
final class DrawingMotion<D: NodeDrawing>: DrawingMover {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private var running = RunningValue<D.AnimatableData>()
    private var seen: KeptDrawing?
    /// The drawing as it is to be.
    private var model: D

    init(_ model: D, _ node: NodeID, in layout: LayoutTree) {
        self.model = model
        self.node = node
        self.layout = layout
    }

    override var shown: KeptDrawing? { seen }

    func change(
        to model: D, by way: D.AnimatableData, with animation: Animation, at time: TimeInterval,
        _ environment: EnvironmentValues, _ completions: [AnimationCompletion]
    ) {
        self.model = model
        running.change(
            by: way, with: animation, at: time, environment: environment, completions: completions)
        show()
    }

    /// The drawing differs in what does not move.
    func renew(_ model: D) {
        self.model = model
        show()
    }

    private func show() {
        if running.isAtRest {
            seen = nil
        } else {
            var drawing = model
            drawing.animatableData -= running.gap
            seen = TypedDrawing(drawing)
        }
        if layout.contains(node) { layout.markRecord(node) }
    }

    override func advance(to time: TimeInterval) -> Bool {
        let old = running.gap
        let isUnderWay = running.advance(to: time)
        if running.gap != old || !isUnderWay { show() }
        return isUnderWay
    }

    override func finish(in motion: TreeMotion) {
        if motion.drawings[node.index] === self { motion.drawings[node.index] = nil }
    }

    override func stop() {
        running.stop()
        show()
    }

    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    override var endsByItself: Bool { running.endsByItself }
}

extension ViewTree {
    /// A node has another drawing, whose animatable data were `old` before.
    func animate<D: NodeDrawing>(
        _ drawing: D, of node: NodeID, from old: D.AnimatableData,
        _ transaction: CurrentTransaction?, _ environment: EnvironmentValues
    ) {
        let way = drawing.animatableData - old
        let known = motion.isAtRest ? nil : motion.drawings[node.index] as? DrawingMotion<D>
        guard way.magnitudeSquared > 0 else {
            known?.renew(drawing)
            return
        }
        guard let animation = transaction?.transaction.animation, way.magnitudeSquared.isFinite
        else {
            if !motion.isAtRest { motion.drawings.removeValue(of: node.index)?.stop() }
            return
        }
        let mover = known ?? DrawingMotion(drawing, node, in: layout)
        motion.drawings[node.index] = mover
        mover.change(
            to: drawing, by: way, with: animation, at: motion.time, environment,
            transaction?.transaction.completions ?? [])
        motion.list(mover)
    }
}
