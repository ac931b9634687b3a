import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantText
import QuadrantViews

/// What can be done with rows of the lists and tables in a view: a menu for rows that are held, and what a tap on a row
/// does.
package nonisolated struct SelectionMenu {
    /// The items for rows, by their values in the selection, none for the ground between them; `nil` where a value is of
    /// another type than the menu is for.
    package let items: (Set<AnyHashable>) -> AnyView?
    /// What a tap on a row does in place of selecting it, for the values of rows; `nil` where it selects. It says whether
    /// the values are of the type that the menu is for.
    package let primaryAction: ((Set<AnyHashable>) -> Bool)?

    fileprivate init<I: Hashable, M: View>(
        _ type: I.Type, _ menu: @escaping (Set<I>) -> M, _ primaryAction: ((Set<I>) -> Void)?
    ) {
        items = { values in
            Self.typed(values, I.self).map { AnyView(menu($0)) }
        }
        guard let primaryAction else {
            self.primaryAction = nil
            return
        }
        self.primaryAction = { values in
            guard let values = Self.typed(values, I.self) else { return false }
            primaryAction(values)
            return true
        }
    }

    private static func typed<I: Hashable>(_ values: Set<AnyHashable>, _ type: I.Type) -> Set<I>? {
        let all = Set(values.compactMap { $0.base as? I })
        return all.count == values.count ? all : nil
    }
}

private enum SelectionMenusKey: EnvironmentKey {
    static var defaultValue: [SelectionMenu] { [] }
}

extension EnvironmentValues {
    /// The menus for rows around a view, the innermost last. The first from the end that has items for the values of the
    /// rows is shown.
    package var selectionMenus: [SelectionMenu] {
        get { self[SelectionMenusKey.self] }
        set { self[SelectionMenusKey.self] = newValue }
    }
}

private nonisolated struct SelectionMenuModifier: EnvironmentModifier {
    let menu: SelectionMenu

    func change(_ environment: inout EnvironmentValues) {
        environment.selectionMenus.append(menu)
    }
}

extension View {
    /// Adds a menu to the rows of the lists and tables in this view whose selection is of a type.
    ///
    /// Apple: "contextMenu(forSelectionType:menu:primaryAction:)". Without a container that has a selection the menu
    /// never opens.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values that are selected.
    ///   - menu: The items for rows: for the selected ones if a selected row is held, else for the one that is; for none
    ///     if the ground is held.
    ///   - primaryAction: What a tap on a row does in place of selecting it, outside of editing.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: SelectionMenu(itemType, menu, primaryAction)))
    }
}
