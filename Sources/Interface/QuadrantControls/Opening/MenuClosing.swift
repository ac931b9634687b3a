import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// The open menus around an item, which close when the item has acted.
struct MenuClosing {
    /// Whether each is open, the outermost first.
    let menus: [Binding<Bool>]

    @MainActor
    func close() {
        for menu in menus.reversed() { menu.wrappedValue = false }
    }
}

private enum OpenMenusKey: ScreenKey {
    static var defaultValue: [Binding<Bool>] { [] }
    static var ends: ScreenSteps { [.presented, .inBar] }
}

extension EnvironmentValues {
    /// The open menus around a view, the outermost first.
    var openMenus: [Binding<Bool>] {
        get { self[OpenMenusKey.self] }
        set { self[OpenMenusKey.self] = newValue }
    }

    /// Whether a view is an item of a menu.
    var isInMenu: Bool { !openMenus.isEmpty }

    /// What closes when an item acts; `nil` outside of menus, and where items leave their menu open.
    var menuClosing: MenuClosing? {
        let menus = openMenus
        guard !menus.isEmpty, menuActionDismissBehavior != .disabled else { return nil }
        return MenuClosing(menus: menus)
    }
}

extension AccessibilityNote {
    /// What a closed or open menu says beside what its button says: that it can be opened or closed.
    package static func menu(_ isOpen: Binding<Bool>, isEnabled: Bool) -> AccessibilityNote {
        var note = AccessibilityNote()
        guard isEnabled else { return note }
        let opens = !isOpen.wrappedValue
        note.actions = [
            AccessibilityNoteAction(opens ? .showMenu : .escape) {
                isOpen.wrappedValue = opens
            }
        ]
        return note
    }
}
