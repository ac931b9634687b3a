import Foundation
import QuadrantGeometry

/// What a node is asked for when its guide is wanted, and what it answered.
struct ToldGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: Proposal
    /// `nil` if neither the node nor one in it sets the guide.
    let answer: CGFloat?

    /// Whether another answer says the same; what is no number is the same as any other such.
    func isSame(as other: CGFloat?) -> Bool {
        guard let answer, let other else { return answer == nil && other == nil }
        return answer == other || answer.isNaN && other.isNaN
    }

    func isAnswer(to key: AlignmentKey, size: CGSize, proposal: Proposal) -> Bool {
        self.key == key && self.size == size && self.proposal == proposal
    }
}
