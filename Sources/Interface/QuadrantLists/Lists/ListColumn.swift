import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantLayout
import QuadrantViews

/// The rows of a list in a scroll view, of which only those in sight are made.
nonisolated struct ListColumn<Content: View>: View {
    typealias Body = Never

    let setup: ListSetup
    let selection: ListSelection?
    /// What keys do with the list; `nil` for a list without a selection.
    let keys: ListKeys?
    let content: Content
    /// Edges at which the scroll view has margins of its own.
    let margins: [Edge: CGFloat]

    @MainActor
    static func _makeNodes(_ view: ListColumn<Content>, _ cursor: inout _ViewCursor) {
        let memory = cursor.keep { ListMemory() }
        memory.begin(view.selection, cursor.environment.selectionMenus)
        memory.keys = view.keys
        cursor.node(.extended(view.setup.margins)) { cursor in
            view.makeRows(memory, &cursor)
        }
    }

    static var _arity: _ViewArity { .one }

    @MainActor
    private func makeRows(_ memory: ListMemory, _ cursor: inout _ViewCursor) {
        let environment = cursor.environment
        var setup = setup
        if selection == nil { (setup.hasMenus, setup.hasPrimaryAction) = (false, false) }
        // Evidence: of a list with several selected rows, rows that are edited are selected (Apple's page of `List`).
        setup.editing?.selects = selection?.isMultiple == true
        let selected = selection?.snapshot
        let distances = ListDistances(
            look: setup.look, rowSpacing: setup.rowSpacing ?? setup.look.rowGap,
            sectionSpacing: setup.sectionSpacing, keepsTop: margins[.top] == nil,
            keepsBottom: margins[.bottom] == nil)
        let pinned: PinnedScrollableViews = setup.look.pinsHeaders ? .sectionHeaders : []
        let rule = LazyStackRule(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil,
            pinned: pinned, distances: distances)
        let rows = content.modifier(
            ListItemModifier(
                setup: setup, selected: selected,
                selectsByTap: selection.map { !$0.isMultiple || setup.editing != nil } ?? false,
                memory: memory))
        let node = cursor.lazyNode(.extended(rule), axis: .vertical, pinned: pinned) { cursor in
            cursor.stackAxis = .vertical
            let isSelectable = selection.map { !$0.isMultiple || setup.editing != nil } ?? false
            cursor.setting({ $0.enterRows(setup, isSelectable: isSelectable) }) {
                type(of: rows)._makeNodes(rows, &$0)
            }
        }
        keys?.take(memory, column: node, in: cursor.tree)
        let metrics = environment.controlProfile.list
        let drawing = ListDrawing(
            setup: setup, card: setup.look.card.rgba(in: environment),
            separator: metrics.separator.rgba(in: environment),
            selection: (setup.look.rowCorner == nil
                ? metrics.selection : metrics.columnSelection)
                .rgba(in: environment), selected: selected,
            isDark: environment.colorScheme == .dark, tints: TintResolver(environment))
        memory.drawing = drawing
        cursor.replaceDrawing(of: node, by: drawing)
    }
}

extension EnvironmentValues {
    /// Enters the rows of a list.
    mutating func enterRows(_ setup: ListSetup, isSelectable: Bool) {
        if isInSelectableRow != isSelectable { isInSelectableRow = isSelectable }
        rowSurroundings = RowSurroundings(container: setup.container)
        if let style = setup.look.rowStyle, font == nil {
            beginLooks()
            font = .system(style)
            endLooks(until: .elsewhere)
        }
        defaultForeground = AnyShapeStyle(RowInk())
        let look = setup.look
        let collapsible: @MainActor (AnyView, Binding<Bool>) -> AnyView = { header, isExpanded in
            AnyView(DisclosureHeader(label: header, isExpanded: isExpanded))
        }
        sectionLook = SectionLook(
            TitleKey(look: look), collapsible: look.collapses ? collapsible : nil
        ) { role, environment in
            environment.enterTitle(role, look)
        }
    }

    private mutating func enterTitle(_ role: SectionPlace.Role, _ look: ListMetrics.Look) {
        let isProminent = role == .header && headerProminence == .increased
        let title =
            role == .footer ? look.footer : isProminent ? look.prominentHeader : look.header
        rowSurroundings = nil
        let font = title.size.map { Font.system(size: $0) } ?? .system(title.style)
        beginLooks()
        self.font = title.isBold ? font.weight(.semibold) : font
        write(
            in: title.isUppercase ? .uppercase : nil,
            withLinesOfFont: title.followsLeading ? nil : title.style)
        endLooks(until: .elsewhere)
        defaultForeground = AnyShapeStyle(Color(system: title.color))
    }
}

/// What headers and footers of a list go by.
private struct TitleKey: Hashable {
    let look: ListMetrics.Look
}
