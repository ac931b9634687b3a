import Foundation
import QuadrantGeometry

/// A question for a guide of a node, and the answer.
struct ToldGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: Proposal
    /// `nil` if neither the node nor one in it sets the guide.
    let answer: CGFloat?

    /// Whether another answer is the same; NaN equals NaN.
    func isSame(as other: CGFloat?) -> Bool {
        guard let answer, let other else { return answer == nil && other == nil }
        return answer == other || answer.isNaN && other.isNaN
    }

    func isAnswer(to key: AlignmentKey, size: CGSize, proposal: Proposal) -> Bool {
        self.key == key && self.size == size && self.proposal == proposal
    }
}
