import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

extension NodeFacts {
    /// Why a `ViewThatFits` shows the node or does not.
    func fittingReasons() -> [Reason] {
        guard let parent, case .extended(let rule) = layout.rule(of: parent) else {
            return layout.isShown(node) ? [] : [Reason(.choice, "not shown")]
        }
        guard let fitting = rule as? FittingRule else {
            return layout.isShown(node) ? [] : [Reason(.choice, "not shown by its container")]
        }
        let room = layout.placedProposal(of: parent)
        func ideal(_ node: NodeID) -> CGSize {
            layout.answer(
                of: node,
                to: Proposal(
                    fitting.axes.contains(.horizontal) ? .nan : room.width,
                    fitting.axes.contains(.vertical) ? .nan : room.height))
        }
        func misfit(_ size: CGSize) -> Axis? {
            Axis.allCases.first {
                fitting.axes.contains(Axis.Set($0)) && size.along($0) > room.along($0)
            }
        }
        let own = ideal(node)
        guard layout.isShown(node) else {
            let words =
                isBehindShown
                ? "not shown: one before it fits"
                : misfit(own).map {
                    "not shown: its ideal \($0.lengthName) \(plain(own.along($0))) is more than "
                        + plain(room.along($0))
                } ?? "not shown: one before it fits"
            return [Reason(.choice, words)]
        }
        let axes = Axis.allCases.filter { fitting.axes.contains(Axis.Set($0)) }
        let measures = axes.filter { !room.along($0).isNaN }.map {
            "ideal \($0.lengthName) \(plain(own.along($0))) of \(plain(room.along($0)))"
        }.joined(separator: ", ")
        let verdict = misfit(own) == nil ? "the first that fits" : "none fits: the last one"
        let words = measures.isEmpty ? verdict : "\(verdict): \(measures)"
        return [Reason(.choice, words, bearer: .inner)] + refused(room, ideal)
    }

    /// Whether a view before it is shown, so that it was not asked.
    private var isBehindShown: Bool {
        var before = layout.previousSibling(of: node)
        while let sibling = before {
            if layout.isShown(sibling) { return true }
            before = layout.previousSibling(of: sibling)
        }
        return false
    }

    /// So many views are told with their sizes.
    private static let mostRefused = 5

    /// `refused before it: HStack 253.5×20.5; offered 120×nil`.
    private func refused(_ room: Proposal, _ ideal: (NodeID) -> CGSize) -> [Reason] {
        var before: [NodeID] = []
        var next = layout.previousSibling(of: node)
        while let sibling = next {
            before.append(sibling)
            next = layout.previousSibling(of: sibling)
        }
        guard !before.isEmpty else { return [] }
        let named = before.reversed().prefix(Self.mostRefused).map {
            "\(tree.label(of: $0)) \(ideal($0).plainText)"
        }
        let more = before.count - named.count
        let words =
            Reason.refusal + named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
            + "; offered \(plain(room.width, room.height))"
        return [Reason(.choice, words, decides: false, bearer: .inner)]
    }
}
