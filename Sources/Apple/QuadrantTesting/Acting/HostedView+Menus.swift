internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantCore
internal import QuadrantViews
public import Testing

extension HostedView {
    /// The items of a menu, of a closed picker or of a view's context menu: buttons, toggles, the options of pickers, titles of
    /// sections and further menus. A closed menu is opened to see them, and closed again.
    ///
    /// - Throws: `ActionFailure` if the view is gone or has no menu.
    public func menuItems(
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) -> [AccessibilityNode] {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in
            try requirePresence("list the menu of")
            let wasOpened = try openMenu()
            let items = items.map(\.plain)
            if wasOpened { closeMenu() }
            return items
        }
    }

    /// Chooses something by its title: an option of a picker in any style, or an item of a menu or a context menu. A closed
    /// menu is opened for that; an item that has acted closes it.
    ///
    /// ```swift
    /// try host["flavor"].select("Vanilla")
    /// try host["more"].select("Share", "Mail")   // an item of a menu in the menu
    /// ```
    ///
    /// - Parameter titles: The title of the item, after those of the menus that it is in.
    /// - Throws: `ActionFailure` if the view is gone, or has no such item. The failure names those that there are.
    public func select(
        _ titles: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws(ActionFailure) {
        try host.called(at: sourceLocation) { () throws(ActionFailure) in try select(titles) }
    }

    private func select(_ titles: [String]) throws(ActionFailure) {
        try requirePresence("select in")
        var wasOpened = false
        if let first = titles.first, item(first) == nil { wasOpened = try openMenu() }
        for title in titles {
            guard let item = item(title) else {
                let names = items.compactMap(\.note.label).map { "\"\($0)\"" }
                if wasOpened { closeMenu() }
                throw ActionFailure(
                    description: "\(query) has no item \"\(title)\"; "
                        + (names.isEmpty
                            ? "it has none." : "it has \(names.joined(separator: ", "))."))
            }
            guard item.isEnabled else {
                if wasOpened { closeMenu() }
                return try failIfDisabled()
            }
            let activate = item.note.actions.first { $0.name == AccessibilityNoteAction.activate }
            host.tree.noting("the item \"\(title)\"", at: item.node) { activate?.perform() }
            host.update()
        }
    }

    /// The elements in the view that can be chosen, or name others.
    private var items: [AccessibilityElement] {
        guard let element = host.element(of: node) else { return [] }
        return element.children.isEmpty ? [] : Array(element.flattened.dropFirst())
    }

    /// The first item with a title; an item with a symbol has the symbol's words before its title.
    private func item(_ title: String) -> AccessibilityElement? {
        items.first { item in
            guard let label = item.note.label,
                item.note.actions.contains(where: { $0.name == AccessibilityNoteAction.activate })
            else { return false }
            return label == title || label.hasSuffix(", \(title)")
        }
    }

    /// Opens the menu of the view, unless it is open; whether it was closed.
    private func openMenu() throws(ActionFailure) -> Bool {
        let elements = host.element(of: node)?.flattened ?? []
        func action(_ usual: UsualAction) -> (AccessibilityElement, AccessibilityNoteAction)? {
            for element in elements {
                if let action = element.note.actions.first(where: { $0.name == usual.rawValue }) {
                    return (element, action)
                }
            }
            return nil
        }
        guard let (element, open) = action(.showMenu) else {
            if action(.escape) != nil || elements.contains(where: { !$0.children.isEmpty }) {
                return false
            }
            if host.element(of: node)?.isEnabled == false {
                try failIfDisabled()
                return false
            }
            throw ActionFailure(description: "\(query) has no menu.")
        }
        host.tree.noting("opening a menu", at: element.node) { open.perform() }
        host.update()
        return true
    }

    private func closeMenu() {
        for element in host.element(of: node)?.flattened ?? [] {
            guard
                let close = element.note.actions.first(where: {
                    $0.name == UsualAction.escape.rawValue
                })
            else {
                continue
            }
            host.tree.noting("closing a menu", at: element.node) { close.perform() }
            host.update()
            return
        }
    }
}
