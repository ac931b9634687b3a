import Foundation
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// What a stack offered the node of its length, and why that much.
    ///
    /// A rigid child of usual priority takes what it takes: there is nothing to say.
    func shareReasons(_ share: StackShares.Share, of count: Int) -> [Reason] {
        guard share.flexibility > 0 || share.priority != 0 else { return [] }
        let isLast = share.turn == count - 1
        let turn = isLast ? "asked last" : "asked \(ordinal(share.turn + 1)) of \(count)"
        var reason = "\(turn) (\(why(share))): offered "
        if share.available <= 0 {
            reason += "\(plain(share.offer)), as nothing is left"
        } else if share.waiting == 1 {
            reason += "the remaining \(plain(share.offer))"
        } else {
            reason += "\(plain(share.offer)) (\(plain(share.available)) left ÷ \(share.waiting))"
        }
        let tookLess = share.answer < share.offer - tolerance
        if abs(share.answer - share.offer) > tolerance { reason += ", took \(plain(share.answer))" }
        let tookAll = share.offer >= share.minimum + share.flexibility - tolerance
        let decides = !tookLess && !tookAll || share.available <= 0 || share.priority > 0
        return [Reason(.share, reason, decides: decides || share.flexibility == .infinity)]
    }

    private func why(_ share: StackShares.Share) -> String {
        let flexibility =
            switch share.flexibility {
            case 0: "rigid"
            case .infinity:
                share.minimum > 0 ? "at least \(plain(share.minimum))" : "unbounded"
            default: "\(plain(share.minimum)) to \(plain(share.minimum + share.flexibility))"
            }
        switch share.priority {
        case 0: return flexibility
        case -.infinity: return "\(flexibility), after all others"
        default: return "priority \(plain(CGFloat(share.priority))), \(flexibility)"
        }
    }

    private func ordinal(_ number: Int) -> String {
        let suffix =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return "\(number)\(suffix)"
    }
}
