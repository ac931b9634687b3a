import Foundation
import QuadrantGeometry

/// `position(_:)`: takes all that it is offered, and has the child's centre at a point in it.
struct PositionRule: Equatable {
    /// In points from the top leading corner.
    var point: CGPoint

    /// What is not offered is the child's.
    func answer(_ proposal: Proposal, child: CGSize) -> CGSize { proposal.replacing(by: child) }

    /// The child is offered the size that was answered.
    func childProposal(size: CGSize) -> Proposal { Proposal(size) }

    /// The child's top leading corner.
    func origin(child: CGSize) -> CGPoint {
        CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2)
    }
}
