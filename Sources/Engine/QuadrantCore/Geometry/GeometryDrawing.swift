import Foundation
package import QuadrantGeometry
package import QuadrantLayout

/// A drawing that depends on the finished layout by a closure: what the closure answers is asked for once for each layout,
/// and what of the answer changes in an update with an animation goes there by it.
package protocol GeometryDrawing: NodeDrawing {
    /// What the drawing comes to for a geometry.
    associatedtype Answer: Animatable where Answer.AnimatableData == AnimatableNumbers

    /// Asks what the drawing comes to.
    func answer(for geometry: DrawnGeometry) -> Answer
}

/// The geometry of a node that is asked by a drawing.
package struct DrawnGeometry {
    fileprivate let source: GeometrySource

    /// The node's size and place, to be asked at once.
    package var plane: GeometryProxy { GeometryProxy(source: source) }

    /// The node's size and place on all three axes, to be asked at once.
    package var space: GeometryProxy3D { GeometryProxy3D(source: source) }
}

extension DrawingContext {
    /// What a drawing comes to at the moment.
    package func answer<D: GeometryDrawing>(of drawing: D) -> D.Answer {
        if let motion = tree.motion.effects[node.index] as? EffectMotion<D>,
            let shown = motion.shown
        {
            return shown
        }
        // One that is drawn in the place of another is asked each time.
        tree.shown.readsSurroundings = true
        let source = GeometrySource(tree: tree, node: node)
        return drawing.answer(for: DrawnGeometry(source: source))
    }
}

/// What a drawing that depends on geometry comes to, under way from what it came to before.
final class EffectMotion<D: GeometryDrawing>: ValueMover<AnimatableNumbers>, EffectMover {
    private let node: NodeID
    private unowned let tree: ViewTree
    private let source: GeometrySource
    /// What it is to come to in the end; `nil` before the first look.
    private var model: D.Answer?
    var isNoted = true

    init(_ node: NodeID, in tree: ViewTree) {
        self.node = node
        self.tree = tree
        source = GeometrySource(tree: tree, node: node)
    }

    /// What it comes to at the moment; `nil` if it may be something else than at the last look.
    var shown: D.Answer? {
        guard !isNoted, var answer = model else { return nil }
        if !running.isAtRest { answer.animatableData -= gap }
        return answer
    }

    func look(hasMoved: Bool) {
        guard isNoted || hasMoved, tree.layout.contains(node), tree.layout.isShownInTree(node),
            isNoted || source.isOutdated, let drawing = tree.drawing(of: node)?.value(D.self)
        else { return }
        isNoted = false
        source.clear()
        let new = tree.lateReader.effect(node) {
            drawing.answer(for: DrawnGeometry(source: source))
        }
        let old = model
        model = new
        tree.layout.markRecord(node)
        if let old { move(from: old.animatableData, to: new.animatableData) }
    }

    private func move(from old: AnimatableNumbers, to new: AnimatableNumbers) {
        let motion = tree.motion
        let way = new - old
        guard motion.hasBegun, old.meaningNumber == new.meaningNumber,
            way.magnitudeSquared.isFinite
        else { return halt(in: motion) }
        guard way.magnitudeSquared > 0 else { return }
        let transaction = motion.transaction(of: node)?.transaction
        guard isListed || transaction?.mayMove == true else { return }
        let environment = motion.environment(of: node, for: transaction)
        _ = change(by: way, with: transaction, environment, in: motion)
    }

    func ownNote(at time: TimeInterval) -> MotionNote {
        note("effect", target: model?.animatableData ?? .zero, at: time)
    }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() { if tree.layout.contains(node) { tree.layout.markRecord(node) } }
}

extension ViewTree {
    /// Asks effects that depend on geometry what they come to, where that may be another than before: at the end of an
    /// update, with its transaction.
    func lookAtEffects() {
        guard !motion.effects.isEmpty else { return }
        let revision = presentation.revision
        let hasMoved = motion.effectRevision != revision
        guard hasMoved || motion.hasNotedEffects else { return }
        motion.effectRevision = revision
        motion.hasNotedEffects = false
        // In the order of the tree's nodes, not in that of a table.
        for (_, effect) in motion.effects.all.sorted(by: { $0.key < $1.key }) {
            effect.look(hasMoved: hasMoved)
        }
    }
}

extension NodeModifier where Drawing: GeometryDrawing {
    @MainActor
    package func attach(to node: NodeID, _ cursor: inout _ViewCursor) {
        cursor.keepEffect(Drawing.self, of: node)
    }
}

extension _ViewCursor {
    /// Has a node's drawing move from what it came to before to what it comes to.
    fileprivate func keepEffect<D: GeometryDrawing>(_ type: D.Type, of node: NodeID) {
        let motion = tree.motion
        guard motion.effects[node.index] as? EffectMotion<D> == nil else { return }
        motion.effects[node.index] = EffectMotion<D>(node, in: tree)
        motion.hasNotedEffects = true
    }
}
