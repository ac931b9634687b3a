import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: CarriedView? { nil }
}

private enum ShowingSectionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TabSidebarKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

private enum AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What accompanies the bars of tabs in a view.
    var tabAccessory: CarriedView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the bar of the tab view around is; `nil` outside of tab views.
    ///
    /// Apple: "EnvironmentValues.tabBarPlacement".
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// Whether the bar of tabs shows sections: only a sidebar does.
    ///
    /// Apple: "EnvironmentValues.isTabBarShowingSections".
    public internal(set) var isTabBarShowingSections: Bool {
        get { self[ShowingSectionsKey.self] }
        set { self[ShowingSectionsKey.self] = newValue }
    }

    /// What sidebars of tabs have besides.
    var tabSidebar: TabSidebarParts {
        get { self[TabSidebarKey.self] }
        set { self[TabSidebarKey.self] = newValue }
    }

    /// Where the view is that accompanies a bar of tabs; `nil` elsewhere.
    ///
    /// Apple: "EnvironmentValues.tabViewBottomAccessoryPlacement".
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

/// What accompanies a bar of tabs, above it on glass. Its height is a choice: that of a bar's buttons at the bottom.
struct AccessoryView: View {
    let content: CarriedView
    @Environment(\.controlProfile) private var profile

    var body: some View {
        CarriedView(
            environment: content.environment,
            content: AnyView(
                content.content.environment(\.tabViewBottomAccessoryPlacement, .expanded))
        )
        .frame(maxWidth: .infinity)
        .frame(height: profile.bar.toolbarButton)
        .background { BarGlass() }
        .padding(.horizontal, profile.tab.side ?? profile.bar.side)
    }
}

private nonisolated struct AccessoryModifier: ViewModifier {
    let accessory: AnyView?
    @WholeEnvironment() private var environment

    init(accessory: AnyView?) {
        self.accessory = accessory
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(
            \.tabAccessory,
            accessory.map { CarriedView(environment: environment, content: $0) })
    }
}

extension View {
    /// Shows a view with the bars of tabs in this view: above them on glass.
    ///
    /// Apple: "tabViewBottomAccessory(content:)".
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(AccessoryModifier(accessory: AnyView(content())))
    }

    /// Shows a view with the bars of tabs in this view, if it `isEnabled`.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(AccessoryModifier(accessory: isEnabled ? AnyView(content()) : nil))
    }

    /// Sets when bars of tabs become small. They stay as they are here: nothing is being scrolled in a picture.
    ///
    /// Apple: "tabBarMinimizeBehavior(_:)".
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior
    ) -> some View {
        let isUsual = behavior == .automatic || behavior == .never
        return modifier(
            ReportModifier(
                diagnostic: isUsual
                    ? nil
                    : .withoutEffect(
                        ".tabBarMinimizeBehavior(_:)", advice: "Bars of tabs stay as they are.")))
    }

    /// Keeps how the user has changed the tabs. Nobody changes them here, where there is no sidebar: it has no effect, which
    /// is reported unless the customization is `nil`.
    ///
    /// Apple: "tabViewCustomization(_:)".
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: customization == nil
                    ? nil
                    : .withoutEffect(
                        ".tabViewCustomization(_:)",
                        advice: "Tabs are in a bar, where users change nothing.")))
    }

    /// Sets whether the tabs of a tablet are in a bar or in a sidebar at first, where the style is `sidebarAdaptable`.
    ///
    /// Apple: "defaultAdaptableTabBarPlacement(_:)".
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.tabSidebar) { $0.isShownAtFirst = defaultPlacement == .sidebar }
    }

    /// Adds a view above the tabs of a sidebar.
    ///
    /// Apple: "tabViewSidebarHeader(content:)".
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(TabSidebarModifier(part: \.header, content: AnyView(content())))
    }

    /// Adds a view below the tabs of a sidebar.
    ///
    /// Apple: "tabViewSidebarFooter(content:)".
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(TabSidebarModifier(part: \.footer, content: AnyView(content())))
    }

    /// Adds a bar at the bottom of a sidebar of tabs.
    ///
    /// Apple: "tabViewSidebarBottomBar(content:)".
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(TabSidebarModifier(part: \.bottomBar, content: AnyView(content())))
    }

    /// Sets when a tab for searching begins a search. It begins when its field is tapped here.
    ///
    /// Apple: "tabViewSearchActivation(_:)".
    nonisolated public func tabViewSearchActivation(
        _ activation: TabSearchActivation
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: activation == .automatic
                    ? nil : .withoutEffect(".tabViewSearchActivation(_:)")))
    }
}
