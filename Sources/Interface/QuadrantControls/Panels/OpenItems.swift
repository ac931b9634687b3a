import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

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
                    .standing(until: .presented) {
                        $0.buttonStyle(MenuRowStyle()).toggleStyle(MenuToggleStyle())
                    }
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
        environment.take(.inMenu)
        environment.openMenus = menus
        // The system draws menus: these never reach the items.
        environment.labelsVisibility = .automatic
        environment.menuActionDismissBehavior = .automatic
        environment.tintStyle = nil
        environment.lineLimit = nil
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
