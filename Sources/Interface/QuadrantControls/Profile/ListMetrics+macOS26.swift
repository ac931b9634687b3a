import Foundation
import QuadrantViews

extension ListMetrics {
    /// Lists of macOS 26. Evidence: frames recorded on macOS 26.2: rows are 24 at least and 4 above and below their content,
    /// which is 16 in; the first row 10 below the top; headers and footers in cells of 28 with a line of 16; sections 20 apart.
    /// Grouped forms (26.6 as 26.2): cards 20 from every edge, rows 10 in and 10 above and below, with a separator of 1 between
    /// them; headers 10 above their card and 30 below the last one, footers at the end, 10 below. Not measured: selection,
    /// outlines, swipes.
    static let macOS26 = ListMetrics(
        automatic: .macOS26Inset, insetGrouped: .macOS26Form, grouped: .macOS26Form,
        plain: .macOS26Plain, inset: .macOS26Inset, sidebar: .macOS26Sidebar,
        column: .macOS26Sidebar, bordered: .macOS26Bordered,
        rowInset: 4, rowBeyondLine: 0, marginsGrow: false, iconsAreLarge: false,
        // Evidence: a row of 24 above the content, the label 11.5 in.
        disclosure: Disclosure(labelInset: 11.5, vertical: 4), leastRow: 24, separatorThickness: 1,
        separator: Ink(
            light: Tone(white: 0, opacity: 0.1), dark: Tone(white: 1, opacity: 0.1)),
        selection: .systemFill, columnSelection: .systemFill, secondaryInk: nil,
        // Evidence: icons in a room of 16, 6 before the title.
        iconRoom: 16.0 / 13, iconGap: 6, editShift: 24, gripRoom: 24, topUnderLargeTitle: 10,
        headerUnderLargeTitle: 16, outlineIndent: 11.5,
        swipe: Swipe(leastWidth: 60, leastHeight: nil, padding: 8, distance: 0))
}

extension ListMetrics.Look {
    fileprivate static let macOS26Inset = ListMetrics.Look(
        margin: 0, corner: 0, ground: .tertiarySystemBackground,
        card: .tertiarySystemBackground, sideInset: 16, separatorEnd: 16, separatesEnds: false,
        pinsHeaders: true, top: 10, topOfHeader: 16, bottom: 10, sectionGap: 20,
        compactSectionGap: 10, aboveHeader: 26, belowHeader: 6, aboveFooter: 6, belowFooter: 26,
        footerToHeader: 32, headerInset: 16,
        header: .init(
            style: .subheadline, isBold: true, isUppercase: false, color: .secondaryLabel),
        prominentHeader: .init(style: .headline, isBold: true, isUppercase: false, color: .label),
        footer: .init(
            style: .subheadline, isBold: true, isUppercase: false, color: .secondaryLabel),
        collapses: false, isBordered: false,
        selectionShape: .init(inset: 8, corner: 6))

    fileprivate static let macOS26Plain = macOS26Inset.changed {
        ($0.sideInset, $0.headerInset, $0.separatorEnd) = (8, 8, 8)
        ($0.top, $0.topOfHeader) = (0, 6)
    }

    fileprivate static let macOS26Bordered = macOS26Plain.changed {
        ($0.sideInset, $0.headerInset, $0.separatorEnd) = (7, 7, 7)
        ($0.top, $0.topOfHeader, $0.isBordered) = (1, 7, true)
    }

    // Evidence: texts in body, 16 in, rows of 32 without separators.
    fileprivate static let macOS26Sidebar = macOS26Inset.changed {
        ($0.ground, $0.card) = (.secondarySystemBackground, .secondarySystemBackground)
        ($0.leastRow, $0.rowStyle, $0.pinsHeaders) = (32, .body, false)
        ($0.collapses, $0.rowCorner) = (true, 8)
        $0.selectionShape = .init(inset: 6, corner: 8)
    }

    fileprivate static let macOS26Form = macOS26Inset.changed {
        ($0.margin, $0.corner, $0.sideInset, $0.headerInset) = (20, 10, 10, 10)
        ($0.ground, $0.card) = (.systemGroupedBackground, .secondarySystemGroupedBackground)
        ($0.separatorEnd, $0.rowInset, $0.rowGap, $0.leastRow) = (10, 10, 1, 0)
        ($0.top, $0.topOfHeader, $0.bottom, $0.sectionGap) = (20, 20, 20, 10)
        ($0.aboveHeader, $0.belowHeader, $0.pinsHeaders) = (30, 10, false)
        ($0.aboveFooter, $0.belowFooter, $0.footerToHeader) = (10, 10, 30)
        $0.header = .init(style: .body, isBold: true, isUppercase: false, color: .label)
        $0.footer = .init(
            style: .body, isBold: false, isUppercase: false, color: .secondaryLabel, size: 13)
        ($0.footerIsTrailing, $0.selectionShape) = (true, nil)
    }
}
