import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

extension NodeFacts {
    /// What decided the node's size, and what its rule does to what is in it.
    func sizeReasons() -> [String] {
        var reasons = directionReasons()
        switch rule {
        case .flexibleFrame(let frame):
            reasons += bounds(frame.horizontal, .horizontal) + bounds(frame.vertical, .vertical)
        case .fixedSize(let horizontal, let vertical):
            reasons += ignoredOffer(horizontal, vertical)
        case .aspectRatio: reasons += ratioReasons()
        case .position(let point):
            reasons.append(
                "takes the whole offer; puts the center of its child at "
                    + "\(plain(point.x)),\(plain(point.y))")
        case .offset(let offset):
            if offset != .zero { reasons.append("moves what is shown; the layout around it stays") }
        case .text(let request): reasons += lineReasons(request)
        case .fill, .square: reasons += defaultReasons()
        case .stack, .layers: reasons += overflowReasons()
        case .extended(let rule): if !rule.isWrapper { reasons += extendedReasons(rule) }
        case .pass:
            guard tree.presentation.map(of: node, .target) != nil else { break }
            reasons.append("moves what is shown; the layout around it stays")
        default: break
        }
        return reasons
    }

    private func directionReasons() -> [String] {
        let isRightToLeft = layout.isRightToLeft(node)
        guard isRightToLeft != (parent.map(layout.isRightToLeft) ?? false) else { return [] }
        return [isRightToLeft ? "right to left from here on" : "left to right from here on"]
    }

    /// How a flexible frame limited the length along an axis.
    private func bounds(_ length: FlexibleLength, _ axis: Axis) -> [String] {
        let offered = proposal.along(axis)
        let own = size.along(axis)
        let name = axis.lengthName
        let bound = axis == .horizontal ? "Width" : "Height"
        let child = layout.firstChild(of: node).map { layout.size(of: $0).along(axis) } ?? 0
        if offered.isNaN, !length.ideal.isNaN {
            return ["no \(name) offered: ideal\(bound) \(plain(length.ideal))"]
        }
        func clamped(_ source: CGFloat?, by limit: String) -> String {
            let what =
                source == nil
                ? "child's \(name) \(plain(child))" : "offered \(name) \(plain(offered))"
            return "\(what) → \(plain(own)) by \(limit)\(bound)"
        }
        if own == length.maximum, own.isFinite, offered > own || child > own {
            return [clamped(offered > own ? offered : nil, by: "max")]
        }
        if own == length.minimum, own > 0, offered < own || child < own {
            return [clamped(offered < own ? offered : nil, by: "min")]
        }
        guard !length.maximum.isNaN, own == offered, child != own else { return [] }
        return ["takes the whole offered \(name) \(plain(offered))"]
    }

    private func ignoredOffer(_ horizontal: Bool, _ vertical: Bool) -> [String] {
        let width = horizontal && !proposal.width.isNaN
        let height = vertical && !proposal.height.isNaN
        switch (width, height) {
        case (true, true):
            return ["offered \(plain(proposal.width, proposal.height)) ignored: the ideal size"]
        case (true, false): return ["offered width \(plain(proposal.width)) ignored: the ideal one"]
        case (false, true):
            return ["offered height \(plain(proposal.height)) ignored: the ideal one"]
        case (false, false): return []
        }
    }

    private func ratioReasons() -> [String] {
        guard let child = layout.firstChild(of: node) else { return [] }
        let offer = layout.placedProposal(of: child)
        if offer.width.isNaN || offer.height.isNaN { return ["nothing offered: no ratio to keep"] }
        let axis: Axis = offer.width == proposal.width ? .horizontal : .vertical
        return [
            "the \(axis.lengthName) \(plain(offer.along(axis))) decides: offers "
                + plain(offer.width, offer.height)
        ]
    }

    /// How many lines a text has, and would have in its width without other limits.
    private func lineReasons(_ request: TextRequest) -> [String] {
        guard let text = layout.shapedText(of: node) else { return [] }
        var free = request
        free.options.lineLimit = nil
        let offered = ProposedViewSize(width: proposal.size.width, height: nil)
        let (shown, wanted) = (
            text.lines.count, layout.textEngine.shape(free, proposal: offered).lines.count
        )
        let paragraphs = request.runs.map(\.text).joined().split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count
        if shown < wanted { return ["truncated: \(shown) of \(wanted) lines"] }
        if shown > paragraphs { return ["wrapped to \(shown) lines"] }
        return shown > 1 ? ["\(shown) lines"] : []
    }

    private func defaultReasons() -> [String] {
        let missing = Axis.allCases.filter { proposal.along($0).isNaN }
        if case .square = rule, missing.isEmpty, proposal.width != proposal.height {
            return ["the shorter side decides"]
        }
        switch missing.count {
        case 0: return []
        case 1:
            let axis = missing[0]
            return ["no \(axis.lengthName) offered: \(plain(size.along(axis)))"]
        default: return ["nothing offered: \(plain(size.width, size.height))"]
        }
    }

    /// By how much a container is larger than it was offered.
    private func overflowReasons() -> [String] {
        Axis.allCases.compactMap { axis in
            let excess = size.along(axis) - proposal.along(axis)
            guard excess > tolerance else { return nil }
            return "overflows the offered \(axis.lengthName) by \(plain(excess))"
        }
    }

    private func extendedReasons(_ rule: any ExtendedRule) -> [String] {
        guard let scroll = rule as? ScrollRule, let content = layout.firstChild(of: node) else {
            return layout.firstChild(of: node) == nil ? [] : overflowReasons()
        }
        return Axis.allCases.compactMap { axis in
            let length = layout.size(of: content).along(axis)
            guard scroll.axes.contains(Axis.Set(axis)), length > size.along(axis) else {
                return nil
            }
            return
                "scrolls: content \(axis.lengthName) \(plain(length)) in \(plain(size.along(axis)))"
        }
    }
}
