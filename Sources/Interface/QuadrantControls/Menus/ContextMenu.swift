import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// A list of actions for a view, as a value.
///
/// Apple: "ContextMenu", the older form; `contextMenu(menuItems:)` makes one of its own.
public nonisolated struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a context menu with items.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

extension View {
    /// Adds a list of actions to a view, which opens when the view is held.
    ///
    /// Apple: "contextMenu(menuItems:)". A finger that holds the view for half a second opens it, and a click with the
    /// secondary button or with Control held. While it is open all else is dimmed, and a touch beside it closes it. The action
    /// `showMenu` of assistive technologies and tests opens it as well: its items are told beside what the view tells.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems())))
    }

    /// Adds a list of actions to a view, which opens with another view as preview when the view is held.
    ///
    /// Apple: "contextMenu(menuItems:preview:)". While the menu is open, the preview is shown above the items, and told to
    /// assistive technologies and tests before them.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(
            ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview())))
    }

    /// Adds a list of actions to a view; `nil` for none.
    ///
    /// Apple: "contextMenu(_:)", the older form.
    nonisolated public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }))
    }
}

/// Keeps whether a context menu is open.
private nonisolated struct ContextMenuModifier: ViewModifier {
    let items: AnyView?
    var preview: AnyView?
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    init(items: AnyView?, preview: AnyView? = nil) {
        (self.items, self.preview) = (items, preview)
    }

    @MainActor func body(content: Content) -> some View {
        let isOpen = $isOpen
        content
            .gesture(
                _MenuPressGesture { isOpen.wrappedValue = true }, isEnabled: items != nil
            )
            .controlNote(
                items == nil ? AccessibilityNote() : .menu($isOpen, isEnabled: isEnabled)
            )
            .modifier(
                OpenItemsModifier(
                    isOpen: $isOpen, items: items ?? AnyView(EmptyView()), standsBeside: true,
                    kind: .contextMenu(preview: preview)))
    }
}
