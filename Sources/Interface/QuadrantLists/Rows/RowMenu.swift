import Observation
import QuadrantControls
import QuadrantCore
import QuadrantViews

/// Whether the menu of a row is open.
@Observable
final class RowMenuState {
    var isOpen = false
}

/// The items of the menu of a row while it is open: told to assistive technologies and tests, not drawn.
struct RowMenu: View {
    let state: RowMenuState
    let handle: RowHandle

    var body: some View {
        let state = state
        let isOpen = Binding(get: { state.isOpen }, set: { state.isOpen = $0 })
        OpenMenuItems(
            isOpen: isOpen, items: (state.isOpen ? handle.menuItems : nil) ?? AnyView(EmptyView()))
    }
}

/// The menu of the ground of a list, between and below its rows.
struct GroundMenuModifier: ViewModifier {
    let hasSelection: Bool
    @Environment(\.selectionMenus) private var menus

    func body(content: Content) -> some View {
        let items =
            hasSelection ? menus.reversed().lazy.compactMap { $0.items([]) }.first : nil
        content.contextMenu(items.map { items in ContextMenu { items } })
    }
}
