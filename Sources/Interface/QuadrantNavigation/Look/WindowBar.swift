import Foundation
import QuadrantControls
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
package import QuadrantViews

private enum WindowBarsKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// Whether the window around has the bars of the screens in it. Sheets have theirs in themselves.
    package var hasWindowBars: Bool {
        get { self[WindowBarsKey.self] }
        set { self[WindowBarsKey.self] = newValue }
    }
}

extension View {
    /// Says that this view is what a window shows, and what the window is called where nothing in it has a title.
    package func asWindow(_ title: Text?) -> some View {
        bars {
            $0.isWindow = true
            $0.columnTitle = $0.columnTitle ?? title
        }
    }
}

/// Puts a window's bar above its content: the title, the items and the field to search in that the screens in it ask for.
///
/// Where nothing is asked for and no window is needed, the content alone; so too on systems whose screens have their own bars.
package nonisolated struct WindowBarModifier: ViewModifier {
    package typealias Body = Never

    private let isWindow: Bool

    /// - Parameter isWindow: Whether there is a bar too where nothing is in it and the content does not say that it is a
    ///   window's.
    package init(isWindow: Bool) { self.isWindow = isWindow }

    @MainActor
    package static func _makeNodes<V: View>(
        _ modifier: WindowBarModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let isWindow = cursor.environment.controlProfile.window != nil
        cursor.branch(isWindow ? 1 : 0) { cursor in
            guard isWindow else { return V._makeNodes(content, &cursor) }
            let content = content.environment(\.hasWindowBars, true)
            cursor.wrap(content, by: modifier) { modifier.makeBar(&$0, $1) }
        }
    }

    @MainActor
    private func makeBar(
        _ cursor: inout _ViewCursor, _ content: (inout _ViewCursor) -> Void
    ) {
        cursor.node(.extended(TopBarRule(hugs: true))) { cursor in
            let screen = cursor.node(.layers(.center), children: content)
            cursor.node(.layers(.center)) { cursor in
                cursor.readPreference(
                    BarKey.self, of: screen, label: "toolbar",
                    isAtOnce: cursor.environment.makesBarsAtOnce
                ) { content, cursor in
                    let bar = WindowBar(content: content, isWindow: isWindow || content.isWindow)
                    WindowBar._makeNodes(bar, &cursor)
                }
            }
        }
    }

    nonisolated package static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

/// The bar of a window: three dots, the title, the items of the screens.
private nonisolated struct WindowBar: View {
    let content: BarContent
    let isWindow: Bool
    @Environment(\.controlProfile) private var profile

    init(content: BarContent, isWindow: Bool) {
        (self.content, self.isWindow) = (content, isWindow)
    }

    @MainActor var body: some View {
        if let metrics = profile.window, isWindow || hasContent {
            bar(metrics)
                .frame(height: hasItems ? metrics.toolbar : metrics.titleBar)
                .frame(maxWidth: .infinity)
                .background { ground }
        }
    }

    @MainActor private var hasContent: Bool { hasItems || shownTitle != nil }

    /// Whether something stands in it but a title.
    @MainActor private var hasItems: Bool {
        content.back != nil || content.search != nil || content.sidebar != nil
            || content.items.contains {
                ![.bottom, .keyboard, .elsewhere].contains($0.placement.place)
            }
    }

    @MainActor private var shownTitle: Text? {
        content.removed.contains(.title) ? nil : content.title ?? content.columnTitle
    }

    @MainActor private var places: TopBarItems {
        TopBarItems(content, hasBack: false, isWide: true)
    }

    @MainActor private func bar(_ metrics: WindowMetrics) -> some View {
        let (places, gap) = (places, profile.bar.gap)
        return HStack(spacing: gap) {
            WindowDots(metrics: metrics)
                .padding(.leading, metrics.dotInset - metrics.dot / 2)
            HStack(spacing: gap) {
                if let sidebar = content.sidebar, !content.removed.contains(.sidebarToggle) {
                    Spacer(minLength: 0)
                    SidebarButton(toggle: sidebar.toggle, hasGlass: sidebar.width == 0)
                }
            }
            .frame(width: sidebarRoom(metrics))
            if let back = content.back { BackButton(action: back).modifier(StillInBar()) }
            if hasItems { titles }
            BarGroups(groups: BarGroup.groups(of: places.leading), at: .start)
            Spacer(minLength: 0)
            if !places.center.isEmpty {
                BarGroups(groups: BarGroup.groups(of: places.center), at: .middle)
                Spacer(minLength: 0)
            }
            BarGroups(groups: BarGroup.groups(of: places.trailing), at: .end)
            if let search = content.search {
                SearchBar(search: search, isAtBottom: true)
                    .frame(maxWidth: metrics.searchWidth)
                    .modifier(StillInBar())
            }
        }
        .padding(.trailing, profile.bar.side)
        .overlay { if !hasItems { titles } }
    }

    /// What is left of the sidebar behind the dots: the next column's title begins right behind it.
    @MainActor private func sidebarRoom(_ metrics: WindowMetrics) -> CGFloat? {
        guard let sidebar = content.sidebar, sidebar.width > 0 else { return nil }
        let dots = metrics.dotInset + metrics.dot / 2 + 2 * metrics.dotPitch
        return max(profile.bar.button, sidebar.width - dots - profile.bar.gap)
    }

    @MainActor @ViewBuilder private var titles: some View {
        if let title = shownTitle {
            VStack(alignment: hasItems ? .leading : .center, spacing: 0) {
                title.font(.system(size: hasItems ? profile.bar.titleSize : 13, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                if let subtitle = content.subtitle {
                    subtitle.font(.subheadline).foregroundStyle(.secondary)
                }
            }
            .lineLimit(1)
            .padding(.horizontal, hasItems ? profile.bar.side : 0)
        }
    }

    @MainActor @ViewBuilder private var ground: some View {
        let look = content.appearance(.top)
        if let background = look.background, look.backgroundVisibility != .hidden {
            Rectangle().fill(background)
        }
    }
}

/// The three dots at the start of a window's bar. They are plain: nobody closes a window here.
private struct WindowDots: View {
    let metrics: WindowMetrics
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: metrics.dotPitch - metrics.dot) {
            ForEach(0..<3, id: \.self) { _ in
                Circle().fill(metrics.dotFill.color(scheme))
                    .frame(width: metrics.dot, height: metrics.dot)
            }
        }
        .accessibilityHidden(true)
    }
}
