import Foundation
import QuadrantViews

extension ControlProfile {
    /// iOS 26.
    static let iOS26 = ControlProfile(
        // Evidence: regular 12 and 7 around a body label (iOS 26.0, recorded). The others are not measured:
        // small and mini are 28 high in subheadline, 10 at the sides, large ones 15 and 20, as UIKit's are.
        button: ButtonMetrics(
            small: .init(horizontal: 10, vertical: 5, font: .subheadline),
            regular: .init(horizontal: 12, vertical: 7, font: nil),
            large: .init(horizontal: 20, vertical: 15, font: nil)),
        // Evidence: Apple's pictures of iOS 26, light and dark. Off it is 197 197 199 on white and 90 90 94 on
        // a dark card of 28 28 30, which is what the third label colour makes of both. Disabled: recorded.
        toggle: SwitchMetrics(
            track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), inset: 2,
            off: .tertiaryLabel, disabledOpacity: 0.5),
        // Evidence (iOS 26.0, recorded): a plain line is a point higher than its text, rounded up; a border is 34
        // high, of two lines 8 more than the lines; its corners are 4, text stands 7.5 in, the outline is black
        // 20 %. Bullets are 7 at a pitch of 10.5 (17 points). Editors: 8 above and below, 5 at the sides. The
        // caret of 2 points and the selection of 20 % of the tint are told, not measured.
        field: FieldMetrics(
            lineExtra: 1, border: .init(height: 34, horizontal: 7.5, vertical: 4, corner: 4),
            outlineOpacity: 0.2, bullet: 7.0 / 17, bulletPitch: 10.5 / 17, caretWidth: 2,
            selectionOpacity: 0.2, editorVertical: 8, editorHorizontal: 5),
        // Fill and padding as on iOS 18. The corner is not measured: a choice.
        groupBox: GroupBoxMetrics(
            padding: 16, corner: 16, fill: .secondarySystemBackground,
            innerFill: .tertiarySystemBackground),
        list: .iOS26)
}

extension ListMetrics {
    /// Lists of iOS 26. Evidence: Apple's pictures of iOS 26 (cards, rows, separators, headers and footers of
    /// inset grouped lists, at two sizes of text) and recorded lists of iOS 26.0 (distances of sections, plain
    /// lists, selection, editing). Rows are 52 at the usual size of text and 51 at medium: the distance of two
    /// lines of body and 30. Headers stand 27.5 below a card and 10 above the next one, footers 8 below theirs.
    /// Not measured, a choice: compact sections, the styles `grouped`, `inset` and `bordered`, prominent headers,
    /// the bottom of lists, how far outlines are indented.
    static let iOS26 = ListMetrics(
        insetGrouped: .iOS26InsetGrouped, grouped: .iOS26Grouped, plain: .iOS26Plain,
        inset: .iOS26Inset, sidebar: .iOS26Sidebar, bordered: .iOS26Bordered,
        rowInset: 15, rowBeyondLine: 30, leastRow: 0, separatorThickness: 1,
        // Evidence: 232 on white; 56 56 59 on a dark card of 28 28 30.
        separator: Ink(
            light: Tone(white: 0, opacity: 0.09), dark: Tone(white: 1, opacity: 0.123)),
        // Evidence: 209 209 214 by day (recorded), which is this system grey.
        selection: .gray4,
        // Evidence: 127 on a white card, in three pictures; by night it is the label colour.
        secondaryInk: Tone(white: 0, opacity: 0.5),
        // Evidence: recorded as 24 at 17 points of body, with 16 to the title; 39 of both at 16 points.
        iconRoom: 24.0 / 17, iconGap: 16, editShift: 40, gripRoom: 43, outlineIndent: 20)
}

extension ListMetrics.Look {
    fileprivate static let iOS26InsetGrouped = ListMetrics.Look(
        margin: 16, corner: 26, ground: .systemGroupedBackground,
        card: .secondarySystemGroupedBackground, sideInset: 16, separatorEnd: 16,
        separatesEnds: false, pinsHeaders: false, top: 35, topOfHeader: 10, bottom: 35,
        sectionGap: 35, compactSectionGap: 17.5, aboveHeader: 27.5, belowHeader: 10,
        aboveFooter: 8, belowFooter: 23.5, footerToHeader: 16, headerInset: 16,
        header: .init(
            style: .headline, isBold: false, isUppercase: false, color: .secondaryLabel),
        prominentHeader: .init(style: .title3, isBold: true, isUppercase: false, color: .label),
        footer: .init(
            style: .footnote, isBold: false, isUppercase: false, color: .secondaryLabel),
        collapses: false, isBordered: false)

    fileprivate static let iOS26Grouped = iOS26InsetGrouped.changed {
        ($0.margin, $0.corner, $0.separatesEnds) = (0, 0, true)
    }

    // Evidence: recorded. Titles stand 22 below what precedes and in the middle of 28 points.
    fileprivate static let iOS26Plain = iOS26InsetGrouped.changed {
        ($0.margin, $0.corner, $0.separatesEnds) = (0, 0, true)
        ($0.ground, $0.card) = (.systemBackground, .systemBackground)
        ($0.top, $0.topOfHeader, $0.bottom, $0.sectionGap) = (0, 22, 0, 0)
        ($0.compactSectionGap, $0.aboveHeader, $0.belowHeader) = (0, 22, 4)
        ($0.belowFooter, $0.footerToHeader, $0.pinsHeaders) = (8, 22, true)
    }

    fileprivate static let iOS26Inset = iOS26Plain.changed { $0.pinsHeaders = false }

    fileprivate static let iOS26Sidebar = iOS26InsetGrouped.changed { $0.collapses = true }

    fileprivate static let iOS26Bordered = iOS26Plain.changed {
        ($0.isBordered, $0.pinsHeaders) = (true, false)
    }
}
