import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What a bar at the top is drawn from beside what the screen says of it.
struct TopBarSetting {
    /// Leads to the screen below; `nil` on the first screen.
    var back: (@MainActor () -> Void)?
    var mode: ToolbarTitleDisplayMode.Kind
    /// How far the content is scrolled under the bar, in points.
    var offset: CGFloat
    /// Whether there is a bar of tabs, which has the place of a field at the bottom.
    var isInTabs = false
    /// Whether that bar shows the field to search in.
    var tabsTakeSearch = false
    /// Whether a field in the screen is edited, so that a keyboard would lie at the bottom.
    var isEditing = false
    /// What a finger that leads back moves; `nil` where none does.
    var turn: BackTurn?
}

/// The bar at the top of a screen.
struct TopBar: View {
    let content: BarContent
    let setting: TopBarSetting
    @Environment(\.controlProfile) private var profile
    @Environment(\.colorScheme) private var scheme
    @Environment(\.systemLooks) private var looks
    @Environment(\.topTabs) private var topTabs
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.isInSidebarPanel) private var isInPanel

    var body: some View {
        let metrics = profile.bar
        VStack(spacing: 0) {
            BarRow(side: metrics.side, gap: metrics.gap) {
                HStack(spacing: metrics.gap) { leading }
                center
                HStack(spacing: metrics.gap) {
                    if !places.trailing.isEmpty { fitting(places.trailing) }
                    if let search = content.search, searchPlace(search) == .bar {
                        // A choice: as wide as the field of a sidebar of 320 points.
                        SearchBar(search: search, isAtBottom: true).frame(maxWidth: 288)
                            .modifier(StillInBar())
                    }
                }
            }
            .frame(height: metrics.button)
            .padding(.top, metrics.top)
            .padding(.bottom, metrics.height - metrics.button)
            if setting.mode == .large { LargeTitle(content: content, offset: setting.offset) }
            if let search = content.search, searchPlace(search) == .drawer {
                SearchBar(search: search)
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.top, -topTabs)
        .background { ground.ignoresSafeArea(edges: .top) }
        .modifier(BarScheme(scheme: content.appearance(.top).colorScheme))
    }

    /// How many items have room in any bar.
    private static let mostSure = 3
    /// For how many items a bar is tried: 48 buttons of 44 points take more than the widest screens have. Each number makes its
    /// items anew.
    private static let mostTried = 48

    /// The items at the end; those that have no room there are in the menu (Apple, `ToolbarItemPlacement`: "If not all items fit in the available
    /// space, an overflow menu may be created and remaining items placed in that menu").
    @ViewBuilder private func fitting(_ items: [BarItem]) -> some View {
        if items.count <= Self.mostSure {
            BarGroups(groups: BarGroup.groups(of: items), at: .end)
        } else {
            ViewThatFits(in: .horizontal) {
                ForEach((1...min(items.count, Self.mostTried)).reversed(), id: \.self) { count in
                    BarGroups(
                        groups: BarGroup.groups(of: TopBarItems.first(count, of: items)), at: .end)
                }
            }
        }
    }

    private func searchPlace(_ search: SearchContent) -> SearchContent.Place {
        search.place(
            content, setting, profile, isWide: sizeClass == .regular && !isInPanel,
            isInPanel: isInPanel)
    }

    private var places: TopBarItems {
        let hasBack = setting.back != nil && !content.hidesBackButton
        return TopBarItems(content, hasBack: hasBack, isWide: sizeClass == .regular)
    }

    @ViewBuilder private var leading: some View {
        if let sidebarToggle, !content.removed.contains(.sidebarToggle) {
            SidebarButton(toggle: sidebarToggle).modifier(StillInBar(role: "sidebar"))
        }
        if let back = setting.back, !content.hidesBackButton {
            BackButton(action: back).modifier(StillInBar(role: "back"))
        }
        BarGroups(groups: BarGroup.groups(of: places.leading), at: .start)
        if startsWithTitle { title }
    }

    /// Whether the title stands at the start of the bar: the middle may have the tabs of a tablet.
    private var startsWithTitle: Bool {
        content.role.startsWithTitle || setting.mode == .inlineLarge || topTabs > 0
    }

    @ViewBuilder private var center: some View {
        let groups = places.center.map { BarGroup(id: $0.id, items: [$0], hidesGlass: true) }
        if !groups.isEmpty {
            BarGroups(groups: groups, at: .middle)
        } else if !startsWithTitle {
            title.opacity(setting.isTitleCollapsed(profile) ? 1 : 0)
        } else {
            EmptyView()
        }
    }

    @ViewBuilder private var title: some View {
        if let text = content.title, !content.removed.contains(.title) {
            if setting.isTitleCollapsed(profile) {
                BarTitleView(
                    title: text, subtitle: content.subtitle, isLarge: setting.mode == .inlineLarge,
                    menu: content.titleMenu
                )
                .modifier(StillInBar())
            }
        }
    }

    /// What lies behind the bar: the ground that was set, or a veil over what is scrolled under the bar.
    @ViewBuilder private var ground: some View {
        let look = content.appearance(.top)
        let system = looks?.current ?? SystemLook()
        let isShown =
            look.backgroundVisibility == .visible
            || look.backgroundVisibility != .hidden && setting.offset > 0
        if look.backgroundVisibility != .hidden, look.background == nil,
            let own = setting.offset > 0 ? system.bar : system.barAtEdge
        {
            own
        } else if isShown {
            if let background = look.background {
                Rectangle().fill(background)
            } else if look.backgroundVisibility == .visible || profile.bar.glass == nil {
                Rectangle().fill(.bar)
            } else {
                ScrollEdge()
            }
        }
    }
}

extension TopBarSetting {
    /// Whether the title stands between the buttons: always, or because a large title was scrolled away.
    ///
    /// Evidence: after 53 points (iOS 26.0).
    @MainActor func isTitleCollapsed(_ profile: ControlProfile) -> Bool {
        mode != .large || offset > profile.bar.largeTitle
    }
}

extension SearchContent {
    /// Where a field to search in stands: below the title, at the bottom, or at the end of the bar at the top.
    enum Place {
        case drawer, bottom, bar, tabs
    }

    /// Where the field stands. In a wide window that is the end of the bar at the top, in a sidebar below its title (Human Interface
    /// Guidelines, "Search fields").
    @MainActor func place(
        _ bars: BarContent, _ setting: TopBarSetting, _ profile: ControlProfile, isWide: Bool,
        isInPanel: Bool
    ) -> Place {
        if setting.tabsTakeSearch, mayReplaceTabs(bars) { return .tabs }
        if let isAtBottom = bars.searchIsAtBottom { return isAtBottom ? .bottom : .drawer }
        switch placement.kind {
        case .drawer, .sidebar: return .drawer
        case .automatic, .toolbar, .toolbarPrincipal:
            if isWide { return .bar }
            if isInPanel { return .drawer }
            return !profile.search.isAtBottom || setting.isInTabs ? .drawer : .bottom
        }
    }
}

/// The start, the middle and the end of a bar: the middle is centred in the bar as far as there is room.
struct BarRow: Layout, Equatable {
    let side: CGFloat
    let gap: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = ideal.reduce(2 * side + 2 * gap) { $0 + $1.width }
        return CGSize(
            width: proposal.width ?? width,
            height: proposal.height ?? ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let first = subviews.first, let last = subviews.last, subviews.count > 1 else {
            return
        }
        let room = max(0, bounds.width - 2 * side)
        // What is at the start has its room first, up to half of the bar.
        let least = min(room / 2, first.sizeThatFits(.unspecified).width)
        let trailing = last.sizeThatFits(
            ProposedViewSize(
                width: room - least - (least > 0 ? gap : 0), height: bounds.height))
        let leading = first.sizeThatFits(
            ProposedViewSize(
                width: max(0, room - trailing.width - (trailing.width > 0 ? gap : 0)),
                height: bounds.height))
        first.place(
            at: CGPoint(x: bounds.minX + side, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: leading.width, height: bounds.height))
        last.place(
            at: CGPoint(x: bounds.maxX - side, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: trailing.width, height: bounds.height))
        guard subviews.count > 2 else { return }
        let start = side + (leading.width > 0 ? leading.width + gap : 0)
        let end = bounds.width - side - (trailing.width > 0 ? trailing.width + gap : 0)
        let offer = ProposedViewSize(width: max(0, end - start), height: bounds.height)
        let width = subviews[1].sizeThatFits(offer).width
        let middle = min(max(bounds.width / 2, start + width / 2), max(start, end) - width / 2)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + middle, y: bounds.midY), anchor: .center, proposal: offer)
    }
}

/// The title between the buttons of a bar.
struct BarTitleView: View {
    let title: Text
    let subtitle: Text?
    let isLarge: Bool
    let menu: CarriedView?
    @Environment(\.controlProfile) private var profile
    @Environment(\.systemLooks) private var looks

    var body: some View {
        if let menu {
            Menu {
                // In the environment of the menu: its items are told there which menus they close.
                menu.content
            } label: {
                HStack(spacing: 4) {
                    texts
                    Image(systemName: "chevron.down").font(.system(size: 11, weight: .bold))
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
            .buttonStyle(.plain)
        } else {
            texts
        }
    }

    private var texts: some View {
        let look = looks?.current.title ?? SystemLook.Title()
        return VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
            // Evidence: 17 semibold at every size of text (Apple's pictures).
            title
                .font(
                    look.font
                        ?? (isLarge
                            ? .title.bold()
                            : .system(size: profile.bar.titleSize, weight: .semibold))
                )
                .modifier(TitleInk(color: look.color))
                .accessibilityAddTraits(.isHeader)
            if let subtitle {
                subtitle.font(.system(size: 12)).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }
}

/// The large title below the buttons of a bar, which is scrolled with the content.
struct LargeTitle: View {
    let content: BarContent
    let offset: CGFloat
    @Environment(\.controlProfile) private var profile
    @Environment(\.systemLooks) private var looks

    /// Below a subtitle: as much as there is below a title alone.
    private static let below: CGFloat = 8

    private var hasSubtitle: Bool {
        content.subtitle != nil || !content.items(.largeSubtitle).isEmpty
    }

    var body: some View {
        let metrics = profile.bar
        let look = looks?.current.largeTitle ?? SystemLook.Title()
        let moved = min(max(0, offset), metrics.largeTitle)
        SideMarginLayout(metrics.side) {
            VStack(alignment: .leading, spacing: 0) {
                lines(look, isGone: moved >= metrics.largeTitle)
            }
        }
        .padding(.top, metrics.largeTitleTop)
        .padding(.bottom, hasSubtitle ? Self.below : 0)
        // Evidence: 16 above the first card, at two sizes of text.
        .alignmentGuide(.top) { min(0, $0[.firstTextBaseline] - metrics.largeTitleBaseline) }
        .frame(maxWidth: .infinity, minHeight: metrics.largeTitle, alignment: .topLeading)
        .offset(y: -moved)
        .opacity(1 - moved / metrics.largeTitle)
    }

    /// The title, and the subtitle below it.
    @ViewBuilder private func lines(_ look: SystemLook.Title, isGone: Bool) -> some View {
        if let own = content.items(.largeTitle).first {
            own.view
        } else if let title = content.title, !content.removed.contains(.title) {
            title.font(look.font ?? .largeTitle.bold()).lineLimit(1)
                .modifier(TitleInk(color: look.color))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHidden(isGone)
        }
        if let own = content.items(.largeSubtitle).first {
            own.view
        } else if let subtitle = content.subtitle {
            subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

/// The colour that UIKit's code gives to titles, if it gives one.
private nonisolated struct TitleInk: ViewModifier {
    let color: Color?

    @MainActor func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}

/// Leads to the screen below.
struct BackButton: View {
    let action: @MainActor () -> Void
    @Environment(\.controlProfile) private var profile

    var body: some View {
        let metrics = profile.bar
        Button(action: action) {
            HStack(spacing: 5) {
                Image(systemName: "chevron.backward")
                    .font(.system(size: metrics.itemSize, weight: .semibold))
                if metrics.glass == nil { Text("Back") }
            }
            .frame(minWidth: metrics.glass == nil ? nil : metrics.button, minHeight: metrics.button)
            .background { BarGlass() }
        }
        .buttonStyle(BarButtonStyle(isProminent: false, isInGlass: metrics.glass != nil))
        .font(.system(size: metrics.itemSize))
        .accessibilityLabel(Text("Back"))
        .accessibilityIdentifier("BackButton")
    }
}

/// Makes what is in a bar light or dark, where that was set.
nonisolated struct BarScheme: ViewModifier {
    let scheme: ColorScheme?
    @Environment(\.colorScheme) private var outer

    init(scheme: ColorScheme?) {
        self.scheme = scheme
    }

    @MainActor func body(content: Content) -> some View {
        content.standing(until: .presented) {
            $0.environment(\.colorScheme, scheme ?? outer).environment(\.barScheme, scheme)
        }
    }
}

private enum BarSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// Whether the bar around was made light or dark: its items are too, wherever they are written.
    var barScheme: ColorScheme? {
        get { self[BarSchemeKey.self] }
        set { self[BarSchemeKey.self] = newValue }
    }
}
