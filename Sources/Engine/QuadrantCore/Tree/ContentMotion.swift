package import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
package import QuadrantText

/// What a node showed before it changed, for as long as the change is under way.
package struct OldContent {
    let node: NodeID
    /// What it drew.
    package let drawing: KeptDrawing
    /// The text that it drew, as it was shaped; `nil` if it drew none.
    package let text: ShapedText?
    /// Its size, in points.
    package let size: CGSize
    /// How many changes it is itself a moment of.
    let depth: Int
}

/// A change of what a node draws, a part of the way.
private struct ChangingDrawing: NodeDrawing {
    let old: OldContent
    let new: KeptDrawing
    let part: Double

    func draw(_ context: inout DrawingContext) {
        new.drawChange(from: old, part: part, &context)
    }

    func drawOver(_ context: inout DrawingContext) { new.drawOver(&context) }
    var contentEffect: ContentEffect? { new.contentEffect }
    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        new.group(content, context)
    }
    var role: DrawingRole { new.role }
    var isGroup: Bool { new.isGroup }
    var label: String? { new.label }
    var accessibility: AccessibilityNote? { new.accessibility }
    func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool {
        new.contains(point, size: size, isRightToLeft: isRightToLeft)
    }
    func reach(size: CGSize, isRightToLeft: Bool) -> CGRect {
        new.reach(size: size, isRightToLeft: isRightToLeft)
    }
    var hasOwnReach: Bool { new.hasOwnReach }
    var letsTapsThrough: Bool { new.letsTapsThrough }
    var hasFrame: Bool { new.hasFrame }
    var leavesBehind: Bool { new.leavesBehind }
    var paintedEdges: Edge.Set { new.paintedEdges }
    var showsChanges: Bool { new.showsChanges }
}

/// A change of what a node draws, under way.
final class ContentMotion: ValueMover<Double>, DrawingMover {
    private let node: NodeID
    private unowned let tree: ViewTree
    private let old: OldContent
    private(set) var shown: KeptDrawing?

    /// How many changes a drawing may be a moment of: the oldest of more that begin while others are under way is not
    /// seen any more.
    private static let limit = 3

    init(from old: OldContent, in tree: ViewTree) {
        node = old.node
        self.old = old
        self.tree = tree
    }

    /// What is to be seen in the end is another drawing.
    func renew() { show() }

    /// What is seen now, as that from which another change begins.
    func moment(text: ShapedText?, size: CGSize, _ drawing: KeptDrawing) -> OldContent {
        guard let shown, old.depth < Self.limit else {
            return OldContent(node: node, drawing: drawing, text: text, size: size, depth: 0)
        }
        return OldContent(node: node, drawing: shown, text: text, size: size, depth: old.depth + 1)
    }

    func ownNote(at time: TimeInterval) -> MotionNote { note("content", target: 1, at: time) }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() {
        if !running.isAtRest, let new = tree.drawing(of: node) {
            shown = TypedDrawing(ChangingDrawing(old: old, new: new, part: 1 - gap))
        } else {
            shown = nil
        }
        if tree.layout.contains(node) { tree.layout.markRecord(node) }
    }

    override func finish(in motion: TreeMotion) {
        if motion.drawings[node.index] === self { motion.drawings[node.index] = nil }
    }
}

extension TreeMotion {
    /// What a node showed before the change that is being made; given once.
    func takeOldContent(of node: NodeID) -> OldContent? {
        guard let content = oldContent, content.node == node else { return nil }
        oldContent = nil
        return content
    }

    /// The change of a node's content that is under way.
    func content(of node: NodeID) -> ContentMotion? {
        isAtRest ? nil : drawings[node.index] as? ContentMotion
    }
}

extension ViewTree {
    /// Keeps what a text shows, which becomes another one with a transaction, if that is to be shown.
    func keepContent(of node: NodeID, _ transaction: @autoclosure () -> CurrentTransaction?) {
        motion.oldContent = nil
        guard motion.hasBegun, let drawing = drawing(of: node), drawing.showsChanges else { return }
        keepContent(of: node, showing: drawing, transaction())
    }

    /// The same of what a node shows by a drawing.
    func keepContent(
        of node: NodeID, showing drawing: KeptDrawing, _ transaction: CurrentTransaction?
    ) {
        guard transaction?.transaction.animation != nil else { return }
        let text = layout.shapedText(of: node)
        let size = layout.size(of: node)
        motion.oldContent =
            motion.content(of: node)?.moment(text: text, size: size, drawing)
            ?? OldContent(node: node, drawing: drawing, text: text, size: size, depth: 0)
    }

    /// Shows the change of a node's content with an animation.
    func animateContent(
        of node: NodeID, from old: OldContent, _ transaction: CurrentTransaction?,
        _ environment: EnvironmentValues
    ) {
        motion.endDrawing(of: node)
        guard drawing(of: node)?.showsChanges == true, transaction?.transaction.animation != nil
        else { return }
        let mover = ContentMotion(from: old, in: self)
        motion.drawings[node.index] = mover
        _ = mover.change(by: 1, with: transaction?.transaction, environment, in: motion)
    }
}
