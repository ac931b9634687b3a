package import QuadrantCore
package import QuadrantViews

private enum InBarKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { [.presented, .inMenu] }
}

private enum InCommandsKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { .presented }
}

private enum BarGlassAroundKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { [.presented, .inMenu] }
}

/// What a button in a bar says of the glass around it.
package struct BarProminence {
    /// Whether the button stands out: its glass is tinted.
    package var isAsked: Bool
    /// Whether it cannot be used, so that it does not stand out.
    package var isDisabled: Bool
    /// The tint of the glass; `nil` for that of the bar.
    package var style: AnyShapeStyle?

    /// What a button says that is like others unless told otherwise.
    package init(isAsked: Bool = false, isDisabled: Bool = false, style: AnyShapeStyle? = nil) {
        (self.isAsked, self.isDisabled, self.style) = (isAsked, isDisabled, style)
    }
}

/// What the buttons of an item say of the glass around it.
package enum BarProminenceKey: PreferenceKey {
    package static var defaultValue: BarProminence { BarProminence() }

    package static func reduce(value: inout BarProminence, nextValue: () -> BarProminence) {
        let next = nextValue()
        value.isAsked = value.isAsked || next.isAsked
        value.isDisabled = value.isDisabled || next.isDisabled
        value.style = value.style ?? next.style
    }
}

/// Whether an item of a bar asks to stand out, and so stands on glass of its own.
package enum ProminentItemKey: PreferenceKey {
    package static var defaultValue: Bool { false }

    package static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

private enum InTabsKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { [.presented, .pushed] }
}

private enum TabsTakeSearchKey: ScreenKey {
    static var defaultValue: Bool { false }
    static var ends: ScreenSteps { [.presented, .pushed] }
}

extension EnvironmentValues {
    /// Whether a bar of tabs lies at the bottom of the screen.
    package var isInTabs: Bool {
        get { self[InTabsKey.self] }
        set { self[InTabsKey.self] = newValue }
    }

    /// Whether the bar of tabs below shows the field in which the screen is searched.
    package var tabsTakeSearch: Bool {
        get { self[TabsTakeSearchKey.self] }
        set { self[TabsTakeSearchKey.self] = newValue }
    }

    /// Whether a bar has put glass behind the view: buttons with a ground of their own have none there, they tint that glass.
    package var isOnBarGlass: Bool {
        get { self[BarGlassAroundKey.self] }
        set { self[BarGlassAroundKey.self] = newValue }
    }

    /// Whether a view is among the commands of an app, where keys reach the items of menus that nobody opens.
    package var isInCommands: Bool {
        get { self[InCommandsKey.self] }
        set { self[InCommandsKey.self] = newValue }
    }

    /// Whether a view is an item of a bar: badges are at its corner, and buttons that follow from their roles show symbols.
    package var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
