package import Foundation
package import QuadrantViews

/// The lengths and colours of lists and forms, in points.
package struct ListMetrics: Sendable {
    /// The look of a style of lists.
    package struct Look: Hashable, Sendable {
        /// From the sides of the list to its rows, headers and footers.
        package var margin: CGFloat
        /// The corners of the card that the rows of a section make; 0 for rows without corners.
        package var corner: CGFloat
        /// What the list stands on.
        package var ground: SystemColor
        /// What rows stand on.
        package var card: SystemColor
        /// From the sides of a row to its content.
        package var sideInset: CGFloat
        /// From the end of a separator to the end of its row.
        package var separatorEnd: CGFloat
        /// Whether separators lie above the first and below the last row of a section.
        package var separatesEnds: Bool
        /// Whether the headers of sections stay in sight.
        package var pinsHeaders: Bool
        /// From the start of the list to its first row.
        package var top: CGFloat
        /// From the start of the list to the title of its first header.
        package var topOfHeader: CGFloat
        /// From the last row to the end of the list.
        package var bottom: CGFloat
        /// Between the rows of sections without headers and footers.
        package var sectionGap: CGFloat
        /// The same where sections are close.
        package var compactSectionGap: CGFloat
        /// From a row to the title of the header below it.
        package var aboveHeader: CGFloat
        /// What is added to that below rows that stand in no section.
        package var belowLooseRows: CGFloat = 0
        /// From the title of a header to the row below it.
        package var belowHeader: CGFloat
        /// From a row to the footer below it.
        package var aboveFooter: CGFloat
        /// From a footer to the row below it.
        package var belowFooter: CGFloat
        /// From a footer to the title of the header below it.
        package var footerToHeader: CGFloat
        /// From the sides of rows to headers and footers.
        package var headerInset: CGFloat
        /// How titles of sections are written.
        package var header: Title
        /// How titles of sections are written that stand out.
        package var prominentHeader: Title
        /// How footers are written.
        package var footer: Title
        /// Whether taps on the headers of sections show and hide their content.
        package var collapses: Bool
        /// Whether a line runs around the list.
        package var isBordered: Bool
        /// The corners of the ground of a selected row, where rows stand on no card and no lines part them; `nil` for cards.
        package var rowCorner: CGFloat?
        /// From the sides of a selected row to its ground, and the corners of that; `nil` for grounds as wide as rows.
        package var selectionShape: SelectionShape?
        /// The least height of a row; `nil` for that of all styles.
        package var leastRow: CGFloat?
        /// Above and below the content of a row; `nil` for that of all styles.
        package var rowInset: CGFloat?
        /// Between the rows of a section, where their separator lies.
        package var rowGap: CGFloat = 0
        /// The style of texts in rows where no font is set; `nil` for that of all texts.
        package var rowStyle: Font.TextStyle?
        /// Whether the footers of sections end where their rows end.
        package var footerIsTrailing = false
    }

    /// The ground of a selected row, in points.
    package struct SelectionShape: Hashable, Sendable {
        package var inset: CGFloat
        package var corner: CGFloat
    }

    /// How a title is written.
    package struct Title: Hashable, Sendable {
        package var style: Font.TextStyle
        package var isBold: Bool
        package var isUppercase: Bool
        package var color: SystemColor
        /// Whether its lines are as far apart as those of its text style, not as the font alone has them.
        package var followsLeading = true
        /// The size in points of a font that is in no text style; `nil` for the style.
        package var size: CGFloat?
    }

    /// A colour by day and by night.
    package struct Ink: Hashable, Sendable {
        package var light: Tone
        package var dark: Tone
    }

    /// A grey that is not opaque.
    package struct Tone: Hashable, Sendable {
        /// From 0, black, to 1.
        package var white: Double
        package var opacity: Double
    }

    /// The look where no style is set; `nil` for `insetGrouped`.
    package var automatic: Look?
    package var insetGrouped: Look
    package var grouped: Look
    package var plain: Look
    package var inset: Look
    package var sidebar: Look
    /// The same in a column beside others.
    package var column: Look
    package var bordered: Look
    /// Above and below the content of a row.
    package var rowInset: CGFloat
    /// The least height of a row beyond the distance of two lines of body.
    package var rowBeyondLine: CGFloat
    /// Whether lists without a window have the usual margins, however wide they are.
    package var marginsNeedWindow = false
    /// Whether margins are wider in wide lists.
    package var marginsGrow = true
    /// Whether the icons of labels in rows are of the large scale.
    package var iconsAreLarge = true
    /// Whether the chevron of a disclosure group stands before its label, and nothing between label and content.
    package var disclosure: Disclosure?

    /// A disclosure group whose chevron stands before its label, in points.
    package struct Disclosure: Hashable, Sendable {
        /// From the side of the group to its label.
        package var labelInset: CGFloat
        /// Above and below the label.
        package var vertical: CGFloat
    }

    /// The least height of a row whatever the size of texts.
    package var leastRow: CGFloat
    /// The least room above and below content that a row of the least height has; `nil` where `rowInset` always is.
    package var tightInset: CGFloat? = nil
    /// The height of separators; `nil` for a pixel.
    package var separatorThickness: CGFloat?
    package var separator: Ink
    /// What is behind a selected row.
    package var selection: SystemColor
    /// What is behind a selected row of a column beside others.
    package var columnSelection: SystemColor
    /// The second level of the ink of rows on a light ground; `nil` for the secondary label colour.
    package var secondaryInk: Tone?
    /// The room of the icon of a label in a row, in parts of the size of body.
    package var iconRoom: CGFloat
    /// Between the icon and the title of a label in a row.
    package var iconGap: CGFloat
    /// How far content is moved by the delete button of a row that is edited.
    package var editShift: CGFloat
    /// How much the grip of a row that is edited takes of the end of its content.
    package var gripRoom: CGFloat
    /// From the large title of a bar to the first row of a grouped list below it.
    package var topUnderLargeTitle: CGFloat
    /// The same to the title of its first header.
    package var headerUnderLargeTitle: CGFloat
    /// How far the children of an outline are indented for each level.
    package var outlineIndent: CGFloat
    /// The buttons behind a row that is swiped.
    package var swipe: Swipe

    /// The buttons behind a row that is swiped.
    package struct Swipe: Hashable, Sendable {
        /// The least width of a button.
        package var leastWidth: CGFloat
        /// The least height; `nil` for buttons as high as the row.
        package var leastHeight: CGFloat?
        /// On both sides of a label.
        package var padding: CGFloat
        /// Between buttons, and on both sides of them.
        package var distance: CGFloat
    }
}

extension ListMetrics.Look {
    /// What of the distance from a row to a title below it belongs to the title, whatever the spacing of sections: the other
    /// half of the gap of two cards is that spacing.
    package var headerRoom: CGFloat { max(0, aboveHeader - sectionGap / 2) }

    /// The same of the distance from a footer to the row below it.
    package var footerRoom: CGFloat { max(0, belowFooter - sectionGap / 2) }

    /// The look with some figures changed.
    package func changed(_ change: (inout ListMetrics.Look) -> Void) -> ListMetrics.Look {
        var result = self
        change(&result)
        return result
    }
}
