import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The cards behind the rows of a list, and the separators between them.
struct ListDrawing: NodeDrawing, Equatable {
    let setup: ListSetup
    let card: RGBAColor
    let separator: RGBAColor
    let selection: RGBAColor
    /// What is selected: the list is drawn again when it changes.
    let selected: AnyHashable?
    /// The environment in which colours of separators are worked out.
    let isDark: Bool
    let tints: TintResolver

    func draw(_ context: inout DrawingContext) {
        if let corner = setup.look.rowCorner {
            for row in cards(context).flatMap(\.rows) where !row.isApart {
                drawGround(of: row, corner, &context)
            }
            return
        }
        for card in cards(context).flatMap(\.runs) {
            if !card.rows.contains(where: { $0.hasGround }) {
                context.fill(
                    shape(card.frame, rounds: card.ends, card), .color(self.card))
                continue
            }
            for (index, row) in card.rows.enumerated() {
                if row.isSelected, let selection = setup.look.selectionShape {
                    context.fillFrame(row.frame, .color(self.card))
                    let frame = row.frame.insetBy(dx: selection.inset, dy: 0)
                    drawGround(of: row, in: frame, selection.corner, &context)
                    continue
                }
                guard let ground = ground(of: row) else { continue }
                var ends = card.ends
                if index > 0 { ends.isFirst = false }
                if index < card.rows.count - 1 { ends.isLast = false }
                context.fill(shape(row.frame, rounds: ends, card), .color(ground))
            }
        }
    }

    /// The colour behind a row; `nil` where a view of its own is.
    private func ground(of row: ListCard.Row) -> RGBAColor? {
        row.isSelected ? selection : row.hasOwnGround ? nil : card
    }

    /// The ground of a row that stands on no card: only a selected one has one.
    private func drawGround(
        of row: ListCard.Row, _ corner: CGFloat, _ context: inout DrawingContext
    ) {
        guard row.isSelected else { return }
        let inset = setup.look.selectionShape?.inset ?? 0
        drawGround(of: row, in: row.frame.insetBy(dx: inset, dy: 0), corner, &context)
    }

    private func drawGround(
        of row: ListCard.Row, in frame: CGRect, _ corner: CGFloat, _ context: inout DrawingContext
    ) {
        let path = Path(
            roundedRect: frame, cornerRadius: min(corner, frame.height / 2), style: .continuous)
        context.fill(.path(path), .color(selection))
    }

    func drawOver(_ context: inout DrawingContext) {
        if setup.look.rowCorner != nil { return }
        var end: CGFloat?
        for card in cards(context) {
            for (index, row) in card.rows.enumerated() where !row.isApart {
                let next = index + 1 < card.rows.count ? card.rows[index + 1] : nil
                // Sections that touch share one line, that of the upper one.
                let isBelowLine =
                    end == row.frame.minY || (setup.isBelowLine && row.frame.minY <= 0)
                if index == 0, setup.look.separatesEnds, !isBelowLine {
                    line(atTopOf: row, &context)
                }
                end = row.isGap || row.line == nil ? nil : row.frame.maxY
                line(below: row, next, &context)
            }
        }
    }

    func group(_ content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let all = cards(context).flatMap(\.runs)
        guard setup.look.corner > 0,
            all.contains(where: { $0.rows.contains { $0.hasOwnGround || $0.isMoved } })
        else { return nil }
        // Backgrounds of rows, and rows moved aside, end at the corners of their cards; all else is whole.
        var path = Path()
        var end = -CGRect.drawableReach / 4
        let width = context.size.width
        for card in all {
            path.addRect(
                CGRect(x: -width, y: end, width: 3 * width, height: card.frame.minY - end))
            path.addPath(self.path(of: card.frame, rounds: card.ends, card))
            end = card.frame.maxY
        }
        path.addRect(
            CGRect(x: -width, y: end, width: 3 * width, height: CGRect.drawableReach / 4 - end))
        var group = DisplayGroup(content: content)
        group.clip = ClipItem(shape: .path(path))
        return group
    }

    // MARK: Shapes

    private func cardPath(_ frame: CGRect) -> Path {
        Path(
            roundedRect: frame, cornerRadius: min(setup.look.corner, frame.height / 2),
            style: .continuous)
    }

    /// A part of a card; rounded where it is at the card's ends.
    private func shape(_ part: CGRect, rounds ends: SectionEnds, _ card: ListCard) -> DisplayShape {
        guard setup.look.corner > 0, ends.isFirst || ends.isLast else { return .rect(part) }
        return .path(path(of: part, rounds: ends, card))
    }

    private func path(of part: CGRect, rounds ends: SectionEnds, _ card: ListCard) -> Path {
        if ends.isFirst, ends.isLast { return cardPath(part) }
        let radius = min(setup.look.corner, (card.last.frame.maxY - card.first.frame.minY) / 2)
        let (top, bottom) = (ends.isFirst ? radius : 0, ends.isLast ? radius : 0)
        let radii = RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        return Path(roundedRect: part, cornerRadii: radii, style: .continuous)
    }

    // MARK: Separators

    private func line(atTopOf row: ListCard.Row, _ context: inout DrawingContext) {
        guard !row.isGap, let line = row.line else { return }
        let visibility =
            row.rowSeparator?.top ?? row.sectionSeparator?.top ?? .automatic
        guard visibility != .hidden, !row.isSelected else { return }
        let tint = row.separatorTint?.top ?? row.sectionSeparatorTint?.top
        var frame = line
        frame.origin.y = row.frame.minY
        fill(frame, tint, &context)
    }

    /// The separator between two rows, or below the last one.
    private func line(
        below row: ListCard.Row, _ next: ListCard.Row?, _ context: inout DrawingContext
    ) {
        guard !row.isGap, let line = row.line, !row.isSelected, next?.isSelected != true else {
            return
        }
        let isLast = next == nil
        guard !isLast || setup.look.separatesEnds || row.rowSeparator?.bottom == .visible else {
            return
        }
        let own = row.rowSeparator?.bottom ?? (isLast ? row.sectionSeparator?.bottom : nil)
        guard own != .hidden, next?.rowSeparator?.top != .hidden else { return }
        let tint =
            row.separatorTint?.bottom ?? next?.separatorTint?.top
            ?? (isLast ? row.sectionSeparatorTint?.bottom : nil)
        fill(line, tint, &context)
    }

    private func fill(_ frame: CGRect, _ tint: Color?, _ context: inout DrawingContext) {
        guard frame.width > 0 else { return }
        context.fillFrame(frame, .color(tint.map(tints.rgba) ?? separator))
    }
}

/// Works colours out in the environment of a list.
struct TintResolver: Equatable {
    private let environment: EnvironmentValues
    /// What colours go by.
    private let scheme: ColorScheme
    private let contrast: ColorSchemeContrast
    private let accent: RGBAColor

    init(_ environment: EnvironmentValues) {
        self.environment = environment.kept()
        scheme = environment.colorScheme
        contrast = environment.colorSchemeContrast
        accent = Color.accentColor.rgba(in: environment)
    }

    func rgba(_ color: Color) -> RGBAColor { color.rgba(in: environment) }

    static func == (lhs: TintResolver, rhs: TintResolver) -> Bool {
        lhs.scheme == rhs.scheme && lhs.contrast == rhs.contrast && lhs.accent == rhs.accent
    }
}

/// Neighbouring rows that stand on one ground.
struct ListCard {
    /// A row of a card, or a run of rows that are not made.
    struct Row {
        let frame: CGRect
        let isGap: Bool
        /// Whether it goes elsewhere, comes or leaves by itself, and shows its ground and its separator itself.
        let isApart: Bool
        let isSelected: Bool
        let hasOwnGround: Bool
        /// Whether a swipe has moved it aside.
        let isMoved: Bool
        /// Where the separator below the row lies.
        let line: CGRect?
        let rowSeparator: SeparatorSetting<Visibility>?
        let sectionSeparator: SeparatorSetting<Visibility>?
        let separatorTint: SeparatorSetting<Color>?
        let sectionSeparatorTint: SeparatorSetting<Color>?

        /// Whether the ground of the row is another than that of the card.
        var hasGround: Bool { hasOwnGround || isSelected }
    }

    fileprivate(set) var rows: [Row]
    /// Whether it has its first and its last row.
    fileprivate(set) var ends = SectionEnds(isFirst: true, isLast: true)

    var first: Row { rows[0] }
    var last: Row { rows[rows.count - 1] }
    var frame: CGRect { rows.reduce(first.frame) { $0.union($1.frame) } }

    /// Parts of the card between rows that go elsewhere; the whole card where none does.
    var runs: [ListCard] {
        guard rows.contains(where: \.isApart) else { return [self] }
        return rows.indices.split { rows[$0].isApart }.map { run in
            ListCard(
                rows: run.map { rows[$0] },
                ends: SectionEnds(
                    isFirst: run.first == rows.startIndex, isLast: run.last == rows.endIndex - 1))
        }
    }
}

extension ListDrawing {
    /// The cards from the first to the last that are laid out.
    private func cards(_ context: DrawingContext) -> [ListCard] {
        var result: [ListCard] = []
        var section: SectionPlace??
        for child in context.lazyChildren {
            guard (child.section?.role ?? .content) == .content else {
                section = nil
                continue
            }
            let row = row(child, context.isRightToLeft)
            let isNext = section.map { $0?.section === child.section?.section } ?? false
            if isNext, setup.rowSpacing == nil {
                result[result.count - 1].rows.append(row)
            } else {
                result.append(ListCard(rows: [row]))
            }
            section = .some(child.section)
        }
        return result
    }

    private func row(_ child: ShownChild, _ isRightToLeft: Bool) -> ListCard.Row {
        func value<Trait: RowTrait>(_ trait: Trait.Type) -> Trait.Value? {
            child.contentTrait(ObjectIdentifier(trait)) as? Trait.Value
        }
        func setting<Trait: RowTrait>(_ trait: Trait.Type) -> Trait.Value?
        where Trait.Value: JoinedTrait {
            child.contentTrait(ObjectIdentifier(trait), as: Trait.Value.self)
        }
        guard !child.isGap else {
            return ListCard.Row(
                frame: child.frame, isGap: true, isApart: false, isSelected: false,
                hasOwnGround: false, isMoved: false, line: nil,
                rowSeparator: nil, sectionSeparator: nil, separatorTint: nil,
                sectionSeparatorTint: nil)
        }
        var frame = child.frame
        let shift = setup.margins.shift(
            RowInsets(SectionMarginsTrait.keys, child.contentTrait), ofRow: frame.width)
        frame.origin.x += isRightToLeft ? shift.trailing : shift.leading
        frame.size.width = max(0, frame.width - shift.leading - shift.trailing)
        return ListCard.Row(
            frame: frame, isGap: false, isApart: child.isApart,
            isSelected: child.drawing(ListRowDrawing.self)?.handle.isHighlighted ?? false,
            hasOwnGround: value(RowBackgroundTrait.self) ?? false,
            isMoved: child.drawing(ListRowDrawing.self)?.handle.isMovedAside ?? false,
            line: setup.parts.find(.separator, in: child.children)?.frame,
            rowSeparator: setting(RowSeparatorTrait.self),
            sectionSeparator: setting(SectionSeparatorTrait.self),
            separatorTint: setting(RowSeparatorTintTrait.self),
            sectionSeparatorTint: setting(SectionSeparatorTintTrait.self))
    }
}

// MARK: Rows that move

extension ListDrawing {
    /// Draws the ground of a row that goes elsewhere, comes or leaves, so that it covers what it passes.
    func drawGround(ofRow context: inout DrawingContext) {
        let row = row(context.itself, context.isRightToLeft)
        if let corner = setup.look.rowCorner { return drawGround(of: row, corner, &context) }
        guard let ground = ground(of: row) else { return }
        let (frame, corner) = (row.frame, setup.look.corner)
        let ends = ends(context)
        guard corner > 0, ends.isFirst || ends.isLast else {
            return context.fillFrame(frame, .color(ground))
        }
        let path = path(of: frame, rounds: ends, ListCard(rows: [row]))
        context.fill(.path(path), .color(ground))
        guard !(ends.isFirst && ends.isLast) else { return }
        // Whole pixels where it touches its neighbours, which would show what is behind otherwise.
        let half = frame.divided(atDistance: frame.height / 2, from: .minYEdge)
        context.fillFrame(ends.isFirst ? half.remainder : half.slice, .color(ground))
    }

    /// Draws the separators of such a row.
    func drawLines(ofRow context: inout DrawingContext) {
        if setup.look.rowCorner != nil { return }
        let row = row(context.itself, context.isRightToLeft)
        let ends = context.sectionEnds
        if ends.isFirst, setup.look.separatesEnds, !setup.isBelowLine || row.frame.minY > 0 {
            line(atTopOf: row, &context)
        }
        line(below: row, ends.isLast ? nil : row, &context)
    }

    private func ends(_ context: DrawingContext) -> SectionEnds {
        setup.rowSpacing == nil ? context.sectionEnds : SectionEnds(isFirst: true, isLast: true)
    }

    /// The row at the corners of its card, beyond which its own ground does not reach.
    func clip(ofRow content: Fragment, _ context: DrawingContext) -> DisplayGroup? {
        let row = row(context.itself, context.isRightToLeft)
        let ends = ends(context)
        guard row.hasOwnGround, setup.look.corner > 0, ends.isFirst || ends.isLast else {
            return nil
        }
        var group = DisplayGroup(content: content)
        group.clip = ClipItem(
            shape: .path(path(of: row.frame, rounds: ends, ListCard(rows: [row]))))
        return group
    }
}
