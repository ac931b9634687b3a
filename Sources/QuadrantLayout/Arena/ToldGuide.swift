import Foundation
import QuadrantGeometry

/// What a node is asked for when its guide is wanted, and what it answered.
struct ToldGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: Proposal
    /// `nil` if neither the node nor one in it sets the guide.
    let answer: CGFloat?

    func isAnswer(to key: AlignmentKey, size: CGSize, proposal: Proposal) -> Bool {
        self.key == key && self.size == size && self.proposal == proposal
    }
}
