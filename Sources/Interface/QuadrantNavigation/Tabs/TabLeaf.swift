import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Hands one tab to the tab view around: a node without a size that says that there is a tab.
///
/// The screen and the label inherit what the tab view hands them, as nothing between the tab view and a tab can change the
/// environment; the bar, say, sets how labels of tabs look.
nonisolated struct TabLeaf: View {
    typealias Body = Never

    let value: AnyHashable?
    let role: TabRole?
    let content: AnyView
    let label: AnyView

    @MainActor
    static func _makeNodes(_ view: TabLeaf, _ cursor: inout _ViewCursor) {
        let name = cursor.keep { LastingName() }
        let entry = TabEntry(
            id: AnyHashable(ObjectIdentifier(name)), value: view.value, label: view.label,
            content: view.content, role: view.role)
        cursor.node(.fixed(.zero)) { cursor in
            cursor.changePreference(TabsKey.self) { $0 = [entry] }
        }
    }

    static var _arity: _ViewArity { .one }
}

/// Tabs that are changed on their way to the tab view.
nonisolated struct ChangedTabs<Content: TabContent>: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never

    let content: Content
    let change: (inout TabEntry) -> Void

    @MainActor
    static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        let change = content.change
        cursor.node(.layers(.center)) { cursor in
            Content._makeTabs(content.content, &cursor)
            cursor.changePreference(TabsKey.self) { entries in
                for index in entries.indices { change(&entries[index]) }
            }
        }
    }
}
