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
            drawRows(corner, &context)
            return
        }
        for card in cards(context) {
            if !card.rows.contains(where: { $0.hasGround }) {
                context.fill(
                    shape(card.frame, card.first.frame, card.last.frame), .color(self.card))
                continue
            }
            for row in card.rows {
                let ground = row.isSelected ? selection : row.hasOwnGround ? nil : self.card
                guard let ground else { continue }
                context.fill(
                    shape(
                        row.frame, card.first.frame, card.last.frame,
                        isPart: true), .color(ground))
            }
        }
    }

    /// The grounds of selected rows that stand on no card.
    private func drawRows(_ corner: CGFloat, _ context: inout DrawingContext) {
        for row in cards(context).flatMap(\.rows) where row.isSelected {
            let path = Path(
                roundedRect: row.frame, cornerRadius: min(corner, row.frame.height / 2),
                style: .continuous)
            context.fill(.path(path), .color(selection))
        }
    }

    func drawOver(_ context: inout DrawingContext) {
        if setup.look.rowCorner != nil { return }
        var end: CGFloat?
        for card in cards(context) {
            for (index, row) in card.rows.enumerated() {
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
        let all = cards(context)
        guard setup.look.corner > 0,
            all.contains(where: { $0.rows.contains { $0.hasOwnGround } })
        else { return nil }
        // Backgrounds of rows end at the corners of their cards; all else is whole.
        var path = Path()
        var end = -CGRect.drawableReach / 4
        let width = context.size.width
        for card in all {
            path.addRect(
                CGRect(x: -width, y: end, width: 3 * width, height: card.frame.minY - end))
            path.addPath(cardPath(card.frame))
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

    /// A part of a card from one row to another; rounded where it is at the card's ends.
    private func shape(
        _ part: CGRect, _ first: CGRect, _ last: CGRect, isPart: Bool = false
    ) -> DisplayShape {
        guard setup.look.corner > 0 else { return .rect(part) }
        guard isPart else { return .path(cardPath(part)) }
        let radius = min(setup.look.corner, (last.maxY - first.minY) / 2)
        let (top, bottom) = (part.minY == first.minY, part.maxY == last.maxY)
        guard top || bottom else { return .rect(part) }
        if top, bottom { return .path(cardPath(part)) }
        let radii = RectangleCornerRadii(
            topLeading: top ? radius : 0, bottomLeading: bottom ? radius : 0,
            bottomTrailing: bottom ? radius : 0, topTrailing: top ? radius : 0)
        return .path(Path(roundedRect: part, cornerRadii: radii, style: .continuous))
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
        let isSelected: Bool
        let hasOwnGround: Bool
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

    var first: Row { rows[0] }
    var last: Row { rows[rows.count - 1] }
    var frame: CGRect { rows.reduce(first.frame) { $0.union($1.frame) } }
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
        guard !child.isGap else {
            return ListCard.Row(
                frame: child.frame, isGap: true, isSelected: false, hasOwnGround: false, line: nil,
                rowSeparator: nil, sectionSeparator: nil, separatorTint: nil,
                sectionSeparatorTint: nil)
        }
        let children = child.children
        var frame = child.frame
        let shift = setup.margins.shift(
            RowInsets(SectionMarginsTrait.keys, child.contentTrait), ofRow: frame.width)
        frame.origin.x += isRightToLeft ? shift.trailing : shift.leading
        frame.size.width = max(0, frame.width - shift.leading - shift.trailing)
        return ListCard.Row(
            frame: frame, isGap: false,
            isSelected: child.drawing(ListRowDrawing.self)?.handle.isHighlighted ?? false,
            hasOwnGround: value(RowBackgroundTrait.self) ?? false,
            line: children.count > 1 ? children[1].frame : nil,
            rowSeparator: value(RowSeparatorTrait.self),
            sectionSeparator: value(SectionSeparatorTrait.self),
            separatorTint: value(RowSeparatorTintTrait.self),
            sectionSeparatorTint: value(SectionSeparatorTintTrait.self))
    }
}
