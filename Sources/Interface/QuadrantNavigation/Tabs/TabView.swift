import QuadrantControls
public import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// Several screens, of which one is shown: a bar of tabs, or dots, say which.
///
/// Apple: "TabView". The screen of a tab is made when the tab is selected for the first time, and kept from then on.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// Whether the content hands on tabs; otherwise each of its views is one.
    private let isOfTabs: Bool

    /// The selected screen and the bar.
    @MainActor public var body: some View {
        let selection = TabSelection(selection)
        if isOfTabs {
            TabsReader(content: content, selection: selection)
        } else {
            Group(parts: content) { subviews in
                TabHost(
                    entries: subviews.enumerated().map { TabEntry($1, at: $0) },
                    selection: selection)
            }
        }
    }
}

extension TabView {
    /// Creates a tab view of views, each with `tabItem(_:)` and a tag.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected view; `nil` for a selection that the tab view keeps itself.
    ///   - content: The views.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content, isOfTabs) = (selection, content(), false)
    }

    /// Creates a tab view of tabs.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab.
    ///   - content: The tabs.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
        isOfTabs = true
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view of views that keeps its selection itself.
    public init(@ViewBuilder content: () -> Content) {
        (selection, self.content, isOfTabs) = (nil, content(), false)
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view of tabs that keeps its selection itself.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
        isOfTabs = true
    }
}

extension TabEntry {
    /// The tab of a view: its tag, or else its place, selects it.
    init(_ view: Subview, at index: Int) {
        let values = view.containerValues
        self.init(
            id: AnyHashable(view.id),
            value: values.tags.first ?? view.elementID ?? AnyHashable(index),
            label: values.tabItem ?? AnyView(EmptyView()), content: AnyView(view))
        badge = values.badge
    }
}

/// Makes the tabs, which show nothing, and the tab view of what they say.
nonisolated struct TabsReader<Content: View>: View {
    typealias Body = Never

    let content: Content
    let selection: TabSelection

    @MainActor
    static func _makeNodes(_ view: Self, _ cursor: inout _ViewCursor) {
        cursor.node(.layers(.center)) { cursor in
            let tabs = cursor.node(.layers(.center)) { Content._makeNodes(view.content, &$0) }
            cursor.node(.layers(.center)) { cursor in
                cursor.readPreference(
                    TabsKey.self, of: tabs, label: "TabView",
                    isAtOnce: cursor.environment.makesBarsAtOnce
                ) { entries, cursor in
                    TabHost._makeNodes(
                        TabHost(entries: entries, selection: view.selection), &cursor)
                }
            }
        }
    }

    static var _arity: _ViewArity { .one }
}

extension View {
    /// Gives the view the label of its tab, in a tab view around: mostly a `Label`, or a picture and a text.
    ///
    /// Apple: "tabItem(_:)".
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
