import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

extension StackPath {
    /// A path of which each new value takes the place of the others: what a link in a sidebar leads to.
    @MainActor init(replacing path: Binding<NavigationPath>) {
        self.init(
            values: path.wrappedValue.elements.map(\.value),
            append: {
                var new = NavigationPath()
                new.append($0)
                path.wrappedValue = new
                return true
            },
            truncate: { _ in path.wrappedValue = NavigationPath() })
    }
}

/// Columns beside each other: the first ones, and the last one with what links in those lead to.
nonisolated struct SplitColumns<Sidebar: View, Middle: View>: View {
    typealias Body = Never

    let sidebar: Sidebar
    /// `nil` for two columns.
    let content: Middle?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>
    /// The value that a link in the first columns was tapped for.
    let shown: StackPath
    /// Values on top of the last column.
    let path: StackPath
    let memory: SplitMemory

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        view.memory.hub.path = view.shown
        view.memory.detailHub.path = view.path
        let row = StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
        let keepsDetail = cursor.environment.splitKeepsDetail
        cursor.node(keepsDetail ? .layers(.leading) : .stack(row)) { cursor in
            cursor.inContainer("NavigationSplitView") { view.makeColumns(&$0) }
            cursor.changePreference(StackKey.self) { $0 = StackContent() }
        }
    }

    static var _arity: _ViewArity { .one }

    @MainActor
    private func makeColumns(_ cursor: inout _ViewCursor) {
        // The first columns say where values lead; their node is made before the last one.
        let columns = FirstColumns(
            sidebar: AnyView(sidebar), content: content.map { AnyView($0) },
            visibility: visibility.wrappedValue, toggle: toggle, hub: memory.hub)
        let first = cursor.node(.layers(.center)) { FirstColumns._makeNodes(columns, &$0) }
        cursor.node(.layers(.center)) { cursor in
            cursor.readPreference(
                StackKey.self, of: first, label: "NavigationSplitView",
                isAtOnce: cursor.environment.makesBarsAtOnce
            ) { content, cursor in
                makeDetail(content, &cursor)
            }
        }
    }

    /// The last column: what a link leads to, or else the detail.
    @MainActor
    private func makeDetail(_ content: StackContent, _ cursor: inout _ViewCursor) {
        var (screen, id) = (detail, AnyHashable("detail"))
        if let presented = content.presented.last {
            (screen, id) = (presented.content, presented.id)
        } else if let value = shown.values.last {
            let type = ObjectIdentifier(Swift.type(of: value.base))
            if let made = content.destinations.first(where: { $0.type == type })?.make(value) {
                (screen, id) = (made, AnyHashable([AnyHashable("value"), value]))
            }
        }
        let (level, hub) = (
            StackLevel(
                screen: screen, isColumn: true, close: nil, inherited: .inline,
                values: path.values[...], hub: memory.detailHub,
                destinations: content.destinations), memory.detailHub
        )
        cursor.identified(id) { cursor in
            // Where no other column is shown, the last one has the button.
            let toggle =
                visibility.wrappedValue.kind == .detailOnly
                    || self.content == nil && !toggle.isShown ? toggle : nil
            cursor.setting({ $0.enterStack(hub) }) { cursor in
                cursor.setting({ $0.sidebarToggle = toggle }) { cursor in
                    // The first or the second column has the field.
                    cursor.setting({ $0.searchAround = nil }) {
                        StackLevel._makeNodes(level, &$0)
                    }
                }
            }
        }
    }

    /// Shows the sidebar, or hides it.
    @MainActor private var toggle: SidebarToggle {
        let (visibility, count) = (visibility, content == nil ? 2 : 3)
        let isShown = visibility.wrappedValue.showsSidebar(of: count)
        return SidebarToggle(isShown: isShown) {
            visibility.wrappedValue = !isShown ? .all : count == 2 ? .detailOnly : .doubleColumn
        }
    }
}

/// The columns before the last one.
private nonisolated struct FirstColumns: View {
    let sidebar: AnyView
    let content: AnyView?
    let visibility: NavigationSplitViewVisibility
    let toggle: SidebarToggle
    let hub: StackHub
    @State private var widths: [ColumnWidth?] = [nil, nil]
    @Environment(\.controlProfile) private var profile
    @Environment(\.containerDepth) private var depth
    @Environment(\.hasWindowBars) private var hasWindow

    init(
        sidebar: AnyView, content: AnyView?, visibility: NavigationSplitViewVisibility,
        toggle: SidebarToggle, hub: StackHub
    ) {
        (self.sidebar, self.content) = (sidebar, content)
        (self.visibility, self.toggle, self.hub) = (visibility, toggle, hub)
    }

    @MainActor var body: some View {
        if hasWindow {
            let width = widths[0]?.width(profile.column.sidebar) ?? profile.column.sidebar
            let panel =
                isSidebarShown ? width + profile.column.panelInset : 0
            let sidebar = WindowSidebar(toggle: toggle, width: panel)
            columns.bars { $0.sidebar = sidebar }
        } else {
            columns
        }
    }

    private var isSidebarShown: Bool { visibility.showsSidebar(of: content == nil ? 2 : 3) }

    @MainActor private var columns: some View {
        let metrics = profile.column
        return HStack(spacing: 0) {
            if isSidebarShown {
                column(sidebar, 0)
                    .environment(\.sidebarToggle, toggle)
                    .environment(\.isInSidebarPanel, true)
                    .transformEnvironment(\.searchAround) { [hasTwo = content == nil] in
                        if !hasTwo { $0 = nil }
                    }
                    .frame(width: widths[0]?.width(metrics.sidebar) ?? metrics.sidebar)
                    .modifier(SidebarPanel())
            }
            if let content, visibility.kind != .detailOnly {
                column(content, 1)
                    .environment(\.sidebarToggle, toggle.isShown ? nil : toggle)
                    .frame(width: widths[1]?.width(metrics.content) ?? metrics.content)
                Color(system: .separator).frame(width: 0.5).ignoresSafeArea()
            }
        }
    }

    @MainActor private func column(_ view: AnyView, _ index: Int) -> some View {
        let widths = $widths
        return ScreenView(
            content: AnyView(
                view.environment(\.stackHub, hub)
                    .environment(\.containerDepth, depth + 1)
                    .environment(\.pickerScreens, OptionsScreen.ofStack)), close: nil,
            inherited: .large,
            keepsBar: false, isColumn: true
        )
        .onPreferenceChange(ColumnWidthKey.self) { widths.wrappedValue[index] = $0 }
    }
}

extension NavigationSplitViewVisibility {
    /// Whether the first of some columns is shown.
    fileprivate func showsSidebar(of count: Int) -> Bool {
        switch kind {
        case .automatic, .all: true
        case .doubleColumn: count == 2
        case .detailOnly: false
        }
    }
}
