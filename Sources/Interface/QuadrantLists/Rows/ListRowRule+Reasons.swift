import Foundation
import QuadrantGeometry
import QuadrantLayout

/// Where the content of a row stands, and whose insets put it there.
extension ListRowRule {
    private static let setter = ".listRowInsets"

    func contentReasons(_ context: RuleContext) -> [ContentReason] {
        guard let child = context.children.first, let content = context.tree.id(child),
            let row = context.tree.parent(of: content)
        else { return [] }
        let (size, own) = (context.tree.size(of: row), context.tree.size(of: content))
        guard size.width > 0, size.height > 0 else { return [] }
        let set = RowInsets(RowInsetsTrait.keys) { context.traitValue($0, of: child) }
        let inEffect = insets(of: child, in: size.width, context)
        let line = lineStart(child, own, inEffect, context).map {
            ContentReason(
                "the line below begins \(SourceText.number($0)) from the side of its \(noun), by .listRowSeparatorLeading"
            )
        }
        return [
            ContentReason(
                across(size.width, inEffect, set, context),
                isSet: set?.leading != nil || set?.trailing != nil),
            ContentReason(
                down(size.height, own.height, inEffect, set),
                isSet: set?.top != nil || set?.bottom != nil),
        ] + [line, distance(of: row, in: context.tree)].compactMap(\.self)
    }

    /// What lies between a row and the one before it, if anything does.
    private func distance(of row: NodeID, in tree: LayoutTree) -> ContentReason? {
        let top = tree.position(of: row).y
        guard let before = tree.previousSibling(of: row) else {
            return top < 0.005
                ? nil
                : ContentReason("\(SourceText.number(top)) above its \(noun): the list begins so")
        }
        let gap = top - tree.position(of: before).y - tree.size(of: before).height
        guard gap > 0.005, tree.isShown(before) else { return nil }
        let isSame = tree.sectionPlace(of: before)?.section === tree.sectionPlace(of: row)?.section
        return ContentReason(
            "\(SourceText.number(gap)) above its \(noun): the list's distance between "
                + (isSame ? "rows" : "sections"))
    }

    /// Where the separator begins, if the content says so and does not begin there itself.
    private func lineStart(
        _ content: UInt32, _ size: CGSize, _ insets: EdgeInsets, _ context: RuleContext
    ) -> CGFloat? {
        guard role == .content else { return nil }
        let key = HorizontalAlignment.listRowSeparatorLeading.key
        let proposal = context.placedProposal(of: content)
        let guide = context.explicitGuide(content, key, size: size, proposal: proposal) ?? 0
        return abs(guide) > 0.005 ? insets.leading + guide : nil
    }

    private var noun: String {
        switch role {
        case .header: "header"
        case .content: "row"
        case .footer: "footer"
        }
    }

    /// `room in its row: 393 − 40 − 8 (.listRowInsets) = 345`.
    private func across(
        _ width: CGFloat, _ insets: EdgeInsets, _ set: RowInsets?, _ context: RuleContext
    ) -> String {
        func owner(_ length: CGFloat?, _ inEffect: CGFloat, _ usual: CGFloat) -> String {
            if let length { return length == inEffect ? Self.setter : "\(Self.setter) and more" }
            return inEffect == usual
                ? "the list's insets"
                : editing == nil ? "the list's insets and margins" : "the list's insets and buttons"
        }
        let step = margins.contentStep(ofRow: width)
        let before = owner(set?.leading, insets.leading, self.insets.leading + step)
        let behind = owner(set?.trailing, insets.trailing, self.insets.trailing + step)
        let (leading, trailing) = (
            SourceText.number(insets.leading), SourceText.number(insets.trailing)
        )
        let sum =
            before == behind
            ? "\(leading) − \(trailing) (\(before))"
            : "\(leading) (\(before)) − \(trailing) (\(behind))"
        let room = SourceText.number(max(0, width - insets.horizontal))
        return "room in its \(noun): \(SourceText.number(width)) − \(sum) = \(room)"
    }

    /// `least height of its row 52: (52 − 20.33) ÷ 2 = 15.83 from its top`.
    private func down(
        _ height: CGFloat, _ own: CGFloat, _ insets: EdgeInsets, _ set: RowInsets?
    ) -> String {
        let (whole, content) = (SourceText.number(height), SourceText.number(own))
        let (above, below) = (SourceText.number(insets.top), SourceText.number(insets.bottom))
        let isSet = set?.top != nil || set?.bottom != nil
        let owner = isSet ? " (\(Self.setter))" : ""
        let start = SourceText.number(insets.top + (height - insets.vertical - own) / 2)
        if abs(own + insets.vertical - height) < 0.005 {
            return "height of its \(noun): \(content) + \(above) + \(below)"
                + "\(owner.isEmpty ? " (the list's insets)" : owner) = \(whole)"
        }
        let sum =
            insets.top == insets.bottom
            ? "(\(whole) − \(content)) ÷ 2"
            : "\(above) + (\(whole) − \(above) − \(below) − \(content)) ÷ 2"
        return "least height of its \(noun) \(whole): \(sum) = \(start) from its top\(owner)"
    }
}
