import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText

extension NodeFacts {
    /// What decided the node's size, and what its rule does to what is in it.
    func sizeReasons() -> [Reason] {
        let direction = directionReasons().map { Reason(.structure, $0) }
        switch rule {
        case .flexibleFrame(let frame):
            let words = bounds(frame.horizontal, .horizontal) + bounds(frame.vertical, .vertical)
            return direction + words.map { Reason(.size, $0) }
        case .fixedSize(let horizontal, let vertical):
            return direction + ignoredOffer(horizontal, vertical).map { Reason(.size, $0) }
        case .aspectRatio: return direction + ratioReasons().map { Reason(.size, $0) }
        case .position(let point):
            let missing = defaultReasons()
            let words =
                (missing.isEmpty ? "takes the whole offer" : missing.joined())
                + "; puts the center of its child at \(plain(point.x)),\(plain(point.y))"
            return direction + [Reason(.place, words)]
        case .offset(let offset):
            return direction + (offset == .zero ? [] : [Self.moves])
        case .text(let request): return direction + lineReasons(request)
        case .fixed where isImage, .extended where isImage:
            guard size.width != proposal.width || size.height != proposal.height else {
                return direction
            }
            let words = "its own size, whatever is offered: it is not .resizable()"
            return direction + [Reason(.size, words, decides: false)]
        case .divider(axis: nil, _):
            let words = "lies flat: no stack around it gives it a direction"
            return direction + [Reason(.size, words)]
        case .fill, .square: return direction + defaultReasons().map { Reason(.size, $0) }
        case .geometry:
            return direction + (defaultReasons() + childOverflow()).map { Reason(.size, $0) }
        case .spacer(let axis?, let least):
            guard proposal.along(axis).isNaN else { return direction }
            let length = plain(size.along(axis))
            let words =
                "no \(axis.lengthName) offered, nothing to take: "
                + (least == nil ? "the usual least, \(length)" : "its least, \(length)")
            return direction + [Reason(.size, words)]
        case .stack, .layers:
            return direction + overflowReasons().map { Reason(.size, $0) } + distanceReasons()
        case .extended(let rule):
            guard !rule.isWrapper else { return direction }
            return direction + extendedReasons(rule).map { Reason(.size, $0) }
        case .pass:
            let moves = tree.presentation.map(of: node, .target) != nil
            return direction + (moves ? [Self.moves] : [])
        default: return direction
        }
    }

    private var isImage: Bool {
        size != .zero && layout.firstChild(of: node) == nil
            && tree.label(of: node).hasPrefix("Image(")
    }

    private static let moves = Reason(
        .effect, "moves what is shown; the layout around it stays")

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
        if offered.isNaN, !length.maximum.isNaN, own.isFinite {
            return ["no \(name) offered: the child's \(plain(own))"]
        }
        if !length.ideal.isNaN, length.maximum.isNaN, length.minimum.isNaN, own != length.ideal {
            return ["ideal\(bound) \(plain(length.ideal)) has no say: a \(name) is offered"]
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
        if offer == proposal {
            return ["offered \(plain(offer.width, offer.height)), which has the ratio already"]
        }
        let axis: Axis = offer.width == proposal.width ? .horizontal : .vertical
        return [
            "the \(axis.lengthName) \(plain(offer.along(axis))) decides: offers "
                + plain(offer.width, offer.height)
        ]
    }

    /// How many lines a text has, and would have in its width without other limits; how much it lacks.
    private func lineReasons(_ request: TextRequest) -> [Reason] {
        guard let text = layout.shapedText(of: node) else { return [] }
        var free = request
        free.options.lineLimit = nil
        let offered = ProposedViewSize(width: proposal.size.width, height: nil)
        let whole = layout.textEngine.shape(free, proposal: offered)
        let (shown, wanted) = (text.lines.count, whole.lines.count)
        let paragraphs = request.runs.map(\.text).joined().split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count
        let line = layout.textEngine.shape(free, proposal: .unspecified).measurement
            .size.width
        let scale = shrinking(text, request)
        let isShrunk = scale < 0.999
        let isCut = isShrunk ? text.isEllipsized(from: request) : shown < wanted
        if isCut {
            let limit = request.options.lineLimit.map { $0 <= shown } ?? false
            let short = whole.measurement.size.height - size.height
            var words = "cut \(limit ? "by its line limit" : "as its height is limited")"
            if isShrunk { words += ", shrunk to \(Self.share(scale)), the least that it may be" }
            words += ": \(shown) of \(wanted) lines, "
            if shown == 1, line.isFinite, limit || isShrunk {
                // Letters and what is between them do not shrink alike.
                words +=
                    isShrunk
                    ? "\(plain(line)) wide on one line before it shrinks, and has \(plain(size.width))"
                    : "\(plain(line)) wide on one line, \(plain(line - size.width)) more than it has"
            } else {
                words += "\(plain(short)) higher with all"
                if !limit, proposal.height.isFinite {
                    words += ", offered \(plain(proposal.height))"
                }
            }
            return [Reason(.text, words)]
        }
        if isShrunk {
            return [
                Reason(
                    .text, "shrunk to \(Self.share(scale)) to fit: \(plain(line)) wide on one line")
            ]
        }
        if shown > paragraphs {
            let words =
                "wrapped to \(shown) lines: \(plain(line)) wide on one, offered "
                + plain(proposal.width) + Self.lining(request)
            return [Reason(.text, words)]
        }
        return shown > 1
            ? [Reason(.text, "\(shown) lines" + Self.lining(request), decides: false)] : []
    }

    /// How the lines of a text stand to one another, if they do not begin together.
    private static func lining(_ request: TextRequest) -> String {
        switch request.options.alignment {
        case .leading: ""
        case .center: "; lines centred, by .multilineTextAlignment(.center) or a control's own"
        case .trailing:
            "; lines end together, by .multilineTextAlignment(.trailing) or a control's own"
        }
    }

    /// How large the glyphs are, as a share of what was asked for.
    private func shrinking(_ text: ShapedText, _ request: TextRequest) -> CGFloat {
        guard request.options.mayShrink else { return 1 }
        return text.fontSizes(of: request).compactMap { $0.asked > 0 ? $0.shown / $0.asked : nil }
            .min() ?? 1
    }

    private static func share(_ scale: CGFloat) -> String { plain((scale * 100).rounded() / 100) }

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
            guard excess > tolerance, !isBesideRoom(along: axis) else { return nil }
            return "overflows the offered \(axis.lengthName) by \(plain(excess))"
        }
    }

    /// Whether a node has more than one child.
    func hasSeveral(_ node: NodeID) -> Bool {
        layout.firstChild(of: node).flatMap(layout.nextSibling(of:)) != nil
    }

    /// Whether the node is larger than its share of a stack's room, and the stack has room for it all the same.
    private func isBesideRoom(along axis: Axis) -> Bool {
        guard let parent, case .stack(let stack) = layout.rule(of: parent), stack.axis == axis,
            hasSeveral(parent)
        else { return false }
        let (whole, room) = (layout.size(of: parent), layout.placedProposal(of: parent))
        return whole.along(axis) <= room.along(axis) + tolerance
    }

    /// By how much what is in a geometry reader is larger than it is.
    private func childOverflow() -> [String] {
        Axis.allCases.compactMap { axis in
            let most = layout.children(of: node).map { layout.size(of: $0).along(axis) }.max() ?? 0
            guard most - size.along(axis) > tolerance else { return nil }
            return "what is in it is \(plain(most - size.along(axis))) "
                + (axis == .horizontal ? "wider" : "higher")
        }
    }

    private func extendedReasons(_ rule: any ExtendedRule) -> [String] {
        guard let scroll = rule as? ScrollRule, let content = layout.firstChild(of: node) else {
            return layout.firstChild(of: node) == nil ? [] : overflowReasons()
        }
        return Axis.allCases.compactMap { axis in
            let length = layout.size(of: content).along(axis)
            if !scroll.axes.contains(Axis.Set(axis)), proposal.along(axis).isFinite,
                abs(length - size.along(axis)) < tolerance,
                proposal.along(axis) - length > tolerance
            {
                let how = axis == .horizontal ? "wide" : "high"
                return "as \(how) as its content, \(plain(length)): it does not scroll that way"
            }
            guard scroll.axes.contains(Axis.Set(axis)), length > size.along(axis) else {
                return nil
            }
            return
                "scrolls: content \(axis.lengthName) \(plain(length)) in \(plain(size.along(axis)))"
        }
    }
}
