package import Foundation
import QuadrantCore
import QuadrantGeometry
package import QuadrantLayout

extension Finger {
    /// What a tap on a node would come to.
    package struct Reach: Equatable {
        /// Where the finger comes down, in the root; `nil` where the tap does nothing.
        package var point: CGPoint?
        /// Why it does nothing: whole sentences.
        package var obstacle: String?
    }

    /// Where a finger taps a node, and why it does not.
    ///
    /// - Parameter name: The view, for the reason.
    package func reach(of node: NodeID, called name: String) -> Reach {
        let target = aim(at: node, .center, count: 1)
        let outcome = target.map { self.outcome(of: node, at: $0, count: 1) }
        if outcome == .performed { return Reach(point: target) }
        let refusal = self.refusal(outcome, of: node, called: name, at: .center, count: 1)
        return Reach(obstacle: refusal.text)
    }

    /// Whether a tap on the node is an action of it, of something in it, or of what it is the words of; and not only a gesture of
    /// what is around it.
    package func isMeant(_ node: NodeID) -> Bool {
        tree.firstShownNode(in: node) { takesTap($0, count: 1) } != nil
            || chain(from: node).contains { around in
                tree.note(TapActions.self, of: around)?.actions.contains { $0.isEnabled } == true
            }
    }
}
