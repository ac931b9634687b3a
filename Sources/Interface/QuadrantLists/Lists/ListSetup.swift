import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// All that the rows of a list go by, worked out once for the list.
struct ListSetup: Equatable {
    var look: ListMetrics.Look
    /// Lengths that are the same in all styles.
    var rowInset: CGFloat
    var separatorThickness: CGFloat
    var leastRow: CGFloat
    var tightInset: CGFloat?
    var leastHeader: CGFloat?
    /// Points between rows; `nil` where the rows of a section make one card.
    var rowSpacing: CGFloat?
    var sectionSpacing: ListSectionSpacing?
    /// The room of the buttons of rows that are edited; `nil` where nothing is edited.
    var editing: ListRowRule.Editing?
    var container = RowSurroundings.Container.list
    /// The margins of the list, where the scroll view around has none of its own at an edge.
    var margins: ListMarginsRule
    /// Whether a line lies above the list, such as that below the titles of a table, so that its first row needs none.
    var isBelowLine: Bool
    /// Whether rows have menus.
    var hasMenus = false
    /// Whether a tap on a row does something else than selecting it.
    var hasPrimaryAction = false

    init(in environment: EnvironmentValues, _ container: RowSurroundings.Container) {
        let metrics = environment.controlProfile.list
        self.container = container
        look = environment.listLook(in: container)
        rowInset = look.rowInset ?? metrics.rowInset
        separatorThickness = metrics.separatorThickness ?? 1 / max(1, environment.displayScale)
        leastRow =
            environment.ownMinListRowHeight ?? look.leastRow
            ?? environment.defaultMinListRowHeight
        tightInset = metrics.tightInset
        leastHeader = environment.defaultMinListHeaderHeight
        rowSpacing = environment.listRowSpacing
        sectionSpacing = environment.listSectionSpacing
        let edges = environment.scrollContentMargins
        margins = ListMarginsRule(
            margin: look.margin, isLeading: edges[.leading] == nil,
            isTrailing: edges[.trailing] == nil, needsWindow: metrics.marginsNeedWindow,
            grows: metrics.marginsGrow)
        isBelowLine = environment.isBelowLine
        let menus = environment.selectionMenus
        hasMenus = !menus.isEmpty
        hasPrimaryAction = menus.contains { $0.primaryAction != nil }
        if environment.editMode?.wrappedValue.isEditing == true {
            editing = ListRowRule.Editing(shift: metrics.editShift, grip: metrics.gripRoom)
        }
    }

    /// What rows are made of.
    var parts: RowParts { RowParts(isEdited: editing != nil, hasMenu: hasMenus) }

    /// How a row, header or footer is laid out.
    func rule(_ role: SectionPlace.Role) -> ListRowRule {
        let isRow = role == .content
        let side = isRow ? look.sideInset : look.headerInset
        let below = role == .header ? look.belowHeader : 0
        return ListRowRule(
            role: role,
            insets: EdgeInsets(
                top: isRow ? rowInset : 0, leading: side, bottom: isRow ? rowInset : below,
                trailing: side),
            leastHeight: isRow ? leastRow : role == .header ? leastHeader ?? 0 : 0,
            tightInset: isRow ? tightInset : nil,
            separatorEnd: look.separatorEnd, separatorThickness: separatorThickness,
            editing: isRow ? editing : nil, margins: margins,
            hasMenu: isRow && hasMenus, isTrailing: role == .footer && look.footerIsTrailing)
    }
}
