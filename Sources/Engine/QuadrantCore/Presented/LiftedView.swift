package import Foundation
package import QuadrantLayout

/// A view that a finger has lifted out of its place: it follows the finger, its siblings make room, and when it is let go it
/// glides to where it then stands.
package final class LiftedView {
    private let motion: LiftMotion

    /// Lifts a node; it is drawn over all others from now on.
    package init(_ node: NodeID, in tree: ViewTree) {
        motion = LiftMotion(node, in: tree)
    }

    deinit { motion.abandon() }

    /// What is drawn over all others.
    package var view: RaisedView { motion.view }

    /// The finger has come that far from where it has lifted the view.
    package func move(by way: CGSize) { motion.move(by: way) }

    /// Siblings make room, each by that much down; those that are not among them go back.
    package func makeRoom(_ rooms: [NodeID: CGFloat]) { motion.makeRoom(rooms) }

    /// The finger lets the view go.
    ///
    /// - Parameter isMoved: Whether the views stand in another order from now on; or else all go back.
    package func drop(isMoved: Bool) { motion.drop(isMoved: isMoved) }
}
