/// What a tab is for.
///
/// Apple: "TabRole".
public struct TabRole: Hashable, Sendable {
    enum Kind: Sendable {
        case search, prominent
    }

    let kind: Kind

    /// Searching: the tab stands apart at the end of the bar, with a magnifier.
    public static var search: TabRole { TabRole(kind: .search) }
}

/// Where a tab is shown.
///
/// Apple: "TabPlacement".
public struct TabPlacement: Hashable, Sendable {
    enum Kind: Sendable {
        case automatic, pinned, sidebarOnly
    }

    let kind: Kind

    /// Where the system shows it: in the bar.
    public static let automatic = TabPlacement(kind: .automatic)
    /// Always in the bar, at its end.
    public static let pinned = TabPlacement(kind: .pinned)
    /// In a sidebar only: a bar does not show it.
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// What shows tabs that can be shown in a bar and in a sidebar.
///
/// Apple: "AdaptableTabBarPlacement".
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    enum Kind: Sendable {
        case automatic, tabBar, sidebar
    }

    let kind: Kind

    /// What the system chooses.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// The bar of tabs.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Where a bar of tabs is.
///
/// Apple: "TabBarPlacement".
public struct TabBarPlacement: Hashable, Sendable {
    enum Kind: Sendable {
        case bottomBar, topBar, sidebar, ornament, pageIndicator
    }

    let kind: Kind

    /// At the bottom.
    public static let bottomBar = TabBarPlacement(kind: .bottomBar)
    /// At the top.
    public static let topBar = TabBarPlacement(kind: .topBar)
    /// A sidebar.
    public static let sidebar = TabBarPlacement(kind: .sidebar)
    /// Beside the window, on visionOS.
    public static let ornament = TabBarPlacement(kind: .ornament)
    /// Dots.
    public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

/// Whether the user may move or hide a tab.
///
/// Apple: "TabCustomizationBehavior".
public struct TabCustomizationBehavior: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic, reorderable, disabled
    }

    let kind: Kind

    /// What the system allows.
    public static var automatic: TabCustomizationBehavior { .init(kind: .automatic) }
    /// The tab can be moved.
    public static var reorderable: TabCustomizationBehavior { .init(kind: .reorderable) }
    /// The tab stays.
    public static var disabled: TabCustomizationBehavior { .init(kind: .disabled) }
}

/// When a bar of tabs becomes small.
///
/// Apple: "TabBarMinimizeBehavior".
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum Kind: Sendable {
        case automatic, onScrollDown, onScrollUp, never
    }

    let kind: Kind

    /// When the system does it: never here.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    /// When the content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// When the content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: .never)
}

/// Where what accompanies a bar of tabs is.
///
/// Apple: "TabViewBottomAccessoryPlacement".
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which is small.
    case inline
    /// Above the bar.
    case expanded
}

/// When a tab for searching begins a search.
///
/// Apple: "TabSearchActivation".
public struct TabSearchActivation: Equatable, Sendable {
    let isAtOnce: Bool

    /// When the field is tapped.
    public static var automatic: TabSearchActivation { .init(isAtOnce: false) }
    /// When the tab is selected.
    public static var searchTabSelection: TabSearchActivation { .init(isAtOnce: true) }
}
