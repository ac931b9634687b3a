import Foundation
import QuadrantControls
import QuadrantLayout

/// The distances between the rows, headers and footers of a list.
struct ListDistances: Equatable, LazyDistances {
    let look: ListMetrics.Look
    /// Between the rows of a section.
    let rowSpacing: CGFloat
    let sectionSpacing: ListSectionSpacing?
    /// Whether the list keeps its distance from its start, and from its end.
    let keepsTop: Bool
    let keepsBottom: Bool

    var name: String { "List" }

    func isSame(as other: any LazyDistances) -> Bool { self == other as? ListDistances }

    func distance(
        from previous: UInt32?, to next: UInt32?, _ context: RuleContext
    ) -> CGFloat {
        guard let previous else { return next.map { top($0, context) } ?? 0 }
        guard let next else {
            return keepsBottom ? margins(of: previous, context)?.bottom ?? look.bottom : 0
        }
        let (before, after) = (context.sectionPlace(previous), context.sectionPlace(next))
        guard before?.section === after?.section else {
            return between(previous, before, next, after, context)
        }
        switch (before?.role ?? .content, after?.role ?? .content) {
        case (.content, .content):
            return context.gap(previous)?.spacing ?? context.gap(next)?.spacing ?? rowSpacing
        case (_, .footer): return before?.role == .footer ? 0 : look.aboveFooter
        default: return 0
        }
    }

    private func top(_ first: UInt32, _ context: RuleContext) -> CGFloat {
        guard keepsTop else { return 0 }
        if let own = margins(of: first, context)?.top { return own }
        return context.sectionPlace(first)?.role == .header ? look.topOfHeader : look.top
    }

    /// Between two sections.
    private func between(
        _ previous: UInt32, _ before: SectionPlace?, _ next: UInt32, _ after: SectionPlace?,
        _ context: RuleContext
    ) -> CGFloat {
        let usual = usual(previous, before, next, after, context)
        let (lower, upper) = (
            margins(of: previous, context)?.bottom, margins(of: next, context)?.top
        )
        guard lower != nil || upper != nil else { return usual }
        return max(0, lower ?? usual / 2) + max(0, upper ?? usual / 2)
    }

    /// Between two sections that say nothing of their margins.
    private func usual(
        _ previous: UInt32, _ before: SectionPlace?, _ next: UInt32, _ after: SectionPlace?,
        _ context: RuleContext
    ) -> CGFloat {
        let isBelowFooter = before?.role == .footer
        let usual: CGFloat =
            switch (isBelowFooter, after?.role == .header) {
            case (true, true): look.footerToHeader
            case (true, false): look.belowFooter
            case (false, true): look.aboveHeader + (before == nil ? look.belowLooseRows : 0)
            case (false, false): look.sectionGap
            }
        let titles =
            (isBelowFooter ? look.footerRoom : 0)
            + (after?.role == .header ? look.headerRoom : 0)
        let own = [previous, next].compactMap { child in
            ownSpacing(of: child, context).map { length($0, usual, titles) }
        }
        guard own.isEmpty else { return own.reduce(0, +) / CGFloat(own.count) }
        return sectionSpacing.map { length($0, usual, titles) } ?? usual
    }

    /// The distance of two sections with a spacing that is set.
    ///
    /// Evidence (iOS 26.0, recorded): 30 leaves 50 and a title between two cards, where the usual distance is 37.5 and a title:
    /// what is set takes the place of 17.5 above the room of the header.
    ///
    /// - Parameters:
    ///   - usual: The distance where nothing is set.
    ///   - titles: What of it belongs to the footer above and to the header below.
    private func length(
        _ spacing: ListSectionSpacing, _ usual: CGFloat, _ titles: CGFloat
    ) -> CGFloat {
        switch spacing.kind {
        case .standard: usual
        // Headers and footers stand nearer to the section that is not theirs by as much.
        case .compact: max(0, usual + look.compactSectionGap - look.sectionGap)
        case .custom(let length): length + titles
        }
    }

    /// The distance that was set for the section that a child belongs to.
    private func ownSpacing(of child: UInt32, _ context: RuleContext) -> ListSectionSpacing? {
        content(of: child, context).flatMap {
            context.tree.traitValue(ObjectIdentifier(SectionSpacingTrait.self), of: $0)
        } as? ListSectionSpacing
    }

    private func margins(of child: UInt32, _ context: RuleContext) -> RowInsets? {
        guard let content = content(of: child, context) else { return nil }
        return RowInsets(SectionMarginsTrait.keys) { context.tree.traitValue($0, of: content) }
    }

    private func content(of child: UInt32, _ context: RuleContext) -> NodeID? {
        context.tree.id(child).flatMap(context.tree.firstChild)
    }
}
