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

private enum OpenMenusKey: EnvironmentKey {
    static var defaultValue: [Binding<Bool>] { [] }
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

/// Has the items of an open menu made on a card over all views: they are told as what is in the view's element, and act
/// there.
struct OpenItemsModifier: ViewModifier {
    let isOpen: Binding<Bool>
    let items: AnyView
    /// Whether the items are told beside the view's own elements, instead of in its one element.
    var standsBeside = false
    var kind = PanelKind.menu
    @Environment(\.openMenus) private var outer

    init(
        isOpen: Binding<Bool>, items: AnyView, standsBeside: Bool = false, kind: PanelKind = .menu
    ) {
        (self.isOpen, self.items) = (isOpen, items)
        (self.standsBeside, self.kind) = (standsBeside, kind)
    }

    private var closing: () -> Void {
        let isOpen = isOpen
        return { isOpen.wrappedValue = false }
    }

    func body(content: Content) -> some View {
        let shown =
            isOpen.wrappedValue
            ? AnyView(
                MenuPanel(items: items, kind: kind, close: closing)
                    .buttonStyle(MenuRowStyle())
                    .toggleStyle(MenuToggleStyle())
                    .modifier(MenuItemsModifier(menus: outer + [isOpen]))) : nil
        let close = shown == nil ? nil : closing
        if standsBeside {
            content.modifier(CloseModifier(close)).overlay {
                if let shown {
                    Color.clear
                        .modifier(RepresentationModifier(representation: shown, kind: .elements))
                        .allowsHitTesting(false)
                }
            }
        } else {
            content.modifier(RepresentationModifier(representation: shown, kind: .children))
                .modifier(CloseModifier(close))
        }
    }
}

/// What items of menus do not take over from around the menu.
private nonisolated struct MenuItemsModifier: EnvironmentModifier {
    let menus: [Binding<Bool>]

    func change(_ environment: inout EnvironmentValues) {
        environment.openMenus = menus
        environment.rowSurroundings = nil
        environment.labelsVisibility = .automatic
        environment.menuActionDismissBehavior = .automatic
        environment.isSubmenu = false
        environment.tintStyle = nil
        environment.lineLimit = nil
    }
}

extension AccessibilityNote {
    /// What a closed or open menu says beside what its button says: that it can be opened or closed.
    package static func menu(_ isOpen: Binding<Bool>, isEnabled: Bool) -> AccessibilityNote {
        var note = AccessibilityNote()
        guard isEnabled else { return note }
        let opens = !isOpen.wrappedValue
        note.actions = [
            AccessibilityNoteAction(name: opens ? "showMenu" : "escape") {
                isOpen.wrappedValue = opens
            }
        ]
        return note
    }
}

/// A closed control that a tap opens: what it shows, what it says, and the items in it.
struct OpeningControl<Shown: View>: View {
    let items: AnyView
    let label: AnyView
    let value: AnyView
    var kind = PanelKind.menu
    @ViewBuilder let shown: () -> Shown
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isOpen = $isOpen
        shown()
            .modifier(TapModifier { isOpen.wrappedValue.toggle() })
            .controlNote(note)
            .controlValue(value)
            .hiddenLabel(label)
            .modifier(OpenItemsModifier(isOpen: isOpen, items: items, kind: kind))
    }

    private var note: AccessibilityNote {
        let isOpen = $isOpen
        var note = AccessibilityNote.control(.isButton, isEnabled: isEnabled) {
            isOpen.wrappedValue.toggle()
        }
        note.children = .ignore
        note.actions += AccessibilityNote.menu(isOpen, isEnabled: isEnabled).actions
        return note
    }
}

extension EnvironmentValues {
    /// Forgets the row, the control or the material that a view stands in, for views that are shown elsewhere.
    package mutating func leaveRow() {
        rowSurroundings = nil
        rowItemStyle = nil
        openMenus = []
        labelsVisibility = .automatic
        defaultForeground = nil
        backgroundMaterial = nil
    }
}
