import Foundation
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Hands one tab to the tab view around. It shows nothing where it is written.
nonisolated struct TabLeaf: View {
    let value: AnyHashable?
    let role: TabRole?
    let content: AnyView
    let label: AnyView
    // The screen is made elsewhere: it is handed on again when anything changes that it may read.
    @Environment(\.self) private var environment

    init(value: AnyHashable?, role: TabRole?, content: AnyView, label: AnyView) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }

    @MainActor var body: some View {
        TabWriter(
            value: value, role: role,
            content: CarriedView(environment: environment, content: content),
            label: CarriedView(environment: environment, content: label))
    }
}

/// A node without a size that says that there is a tab.
private nonisolated struct TabWriter: View {
    typealias Body = Never

    let value: AnyHashable?
    let role: TabRole?
    let content: CarriedView
    let label: CarriedView

    @MainActor
    static func _makeNodes(_ view: TabWriter, _ cursor: inout _ViewCursor) {
        let name = cursor.keep { LastingName() }
        let entry = TabEntry(
            id: AnyHashable(ObjectIdentifier(name)), value: view.value, label: AnyView(view.label),
            content: AnyView(view.content), role: view.role)
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
