import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
public import QuadrantViews

/// Whether a menu closes when an item has acted.
///
/// Apple: "MenuActionDismissBehavior".
public struct MenuActionDismissBehavior: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case enabled
        case disabled
    }

    private let kind: Kind

    /// The behavior that suits the place; here the menu always closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

/// In which order the items of a menu stand.
///
/// Apple: "MenuOrder". A menu that has no room below its control stands above it; then its first items may be at the
/// bottom, next to the control.
public struct MenuOrder: Equatable, Hashable, Sendable {
    enum Kind: Sendable {
        case automatic
        case priority
        case fixed
    }

    private let kind: Kind

    /// The order that suits the place: `fixed` in content of scroll views and lists and for pickers, elsewhere `priority`.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first items next to the control, also where the menu stands above it.
    public static let priority = MenuOrder(kind: .priority)
    /// From the top to the bottom, as the items are written.
    public static let fixed = MenuOrder(kind: .fixed)

    /// Whether a menu that stands above its control begins at its bottom.
    ///
    /// Apple's page of `MenuOrder.automatic`; seen in expo/expo issue 48048 ("Third, Second, First").
    ///
    /// - Parameter isScrolled: Whether the control is in the content of a scroll view.
    func beginsAtControl(isScrolled: Bool) -> Bool {
        switch kind {
        case .automatic: !isScrolled
        case .priority: true
        case .fixed: false
        }
    }
}

private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether menus show that they are menus; `automatic` unless set.
    ///
    /// Apple: "EnvironmentValues.menuIndicatorVisibility".
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// In which order the items of menus stand; `automatic` unless set.
    ///
    /// Apple: "EnvironmentValues.menuOrder".
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether menus close when an item has acted.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says whether menus and menu pickers in this view show chevrons. Without it, pickers do and menus do not.
    ///
    /// Apple: "menuIndicator(_:)". That a menu with a visible indicator has a chevron after its label is a choice.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Says in which order the items of the menus in this view stand. Menus in menus are listed as they are written.
    ///
    /// Apple: "menuOrder(_:)".
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Says whether a menu closes when one of the items in this view has acted.
    ///
    /// Apple: "menuActionDismissBehavior(_:)".
    nonisolated public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
