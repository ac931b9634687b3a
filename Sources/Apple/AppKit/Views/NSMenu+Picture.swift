internal import Foundation
internal import QuadrantControls
internal import QuadrantCore
internal import QuadrantLayout
internal import QuadrantViews
internal import UIKit

/// The items of a menu as SwiftUI's menus have them.
struct MenuItems: View {
    let menu: NSMenu

    var body: some View {
        ForEach(Array(menu.items.enumerated()).filter { !$0.element.isHidden }, id: \.offset) {
            _, item in
            MenuItem(item: item)
        }
    }
}

private struct MenuItem: View {
    let item: NSMenuItem

    var body: some View {
        if item.isSeparatorItem {
            Divider()
        } else if let inner = item.submenu {
            Menu {
                MenuItems(menu: inner)
            } label: {
                words
            }
        } else if item.state == .on {
            Toggle(isOn: Binding(get: { true }, set: { _ in item.perform() })) { words }
                .disabled(!item.isUsable)
        } else {
            Button {
                item.perform()
            } label: {
                words
            }.disabled(!item.isUsable)
        }
    }

    @ViewBuilder private var words: some View {
        if let image = item.image {
            Label {
                Text(verbatim: item.title)
            } icon: {
                Image(nsImage: image)
            }
        } else {
            Text(verbatim: item.title)
        }
    }
}

extension NSMenuItem {
    /// Whether it can be chosen: it is enabled, and what its target says of it.
    fileprivate var isUsable: Bool {
        guard isEnabled else { return false }
        guard menu?.autoenablesItems != false else { return true }
        if let target = target as? any NSMenuItemValidation {
            return target.validateMenuItem(self)
        }
        return action != nil
    }

    /// Does what it stands for.
    fileprivate func perform() { action?.perform(on: target, with: self) }
}
