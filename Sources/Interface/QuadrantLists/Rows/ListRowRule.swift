import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout

/// A row, header or footer of a list: as wide as offered, as high as its content with the insets around it, and
/// at least as high as rows of the list are.
///
/// `RowParts` names its children. The content stands at the leading edge in the middle of the row.
struct ListRowRule: Equatable, ExtendedRule {
    /// What the row is in its section.
    let role: SectionPlace.Role
    /// The room around the content, where the row says nothing else.
    let insets: EdgeInsets
    let leastHeight: CGFloat
    /// The least room above and below content in a row of the least height; `nil` where the insets are kept.
    let tightInset: CGFloat?
    /// From the end of the separator to that of the row.
    let separatorEnd: CGFloat
    let separatorThickness: CGFloat
    /// What the buttons of a row that is edited take; `nil` where the list is not edited.
    let editing: Editing?
    /// The margins of the list, which those of a section take the place of.
    let margins: ListMarginsRule
    /// Whether the row has a menu.
    let hasMenu: Bool
    /// Whether the content stands at the trailing edge.
    var isTrailing = false

    private var parts: RowParts { RowParts(isEdited: editing != nil, hasMenu: hasMenu) }

    /// The room of the buttons of rows that are edited.
    struct Editing: Equatable {
        /// How far content is moved by the button that deletes.
        let shift: CGFloat
        /// How much the grip takes of the end.
        let grip: CGFloat
        /// Whether rows are selected, not deleted, by the button before them.
        var selects = false
    }

    var name: String {
        switch role {
        case .header: "Section header"
        case .content: "List row"
        case .footer: "Section footer"
        }
    }

    var label: String { name }

    func isSame(as other: any ExtendedRule) -> Bool { self == other as? ListRowRule }

    func measure(_ proposal: Proposal, _ context: RuleContext) -> CGSize {
        guard let content = context.children.first else { return .zero }
        let insets = insets(of: content, in: proposal.width, context)
        let size = context.measure(content, inner(proposal.width, insets))
        let swipe = parts.find(.swipe, in: context.children).flatMap(context.swipeRule)
        return CGSize(
            width: proposal.width.isNaN ? size.width + insets.horizontal : proposal.width,
            height: swipe?.isGone == true ? 0 : height(of: size.height, insets))
    }

    /// The height of the row, for that of its content and the insets around it.
    private func height(of content: CGFloat, _ insets: EdgeInsets) -> CGFloat {
        if let tightInset, insets.top == self.insets.top, insets.bottom == self.insets.bottom,
            content + 2 * tightInset <= leastHeight
        {
            return leastHeight
        }
        return max(leastHeight, content + insets.vertical)
    }

    func arrange(
        _ size: CGSize, _ proposal: Proposal, _ context: RuleContext
    ) -> [ChildPlacement] {
        let children = context.children
        guard let content = children.first else { return [] }
        let insets = insets(of: content, in: size.width, context)
        let shift = shift(of: content, in: size.width, context.tree)
        let step = margins.contentStep(ofRow: size.width)
        let offer = inner(size.width, insets)
        let own = context.measure(content, offer)
        let room = size.height - insets.vertical
        let ground = CGRect(
            x: shift.leading, y: 0, width: max(0, size.width - shift.leading - shift.trailing),
            height: size.height)
        let swipe = RowSwipePlaces(of: parts.find(.swipe, in: children), in: ground, context)
        let place = ChildPlacement(
            child: content,
            x: (isTrailing ? size.width - insets.trailing - own.width : insets.leading)
                + (swipe?.shift ?? 0),
            y: insets.top + (room - own.height) / 2, proposal: offer)
        var result = [place]
        if let line = parts.find(.separator, in: children) {
            let end = (separatorEnd > 0 ? separatorEnd + step : 0) + shift.trailing
            result.append(separator(line, below: place, own, end, in: size, context))
        }
        if let menu = parts.find(.menu, in: children) {
            // As large as the row's ground: the menu opens beside that.
            result.append(
                ChildPlacement(
                    child: menu, x: ground.minX, y: 0, proposal: Proposal(ground.width, size.height)
                ))
        }
        if let swipe { result.append(swipe.buttons) }
        return result + editParts(of: content, beside: shift, step, in: size, context)
    }

    /// Where the button and the grip of a row that is edited stand.
    private func editParts(
        of content: UInt32, beside shift: ListMarginsRule.Sides, _ step: CGFloat, in size: CGSize,
        _ context: RuleContext
    ) -> [ChildPlacement] {
        guard let editing else { return [] }
        var result: [ChildPlacement] = []
        func add(_ child: UInt32, _ x: (_ width: CGFloat) -> CGFloat) {
            let own = context.measure(child, .unspecified)
            result.append(
                ChildPlacement(
                    child: child, x: x(own.width), y: (size.height - own.height) / 2,
                    proposal: .unspecified))
        }
        if let button = parts.find(.button, in: context.children), hasButton(content, context) {
            // Evidence: the middle of the button is 28 from the row's side where content is moved by 40.
            add(button) { shift.leading + editing.shift * 0.7 - $0 / 2 }
        }
        if let grip = parts.find(.grip, in: context.children), isMovable(content, context) {
            add(grip) { size.width - shift.trailing - insets.trailing - step - $0 }
        }
        return result
    }

    /// Rows lie on one another without a distance.
    func spacing(_ context: RuleContext) -> ViewSpacing? { ViewSpacing() }

    /// The guides of separators end at the row that they are for: a row in which there is a list has a separator of its own. Lists in
    /// one another would otherwise be laid out again for each row around.
    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: Proposal, _ context: RuleContext
    ) -> CGFloat?? {
        let (leading, trailing): (HorizontalAlignment, HorizontalAlignment) = (
            .listRowSeparatorLeading, .listRowSeparatorTrailing
        )
        return key == leading.key || key == trailing.key ? .some(nil) : nil
    }

    private func separator(
        _ line: UInt32, below content: ChildPlacement, _ own: CGSize, _ usualEnd: CGFloat,
        in size: CGSize, _ context: RuleContext
    ) -> ChildPlacement {
        func guide(_ guide: HorizontalAlignment) -> CGFloat? {
            context.explicitGuide(
                content.child, guide.key, size: own, proposal: content.proposal)
        }
        // They never leave the card, wherever the content lies: a row moved aside, a long text in a field.
        let shift = shift(of: content.child, in: size.width, context.tree)
        let start = max(shift.leading, content.x + (guide(.listRowSeparatorLeading) ?? 0))
        let end = min(
            size.width - shift.trailing,
            guide(.listRowSeparatorTrailing).map { content.x + $0 } ?? size.width - usualEnd)
        let length = Proposal(max(0, end - start), separatorThickness)
        // Evidence: separators lie on the boundary of rows, within the upper one.
        return ChildPlacement(
            child: line, x: start, y: size.height - separatorThickness, proposal: length)
    }

    private func inner(_ width: CGFloat, _ insets: EdgeInsets) -> Proposal {
        Proposal(width.isNaN ? .nan : max(0, width - insets.horizontal), .nan)
    }

    /// How much further in than usual a row stands, for the margins of its section.
    func shift(of content: UInt32, in width: CGFloat, _ tree: LayoutTree) -> ListMarginsRule.Sides {
        guard let content = tree.id(content) else { return .init() }
        return shift(of: content, in: width, tree)
    }

    func shift(of content: NodeID, in width: CGFloat, _ tree: LayoutTree) -> ListMarginsRule.Sides {
        let own = RowInsets(SectionMarginsTrait.keys) { tree.traitValue($0, of: content) }
        return margins.shift(own, ofRow: width)
    }

    func insets(
        of content: UInt32, in width: CGFloat, _ context: RuleContext
    ) -> EdgeInsets {
        let own = RowInsets(RowInsetsTrait.keys) { context.traitValue($0, of: content) }
        var usual = insets
        let step = margins.contentStep(ofRow: width)
        (usual.leading, usual.trailing) = (usual.leading + step, usual.trailing + step)
        var result = own?.over(usual) ?? usual
        let shift = shift(of: content, in: width, context.tree)
        result.leading += shift.leading
        result.trailing += shift.trailing
        guard let editing, role == .content else { return result }
        if hasButton(content, context) { result.leading += editing.shift }
        if isMovable(content, context) {
            result.trailing = max(result.trailing, shift.trailing + editing.grip)
        }
        return result
    }

    /// Whether there is a button before the content of a row that is edited.
    private func hasButton(_ content: UInt32, _ context: RuleContext) -> Bool {
        if editing?.selects == true {
            return !context.isMarked(RowMark.NotSelectable.self, content)
        }
        return context.isMarked(RowMark.Deletable.self, content)
            && !context.isMarked(RowMark.NotDeletable.self, content)
    }

    private func isMovable(_ content: UInt32, _ context: RuleContext) -> Bool {
        context.isMarked(RowMark.Movable.self, content)
            && !context.isMarked(RowMark.NotMovable.self, content)
    }
}

extension RuleContext {
    /// Whether a modifier left a mark at a row's content.
    fileprivate func isMarked<Mark>(_ mark: Mark.Type, _ content: UInt32) -> Bool {
        traitValue(ObjectIdentifier(mark), of: content) as? Bool == true
    }
}
