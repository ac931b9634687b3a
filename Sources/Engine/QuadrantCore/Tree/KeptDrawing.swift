package import Foundation
package import QuadrantDisplayList
package import QuadrantGeometry
import QuadrantLayout

/// What a node shows, as the tree keeps it: a drawing in an object of its type.
///
/// Between a view's evaluation and its recording a drawing is a value of its own type, or in here. It is compared
/// and replaced where it lies; neighbours that show the same may have one object between them.
package class KeptDrawing: NodeDrawing {
    fileprivate init() {}

    fileprivate var wrong: Never { preconditionFailure("A kept drawing has a type.") }

    package func draw(_ context: inout DrawingContext) { wrong }
    package func drawOver(_ context: inout DrawingContext) { wrong }
    package var contentEffect: ContentEffect? { wrong }
    package func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? { wrong }
    package var role: DrawingRole { wrong }
    package var isGroup: Bool { wrong }
    package var label: String? { wrong }
    package var accessibility: AccessibilityNote? { wrong }
    package func contains(_ point: CGPoint, size: CGSize, isRightToLeft: Bool) -> Bool { wrong }
    package func reach(size: CGSize, isRightToLeft: Bool) -> CGRect { wrong }
    package var hasOwnReach: Bool { wrong }
    package var letsTapsThrough: Bool { wrong }
    package var hasFrame: Bool { wrong }
    package var leavesBehind: Bool { wrong }
    package var paintedEdges: Edge.Set { wrong }
    package var showsChanges: Bool { wrong }
    package func drawChange(
        from old: OldContent, part: Double, _ context: inout DrawingContext
    ) { wrong }

    /// Whether both show the same, as values of one type; in doubt they do not. What a drawing reads
    /// while it is drawn does not count: who reads is told when that changes.
    func isSame(as other: KeptDrawing, in tree: ViewTree) -> Bool { wrong }

    /// Whether it shows another content than a drawing before, so that the change is to be shown.
    package func isOtherContent(than old: KeptDrawing) -> Bool { wrong }

    /// A node shows this drawing after another one: what of it moves goes there with the transaction of the place.
    func animate(from old: KeptDrawing, of node: NodeID, by place: borrowing _ViewCursor) { wrong }

    /// The drawing, if it is a `D`.
    package final func value<D: NodeDrawing>(_ type: D.Type) -> D? {
        isTyped(D.self) ? knownCast(self, to: TypedDrawing<D>.self).value : nil
    }

    @inline(__always)
    fileprivate final func isTyped<D: NodeDrawing>(_ type: D.Type) -> Bool {
        Swift.type(of: self) == TypedDrawing<D>.self
    }
}

/// A drawing of a known type, which nobody changes while others hold it too.
package final class TypedDrawing<D: NodeDrawing>: KeptDrawing {
    fileprivate var value: D

    package init(_ value: D) {
        self.value = value
        super.init()
    }

    package override func draw(_ context: inout DrawingContext) { value.draw(&context) }
    package override func drawOver(_ context: inout DrawingContext) { value.drawOver(&context) }
    package override var contentEffect: ContentEffect? { value.contentEffect }
    package override func group(
        _ content: Fragment, _ context: DrawingContext
    ) -> DisplayGroup? { value.group(content, context) }
    package override var role: DrawingRole { value.role }
    package override var isGroup: Bool { value.isGroup }
    package override var label: String? { value.label }
    package override var accessibility: AccessibilityNote? { value.accessibility }
    package override func contains(
        _ point: CGPoint, size: CGSize, isRightToLeft: Bool
    ) -> Bool { value.contains(point, size: size, isRightToLeft: isRightToLeft) }
    package override func reach(size: CGSize, isRightToLeft: Bool) -> CGRect {
        value.reach(size: size, isRightToLeft: isRightToLeft)
    }
    package override var hasOwnReach: Bool { value.hasOwnReach }
    package override var letsTapsThrough: Bool { value.letsTapsThrough }
    package override var hasFrame: Bool { value.hasFrame }
    package override var leavesBehind: Bool { value.leavesBehind }
    package override var paintedEdges: Edge.Set { value.paintedEdges }
    package override var showsChanges: Bool { value.showsChanges }
    package override func drawChange(
        from old: OldContent, part: Double, _ context: inout DrawingContext
    ) { value.drawChange(from: old, part: part, &context) }

    override func isSame(as other: KeptDrawing, in tree: ViewTree) -> Bool {
        guard other.isTyped(D.self) else { return false }
        let other = knownCast(other, to: TypedDrawing<D>.self)
        return tree.kind(of: D.self).equality.isSame(value, other.value)
    }

    package override func isOtherContent(than old: KeptDrawing) -> Bool {
        old.isTyped(D.self)
            && value.isOtherContent(than: knownCast(old, to: TypedDrawing<D>.self).value)
    }

    override func animate(
        from old: KeptDrawing, of node: NodeID, by place: borrowing _ViewCursor
    ) {
        let tree = place.tree
        guard old.isTyped(D.self), D.AnimatableData.self != EmptyAnimatableData.self else {
            tree.motion.endDrawing(of: node)
            return
        }
        let data = knownCast(old, to: TypedDrawing<D>.self).value.animatableData
        tree.animate(value, of: node, from: data, place.transaction, place.environment)
    }
}

extension ViewTree {
    /// Puts a drawing into a place that holds one or none. Returns whether it shows anything else than
    /// the one before. An equal one costs the comparison, one of the same type is stored where the
    /// other was, whose animatable data it hands to `old`.
    func put<D: NodeDrawing>(
        _ drawing: D, in place: inout KeptDrawing?, old: inout D.AnimatableData?
    ) -> Bool {
        guard place?.isTyped(D.self) == true else {
            place = TypedDrawing(drawing)
            return true
        }
        let equality = kind(of: D.self).equality
        if let kept = place,
            equality.isSame(knownCast(kept, to: TypedDrawing<D>.self).value, drawing)
        {
            return false
        }
        if D.AnimatableData.self != EmptyAnimatableData.self, let kept = place {
            old = knownCast(kept, to: TypedDrawing<D>.self).value.animatableData
        }
        if isKnownUniquelyReferenced(&place), let kept = place {
            knownCast(kept, to: TypedDrawing<D>.self).value = drawing
        } else {
            place = TypedDrawing(drawing)
        }
        return true
    }

    /// The same of a drawing that others may hold too.
    func put(_ drawing: KeptDrawing, in place: inout KeptDrawing?) -> Bool {
        if let kept = place, kept === drawing || kept.isSame(as: drawing, in: self) {
            return false
        }
        place = drawing
        return true
    }
}
