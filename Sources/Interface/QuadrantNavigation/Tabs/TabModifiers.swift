import Foundation
import QuadrantControls
public import QuadrantCore
public import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

extension TabContent {
    nonisolated func changed(
        _ change: @escaping (inout TabEntry) -> Void
    ) -> some TabContent<TabValue> {
        ChangedTabs(content: self, change: change)
    }

    /// Shows a number at the tab's symbol; 0 shows nothing.
    ///
    /// Apple: "badge(_:)".
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        changed { $0.badge = count == 0 ? nil : Text(count, format: .number) }
    }

    /// Shows a text at the tab's symbol; `nil` shows nothing.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        changed { $0.badge = label }
    }

    /// Shows a localised text at the tab's symbol; `nil` shows nothing.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        changed { $0.badge = key.map { Text($0) } }
    }

    /// Shows a text that is not localised at the tab's symbol; `nil` shows nothing.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return changed { $0.badge = text }
    }

    /// Hides the tab.
    ///
    /// Apple: "hidden(_:)".
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { if hidden { $0.isHidden = true } }
    }

    /// Keeps the tab from being selected.
    ///
    /// Apple: "disabled(_:)".
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { if disabled { $0.isDisabled = true } }
    }

    /// Gives the tab's button an identifier for tests.
    ///
    /// Apple: "accessibilityIdentifier(_:isEnabled:)".
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        changed { if isEnabled { $0.identifier = identifier } }
    }

    /// Sets where the tab is shown: `sidebarOnly` keeps it out of bars.
    ///
    /// Apple: "tabPlacement(_:)".
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changed { $0.placement = placement }
    }

    /// Gives the tab an identity among those that the user may change. Nobody changes them in a picture.
    ///
    /// Apple: "customizationID(_:)".
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        changed { _ in }
    }

    /// Sets whether the user may change the tab. Nobody does in a picture.
    ///
    /// Apple: "customizationBehavior(_:for:)".
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        changed { _ in }
    }

    /// Sets whether the tab is shown before the user has changed anything.
    ///
    /// Apple: "defaultVisibility(_:for:)".
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isMeant = placements.isEmpty || placements.contains { $0 != .sidebar }
        let isOfSidebar = placements.contains(.sidebar)
        return changed {
            guard visibility == .hidden else { return }
            if isMeant { $0.isHidden = true }
            if isOfSidebar { $0.isHiddenInSidebar = true }
        }
    }

    /// Adds buttons to a section of a sidebar, below its tabs. Bars of tabs do not show them.
    ///
    /// Apple: "sectionActions(content:)".
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        let actions = HandedOver(AnyView(content()))
        return changed { $0.section?.actions.append(actions.value) }
    }

    /// Adds buttons that swiping the tab in a sidebar shows. No sidebar here shows them, which is reported.
    ///
    /// Apple: "swipeActions(edge:allowsFullSwipe:content:)".
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        reported(".swipeActions(edge:allowsFullSwipe:content:)")
    }

    /// The tabs with something said of them that has no effect here.
    nonisolated package func reported(_ call: String) -> some TabContent<TabValue> {
        changed {
            $0.reports.append(
                .withoutEffect(call, advice: "Tabs take no notice of it here."))
        }
    }

    /// Gives the tab's button a menu, which a long press opens.
    ///
    /// Apple: "contextMenu(menuItems:)".
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TabContent<TabValue> {
        let items = HandedOver(menuItems())
        return adorned { button in AnyView(button.contextMenu { items.value }) }
    }

    /// Changes the tab's button.
    nonisolated package func adorned(
        _ change: @escaping (AnyView) -> AnyView
    ) -> some TabContent<TabValue> {
        changed { $0.adornments.append(change) }
    }
}

/// Tabs that belong together: a sidebar shows them under a header, a bar as they are.
///
/// Apple: "TabSection".
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent
where
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// The type of the values that select the tabs.
    public typealias TabValue = SelectionValue
    /// A primitive section: it has no body.
    public typealias Body = Never

    /// Hands the tabs to the tab view around.
    @MainActor
    public static func _makeTabs(_ content: Self, _ cursor: inout _ViewCursor) {
        let section = TabSectionPlace(
            word: LastingName(), header: AnyView(content.header))
        let tabs = ChangedTabs(content: content.content) { $0.section = $0.section ?? section }
        ChangedTabs<Content>._makeTabs(tabs, &cursor)
    }
}

extension TabSection
where
    Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// Creates a section with a header of views.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Header: View {
        self.init(header: header(), content: content())
    }

    /// Creates a section with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(header: Text(titleKey), content: content())
    }

    /// Creates a section with a title that is not localised.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(header: Text(title), content: content())
    }

    /// Creates a section without a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == EmptyView {
        self.init(header: EmptyView(), content: content())
    }
}
