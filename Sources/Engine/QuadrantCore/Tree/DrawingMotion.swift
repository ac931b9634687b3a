import Foundation
import QuadrantGeometry
import QuadrantLayout

/// What a node shows, under way.
protocol DrawingMover: Mover {
    /// The drawing as it is seen now; `nil` for the one that the node has.
    var shown: KeptDrawing? { get }
    /// What of it is under way.
    func ownNote(at time: TimeInterval) -> MotionNote
}

/// The drawing of a known type, under way.
final class DrawingMotion<D: NodeDrawing>: ValueMover<D.AnimatableData>, DrawingMover {
    private let node: NodeID
    private unowned let layout: LayoutTree
    private(set) var shown: KeptDrawing?
    /// The drawing as it is to be.
    private var model: D

    init(_ model: D, _ node: NodeID, in layout: LayoutTree) {
        self.model = model
        self.node = node
        self.layout = layout
    }

    /// The drawing is to be another one in the end.
    func renew(_ model: D) {
        self.model = model
        if !isResting { show() }
    }

    func ownNote(at time: TimeInterval) -> MotionNote {
        note("drawing", target: model.animatableData, at: time).changing
    }

    override func show() {
        if isResting {
            shown = nil
        } else {
            var drawing = model
            var data = drawing.animatableData
            take(gap, from: &data)
            drawing.animatableData = data
            shown = TypedDrawing(drawing)
        }
        if layout.contains(node) { layout.markRecord(node) }
    }

    override func finish(in motion: TreeMotion) {
        if motion.drawings[node.index] === self { motion.drawings[node.index] = nil }
    }
}

extension TreeMotion {
    /// What a node shows moves no more.
    func endDrawing(of node: NodeID) {
        if !drawings.isEmpty { drawings.removeValue(of: node.index)?.halt(in: self) }
    }
}

extension ViewTree {
    /// A node has another drawing, whose animatable data were `old` before.
    func animate<D: NodeDrawing>(
        _ drawing: D, of node: NodeID, from old: D.AnimatableData,
        _ transaction: CurrentTransaction?, _ environment: EnvironmentValues
    ) {
        let way = drawing.animatableData - old
        let known = motion.drawings.isEmpty ? nil : motion.drawings[node.index] as? DrawingMotion<D>
        known?.renew(drawing)
        guard way.magnitudeSquared > 0 else { return }
        let transaction = transaction?.transaction
        guard known != nil || transaction?.mayMove == true else {
            return motion.endDrawing(of: node)
        }
        let mover = known ?? DrawingMotion(drawing, node, in: layout)
        if known == nil { motion.endDrawing(of: node) }
        let isKept = mover.change(by: way, with: transaction, environment, in: motion)
        motion.drawings[node.index] = isKept ? mover : nil
    }
}
