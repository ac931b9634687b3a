import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// A tab: what its button shows, and its screen.
struct TabEntry: Identifiable {
    let id: AnyHashable
    /// The value that selects the tab; `nil` for a tab without one.
    var value: AnyHashable?
    var label: AnyView
    private(set) var content: AnyView
    var role: TabRole?
    var badge: Text?
    var isHidden = false
    var isDisabled = false
    var identifier: String?
    /// What assistive technologies are told of the tab's button.
    var words = TabWords()
    var placement = TabPlacement.automatic
    /// The section that the tab is in.
    var section: TabSectionPlace?
    /// Whether a sidebar leaves the tab out.
    var isHiddenInSidebar = false
    /// What is said of the tab's button beside its label: its menu, what it presents and takes.
    var adornments: [(AnyView) -> AnyView] = []
    /// What is said of the tab that has no effect here.
    var reports: [Diagnostic] = []

    init(
        id: AnyHashable, value: AnyHashable? = nil, label: AnyView, content: AnyView,
        role: TabRole? = nil
    ) {
        (self.id, self.value) = (id, value)
        (self.label, self.content, self.role) = (label, content, role)
    }

    /// The tab with another screen.
    func showing(_ content: AnyView) -> TabEntry {
        var result = self
        result.content = content
        return result
    }
}

/// A section of tabs, of which each of its tabs knows.
struct TabSectionPlace {
    /// The same for the tabs of one section.
    let word: LastingName
    let header: AnyView
    /// What a sidebar shows below its tabs.
    var actions: [AnyView] = []
}

/// What the tabs of a view hand to the tab view around.
enum TabsKey: PreferenceKey {
    static var defaultValue: [TabEntry] { [] }

    static func reduce(value: inout [TabEntry], nextValue: () -> [TabEntry]) {
        value += nextValue()
    }
}

/// Which tab is selected, whatever the type of the selection is.
struct TabSelection {
    /// Whether a value is the selected one; `nil` where the tab view keeps its selection itself.
    let isSelected: (@MainActor (AnyHashable) -> Bool)?
    let select: @MainActor (AnyHashable) -> Void

    @MainActor init<Value: Hashable>(_ selection: Binding<Value>?) {
        guard let selection else {
            isSelected = nil
            select = { _ in }
            return
        }
        isSelected = { ($0.base as? Value) == selection.wrappedValue }
        select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    }
}

/// Leaves the label of a view's tab.
nonisolated struct TabItemModifier<Item: View>: ViewModifier {
    typealias Body = Never

    let label: Item

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        V._makeNodes(content, &cursor)
    }

    @MainActor
    static func _collect<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let label = AnyView(modifier.label)
        if ((content as? AnyView)?.hiddenType ?? V.self) is any ModifiedView.Type {
            // There may be a tag, or another item, on the view.
            cursor.collecting(modifier: modifier, content) { $0.tabItem = label }
        } else {
            // The view is one tab: it is not looked into before it is selected.
            cursor.collecting({ $0.collectOne(content) }, change: { $0.values.tabItem = label })
        }
    }

    // A tab view looks into views of the user's for what they say of their tab.
    static func _arity(of content: _ViewArity) -> _ViewArity { .many }
}

/// A view with a modifier.
private protocol ModifiedView {}

extension ModifiedContent: ModifiedView {}

/// The label of a view's tab, for the tab view around.
private enum TabItemKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}

extension ContainerValues {
    var tabItem: AnyView? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }
}
