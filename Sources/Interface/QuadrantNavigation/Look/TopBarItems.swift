import QuadrantControls
import QuadrantCore
import QuadrantViews

/// Which items stand where in a bar at the top.
struct TopBarItems {
    var leading: [BarItem]
    var center: [BarItem]
    var trailing: [BarItem]

    /// The items of a screen's bar.
    ///
    /// - Parameters:
    ///   - hasBack: Whether the bar has a button back: Apple (`navigation`): "If a system navigation item such as a back button is present in a
    ///     compact width, it instead appears in the `primaryAction` placement."
    ///   - isWide: Whether the window is wide.
    @MainActor init(_ content: BarContent, hasBack: Bool, isWide: Bool) {
        leading = content.items(.leading)
        center = content.items(.center) + content.items(.title)
        trailing = content.items(.trailing)
        if hasBack, !isWide {
            trailing = leading.filter { $0.placement == .navigation } + trailing
            leading.removeAll { $0.placement == .navigation }
        }
        let secondary = content.items(.overflow)
        if isWide, content.role.startsWithTitle {
            center += secondary
        } else if let menu = Self.menu(of: secondary) {
            trailing.append(menu)
        }
    }

    /// The first items as they are, and the others in a menu, to which those in the menu go that there is.
    @MainActor static func first(_ count: Int, of items: [BarItem]) -> [BarItem] {
        guard count < items.count else { return items }
        return items.prefix(count) + [menu(of: Array(items.dropFirst(count)))].compactMap(\.self)
    }

    /// An item with a menu of others; `nil` for none.
    @MainActor private static func menu(of items: [BarItem]) -> BarItem? {
        guard let first = items.first else { return nil }
        let menu = Menu {
            ForEach(items) { $0.view.content }
        } label: {
            Image(systemName: "ellipsis")
        }
        .accessibilityLabel(Text("More"))
        return BarItem(
            id: "overflow", placement: .secondaryAction,
            view: CarriedView(environment: first.view.environment, content: AnyView(menu)))
    }
}
