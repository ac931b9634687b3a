internal import Foundation
internal import QuadrantCore
internal import QuadrantDisplayList
internal import QuadrantGeometry
internal import QuadrantLayout
internal import QuadrantText
internal import QuadrantViews

extension Session {
    /// What of a picture one may not have meant: texts that are cut, views outside of it, keys that a string table lacks.
    /// Each is told once, ten of a kind at most.
    ///
    /// - Parameter size: That of the picture, in points.
    func remarksOnPicture(of size: CGSize) -> [String] {
        let (tree, origin) = (tree, windows[0].canvas.origin)
        let picture = CGRect(origin: .zero, size: size)
        var (cut, outside): ([String], [String]) = ([], [])
        tree.forEachShownNode { node in
            guard cut.count < Self.mostRemarks || outside.count < Self.mostRemarks,
                case .text(let request) = tree.layout.rule(of: node),
                request.runs.contains(where: { !$0.text.isEmpty })
            else { return }
            // Of the few that there is something to say of: names of types take long to find.
            func words() -> String {
                SourceText.literal(request.runs.map(\.text).joined(), limit: 40)
            }
            func place() -> String { placeWords(of: tree.path(of: node)) }
            if let lines = tree.layout.cutLines(of: node, request), tree.isSeen(node) {
                let remark =
                    "Text(\(words())) is cut\(place()): \(lines.shown) of \(lines.wanted) lines are shown. "
                    + "'quadrant explain' says why."
                if cut.count < Self.mostRemarks, !cut.contains(remark) { cut.append(remark) }
            }
            let frame = tree.frame(of: node).offsetBy(dx: origin.x, dy: origin.y)
            if !frame.isEmpty, !frame.insetBy(dx: -1, dy: -1).intersects(picture),
                !tree.isInScrolledContent(node), tree.isSeen(node)
            {
                let remark =
                    "Text(\(words())) is outside of the picture\(place()): at "
                    + "\(SourceText.number(frame.minX)),\(SourceText.number(frame.minY)) of "
                    + "\(SourceText.number(size.width))×\(SourceText.number(size.height)). 'quadrant explain' says why."
                if outside.count < Self.mostRemarks, !outside.contains(remark) {
                    outside.append(remark)
                }
            }
        }
        let missing = windows[0].stringTables.missingKeys.prefix(Self.mostRemarks).map {
            "The string table lacks the key \(SourceText.literal($0, limit: 40)). The key is shown as it is."
        }
        return (cut + outside + missing).map(IssueReport.remark)
    }

    private static let mostRemarks = 10
}

extension LayoutTree {
    /// How many lines of a text are shown and how many it has, where those are more. Only a text that is as high as it may be is
    /// set once more, without limits.
    fileprivate func cutLines(of node: NodeID, _ request: TextRequest) -> (shown: Int, wanted: Int)?
    {
        guard let text = shapedText(of: node) else { return nil }
        // What is shrunk is whole on fewer lines than it has at its size.
        if request.options.mayShrink, !text.isEllipsized(from: request) { return nil }
        let proposal = placedProposal(of: node)
        let (count, size) = (text.lines.count, text.measurement.size)
        let isAtLimit = request.options.lineLimit.map { count >= $0 } ?? false
        let line = size.height / CGFloat(max(count, 1))
        guard isAtLimit || !proposal.height.isNaN && size.height + line > proposal.height else {
            return nil
        }
        var free = request
        free.options.lineLimit = nil
        let whole = textEngine.shape(
            free, proposal: ProposedViewSize(width: proposal.size.width, height: nil))
        return whole.lines.count > count ? (count, whole.lines.count) : nil
    }
}

extension ViewTree {
    /// Whether a node is drawn: nothing around it is hidden, and it is not what only assistive technologies are told, as the title of
    /// a label that shows its icon.
    fileprivate func isSeen(_ node: NodeID) -> Bool {
        var current = node
        while !isHidden(current) {
            guard let parent = layout.parent(of: current) else { return true }
            if drawing(of: parent)?.role == .representation,
                layout.children(of: parent).first(where: { _ in true }) != current
            {
                return false
            }
            current = parent
        }
        return false
    }

    /// Whether a node is in a scroll view, where what is out of sight can be brought into it.
    fileprivate func isInScrolledContent(_ node: NodeID) -> Bool {
        var current = layout.parent(of: node)
        while let next = current {
            if case .extended(let rule) = layout.rule(of: next), rule is ScrollRule { return true }
            current = layout.parent(of: next)
        }
        return false
    }
}
