package import Foundation

/// Where taps reach a view, if not where it shows something: the note that `contentShape` and
/// `allowsHitTesting` leave at nodes.
package struct HitShapes: NodeNoteKey {
    package typealias Value = HitShapes

    /// Where taps reach a view.
    package enum Shape {
        /// Nothing in the view is reached.
        case none
        /// The view and what is in it is reached where the closure says so: it is given a point of the
        /// node's space, the node's size, and whether leading is the right side. The other says in which
        /// rectangle that may be.
        case area(
            (CGPoint, CGSize, _ isRightToLeft: Bool) -> Bool,
            bounds: (CGSize, _ isRightToLeft: Bool) -> CGRect)
    }

    /// The innermost first; those further out are asked first.
    package var shapes: [Shape]

    package init(_ shape: Shape) {
        shapes = [shape]
    }

    package static var decidesReach: Bool { true }

    package static func combine(_ inner: HitShapes, _ outer: HitShapes) -> HitShapes {
        var result = inner
        result.shapes += outer.shapes
        return result
    }
}
