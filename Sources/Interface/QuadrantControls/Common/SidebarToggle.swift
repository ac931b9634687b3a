package import QuadrantCore

/// Shows and hides the sidebar of the split view around: the first screen beside it, or in it, has the button.
package struct SidebarToggle {
    /// Whether the sidebar is shown.
    package let isShown: Bool
    /// Shows the sidebar, or hides it.
    package let action: @MainActor () -> Void

    /// What a button does and says.
    package init(isShown: Bool, action: @escaping @MainActor () -> Void) {
        (self.isShown, self.action) = (isShown, action)
    }
}

private enum SidebarToggleKey: ScreenKey {
    static var defaultValue: SidebarToggle? { nil }
    static var ends: ScreenSteps { .presented }
}

private enum SearchAroundKey: ScreenKey {
    static var defaultValue: (any SearchAround)? { nil }
    static var ends: ScreenSteps { [.presented, .pushed] }
}

/// A field to search in that was written around stacks or columns: a screen in them shows it.
package protocol SearchAround {}

private enum SidebarPanelKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .presented }
}

extension EnvironmentValues {
    /// What the button in the bar of a column does that shows and hides the sidebar; `nil` where there is none.
    package var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// The field to search in that was written around the stacks in a view; `nil` for none.
    package var searchAround: (any SearchAround)? {
        get { self[SearchAroundKey.self] }
        set { self[SearchAroundKey.self] = newValue }
    }

    /// Whether a view is in a sidebar beside other columns, whose lists have no cards.
    package var isInSidebarPanel: Bool {
        get { self[SidebarPanelKey.self] }
        set { self[SidebarPanelKey.self] = newValue }
    }
}
