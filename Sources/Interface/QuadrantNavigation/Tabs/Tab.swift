import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantViews

/// A tab of a tab view: a button in the bar, and the screen that the button shows.
///
/// Apple: "Tab".
public nonisolated struct Tab<Value, Content, Label> {
    /// The value that selects the tab; `nil` for a tab without one.
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label?
}

/// The label of a tab that was given a title and a picture.
///
/// Apple: "DefaultTabLabel".
public nonisolated struct DefaultTabLabel: View {
    let title: Text?
    let image: Image?

    /// The picture and the title.
    @MainActor public var body: some View {
        QuadrantControls.Label {
            title ?? Text("Search")
        } icon: {
            image ?? Image(systemName: "magnifyingglass")
        }
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The type of the value that selects the tab.
    public typealias TabValue = Value
    /// A primitive tab: it has no body.
    public typealias Body = Never

    /// Hands the tab to the tab view around.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        let leaf = TabLeaf(
            value: content.value.map { AnyHashable($0) }, role: content.role,
            content: AnyView(screen: content.content),
            label: content.label.map { AnyView($0) }
                ?? AnyView(DefaultTabLabel(title: nil, image: nil)))
        TabLeaf._makeNodes(leaf, &cursor)
    }
}
