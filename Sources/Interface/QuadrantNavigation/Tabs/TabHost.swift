import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The tabs whose screens were made: they are kept until their tabs go.
private final class MadeTabs {
    private var ids: Set<AnyHashable> = []
    private var stacks: [AnyHashable: TabStacks] = [:]
    /// The tab that was selected last of those that are not for searching.
    private var lastPlain: AnyHashable?

    /// The tab to which a field in the place of the tabs leads back: the one that was selected before, or the first.
    func plain(of entries: [TabEntry]) -> TabEntry? {
        let plain = entries.filter { $0.role != .search }
        return plain.first { $0.id == lastPlain } ?? plain.first
    }

    /// The stacks in the screen of a tab.
    func stacks(of tab: AnyHashable) -> TabStacks {
        let known = stacks[tab] ?? TabStacks()
        stacks[tab] = known
        return known
    }

    /// The tabs with screens, in order, with the selected one, whose screen is made now.
    func take(_ entries: [TabEntry], selected: TabEntry?) -> [TabEntry] {
        if let selected {
            ids.insert(selected.id)
            if selected.role != .search { lastPlain = selected.id }
        }
        ids.formIntersection(entries.map(\.id))
        return entries.filter { ids.contains($0.id) }
    }
}

/// A tab view, whatever its tabs were made of.
nonisolated struct TabHost: View {
    let entries: [TabEntry]
    let selection: TabSelection
    @State private var ownSelection: AnyHashable?
    @State private var made = MadeTabs()
    /// Whether the list of the tabs that the bar has no room for is shown.
    @State private var showsOthers = false
    /// Whether a screen hides the bar.
    @State private var isHidden = false
    /// Whether a sidebar was asked for, or the bar in its place.
    @State private var showsSidebar: Bool?
    @Environment(\.tabViewLook) private var look
    @Environment(\.tabSidebar) private var sidebar
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.controlProfile) private var profile
    @Environment(\.containerDepth) private var depth

    init(entries: [TabEntry], selection: TabSelection) {
        (self.entries, self.selection) = (entries, selection)
    }

    @MainActor var body: some View {
        ContainerContent(container: "TabView", content: tabs)
    }

    @MainActor @ViewBuilder private var tabs: some View {
        switch look.kind {
        case .bar:
            if isOnTop, look.hasSidebar {
                besideSidebar
            } else if isOnTop {
                topBarred
            } else {
                barred
            }
        case .pages(let mode):
            let model = model(of: shownEntries)
            PageSwipe(model: model) { pages(entries, of: selected, $0) }
                .overlay(alignment: .bottom) {
                    if mode != .never, model.entries.count > 1 || mode == .always {
                        PageDots(model: model)
                    }
                }
        }
    }

    /// The screens beside a sidebar, or below a bar with the button that shows it.
    @MainActor private var besideSidebar: some View {
        let isShown = showsSidebar ?? sidebar.isShownAtFirst
        let listed = entries.filter { !$0.isHidden && !$0.isHiddenInSidebar }
        // The ground of the screens goes on behind the panel.
        return topBarred.safeAreaInset(edge: .leading, spacing: 0) {
            if isShown { TabSidebar(model: model(of: listed), toggle: toggle) }
        }
    }

    /// The screens of a tablet below a bar, with what accompanies it at the bottom.
    @MainActor private var topBarred: some View {
        let (accessory, below) = (accessory, profile.bar.gap)
        return barred.safeAreaInset(edge: .bottom, spacing: 0) {
            if let accessory { AccessoryView(content: accessory).padding(.bottom, below) }
        }
    }

    /// Shows the sidebar, or the bar; `nil` where there is no sidebar.
    @MainActor private var toggle: SidebarToggle {
        let (shown, isShown) = ($showsSidebar, showsSidebar ?? sidebar.isShownAtFirst)
        return SidebarToggle(isShown: isShown) { shown.wrappedValue = !isShown }
    }

    /// Whether the tabs are beside the screens.
    @MainActor private var isInSidebar: Bool {
        isOnTop && look.hasSidebar && (showsSidebar ?? sidebar.isShownAtFirst)
    }

    /// The screens above a bar, or below it.
    @MainActor private var barred: some View {
        let parts = TabParts(shownEntries, isWide: isOnTop)
        let (selected, showsOthers, isHidden) = (selected, $showsOthers, $isHidden)
        let isOther = parts.others.contains { $0.id == selected?.id }
        let list = parts.more.map { more in
            TabEntry(
                id: more.id, label: more.label,
                content: AnyView(
                    OtherTabs(entries: parts.others) {
                        select($0)
                        showsOthers.wrappedValue = false
                    }))
        }
        let screens = entries.map { entry in
            guard parts.others.contains(where: { $0.id == entry.id }) else { return entry }
            return entry.showing(
                AnyView(OtherTabScreen(content: entry.content) { showsOthers.wrappedValue = true }))
        }
        let shown = self.showsOthers ? list ?? selected : selected
        let model = TabModel(
            entries: parts.main + [parts.more].compactMap { $0 } + parts.apart,
            selected: isOther || self.showsOthers && list != nil ? parts.more?.id : selected?.id
        ) { entry in
            showsOthers.wrappedValue = entry.id == parts.more?.id
            if entry.id != parts.more?.id { select(entry) }
        }
        let screen = pages(screens + [list].compactMap { $0 }, of: shown)
        let back = selected.map(takesSearch) == true ? made.plain(of: parts.main) : nil
        return
            screen
            .background { ScreenGround(own: nil, isShown: true) }
            .environment(\.isInTabs, !isOnTop)
            .environment(
                \.topTabs,
                isOnTop && !isInSidebar && !isHidden.wrappedValue ? profile.bar.rowHeight : 0
            )
            .onPreferenceChange(TitleSummaryKey.self) { isHidden.wrappedValue = $0.hidesTabs }
            .modifier(
                TabBarModifier(
                    model: isInSidebar ? model.without() : model.leading(to: back),
                    isOnTop: isOnTop,
                    sidebar: look.hasSidebar ? toggle : nil)
            )
            .onChange(of: selected?.id) { showsOthers.wrappedValue = false }
    }

    /// Whether the tabs are at the top of the window: on a tablet, whose window is neither narrow nor low.
    ///
    /// Apple (Human Interface Guidelines, "Tab bars"): "In iPadOS, the tab bar appears at the top of the screen".
    @MainActor private var isOnTop: Bool {
        horizontal == .regular && vertical == .regular
    }

    /// - Parameter turns: What turns the pages, where people turn them.
    @MainActor private func pages(
        _ entries: [TabEntry], of selected: TabEntry?, _ turns: PageTurns? = nil
    ) -> TabPages {
        let beside = turns.map { turns in entries.filter { turns.beside.contains($0.id) } } ?? []
        for page in beside { _ = made.take(entries, selected: page) }
        var shown = made.take(entries, selected: selected)
        if entries.contains(where: { $0.role == .search }) {
            // The tab for searching has the field that was written around the tabs.
            shown = shown.map { entry in
                guard entry.role != .search else { return entry }
                return entry.showing(AnyView(entry.content.environment(\.searchAround, nil)))
            }
        }
        func index(_ entry: TabEntry?) -> Int? {
            entry.flatMap { one in shown.firstIndex { $0.id == one.id } }
        }
        let rule = PagedRule(
            index: index(selected) ?? -1, beside: Set(beside.compactMap { index($0) }))
        let order = turns.map {
            TurnedPages(turns: $0, ids: shownEntries.map(\.id))
        }
        return TabPages(
            entries: shown.map {
                let (stacks, takes) = (made.stacks(of: $0.id), takesSearch($0))
                return $0.showing(
                    AnyView(
                        $0.content.environment(\.tabStacks, stacks)
                            .environment(\.containerDepth, depth + 1)
                            .environment(\.tabsTakeSearch, takes)
                            .bars {
                                // A screen without a stack has no bar of its own for the field.
                                if takes, !$0.hasStack { $0 = $0.forOuterContainers }
                                if !takes { $0.tabSearch = nil }
                            }))
            }, rule: rule, order: order)
    }

    /// Whether the field of a tab's screen takes the place of the bar.
    ///
    /// Apple ("Build a SwiftUI app with the new design", WWDC25): with the search role "a search field takes the place of the tab bar".
    @MainActor private func takesSearch(_ entry: TabEntry) -> Bool {
        guard case .bar = look.kind else { return false }
        return entry.role == .search && !isOnTop && profile.tab.side != nil
    }

    /// The tabs that a bar shows.
    @MainActor private var shownEntries: [TabEntry] {
        entries.filter { !$0.isHidden && $0.placement != .sidebarOnly }
    }

    @MainActor private func model(of entries: [TabEntry]) -> TabModel {
        TabModel(entries: entries, selected: selected?.id) { select($0) }
    }

    /// The tab that is shown: the selected one, or else the first.
    @MainActor private var selected: TabEntry? {
        let candidates = entries.filter { !$0.isHidden }
        if let isSelected = selection.isSelected {
            return candidates.first { $0.value.map(isSelected) ?? false } ?? candidates.first
        }
        return candidates.first { $0.id == ownSelection } ?? candidates.first
    }

    @MainActor private func select(_ entry: TabEntry) {
        guard !entry.isDisabled else { return }
        if entry.id == selected?.id { made.stacks(of: entry.id).goBack() }
        if selection.isSelected == nil { ownSelection = entry.id }
        if let value = entry.value { selection.select(value) }
    }
}

/// What a bar of tabs, or dots, show.
struct TabModel {
    let entries: [TabEntry]
    let selected: AnyHashable?
    let select: @MainActor (TabEntry) -> Void
    /// Where the button beside a field leads that takes the place of the bar; `nil` while no tab for searching is selected.
    private(set) var back: TabEntry?

    init(
        entries: [TabEntry], selected: AnyHashable?, select: @escaping @MainActor (TabEntry) -> Void
    ) {
        (self.entries, self.selected, self.select) = (entries, selected, select)
    }

    /// The model with a tab beside the field to search in.
    func leading(to back: TabEntry?) -> TabModel {
        var result = self
        result.back = back
        return result
    }

    /// The model of a bar that is not shown.
    func without() -> TabModel { TabModel(entries: [], selected: nil, select: select) }
}

/// Puts a bar of tabs below the screens, unless one of them hides it.
private nonisolated struct TabBarModifier: ViewModifier {
    typealias Body = Never

    let model: TabModel
    let isOnTop: Bool
    let sidebar: SidebarToggle?

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: TabBarModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.extended(HostSafeAreaRule())) { cursor in
                modifier.makeNodes(&cursor, inner)
            }
        }
    }

    @MainActor
    private func makeNodes(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        let (model, isOnTop, sidebar) = (model, isOnTop, sidebar)
        let rule: any ExtendedRule = isOnTop ? TopBarRule() : BottomBarRule(band: nil)
        cursor.node(.extended(rule)) { cursor in
            let screens = cursor.node(.layers(.center), children: content)
            cursor.node(.layers(.center)) { cursor in
                cursor.readPreference(
                    BarKey.self, of: screens, label: "TabView",
                    isAtOnce: cursor.environment.makesBarsAtOnce
                ) { bars, cursor in
                    let bar = TabBarHost(
                        model: model, bars: bars, isOnTop: isOnTop, sidebar: sidebar)
                    TabBarHost._makeNodes(bar, &cursor)
                }
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// The bar of tabs, where there is one, and what accompanies it.
private nonisolated struct TabBarHost: View {
    let model: TabModel
    let bars: BarContent
    let isOnTop: Bool
    let sidebar: SidebarToggle?
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.controlProfile) private var profile
    @Environment(\.systemLooks) private var looks

    init(model: TabModel, bars: BarContent, isOnTop: Bool, sidebar: SidebarToggle?) {
        (self.model, self.bars, self.isOnTop, self.sidebar) = (model, bars, isOnTop, sidebar)
    }

    @MainActor var body: some View {
        // What a modifier says counts more than what UIKit's code says of all bars.
        let isHidden =
            bars.isHidden(.tabs)
            || bars.appearance(.tabs).visibility != .visible && looks?.current.hidesTabBars == true
        if !isHidden, !model.entries.isEmpty {
            VStack(spacing: profile.bar.gap) {
                if let accessory, !isOnTop { AccessoryView(content: accessory) }
                if isOnTop {
                    TopTabBar(model: model, sidebar: sidebar)
                } else if let search = bars.tabSearch, let back = model.back {
                    SearchTabBar(search: search, back: back, model: model)
                } else {
                    TabBar(model: model, appearance: bars.appearance(.tabs))
                }
            }
            .modifier(BarScheme(scheme: bars.appearance(.tabs).colorScheme))
        }
    }
}
