import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantLayout
import QuadrantViews

/// An item of a bar: a view that is written in a screen and shown in a bar around it.
struct BarItem: Identifiable {
    enum Kind {
        case view
        /// Empty room; of a fixed length, or as much as there is.
        case spacer(isFlexible: Bool)
        /// The field to search in.
        case search
    }

    let id: AnyHashable
    let placement: ToolbarItemPlacement
    var kind = Kind.view
    /// Items with the same value stand on the same glass, whatever stands between.
    var group: AnyHashable?
    var view: CarriedView
    /// Whether the item has no glass of its own.
    var hidesGlass = false
    /// Whether the item is text, a menu or the like, which needs no place of a button.
    var isPlain = false
}

/// The title of a screen.
struct BarTitle {
    let text: Text
    let environment: EnvironmentValues?

    @MainActor var view: AnyView {
        guard let environment else { return AnyView(text) }
        return AnyView(CarriedView(environment: environment, content: AnyView(text)))
    }
}

/// How one bar is to look.
struct BarAppearance {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme?
    var foreground: AnyShapeStyle?

    /// What is set here, and else what is set in `inner`.
    func over(_ inner: BarAppearance) -> BarAppearance {
        var result = self
        result.visibility = visibility ?? inner.visibility
        result.background = background ?? inner.background
        result.backgroundVisibility = backgroundVisibility ?? inner.backgroundVisibility
        result.colorScheme = colorScheme ?? inner.colorScheme
        result.foreground = foreground ?? inner.foreground
        return result
    }
}

/// A sidebar as its window has to know it.
struct WindowSidebar {
    let toggle: SidebarToggle
    /// How much of the window it takes, in points; 0 where it is hidden.
    let width: CGFloat
}

/// All that the views of a screen say of the bars around the screen.
struct BarContent {
    var title: Text?
    var subtitle: Text?
    /// What a tap on the title opens.
    var titleMenu: CarriedView?
    var displayMode: ToolbarTitleDisplayMode?
    var hidesBackButton = false
    var role = ToolbarRole.automatic
    var removed: Set<ToolbarDefaultItemKind> = []
    var items: [BarItem] = []
    var appearances: [ToolbarPlacement.Bar: BarAppearance] = [:]
    var search: SearchContent?
    /// The title, where the user may change it.
    var rename: Binding<String>?
    /// Where the field to search in stands, if an item says so.
    var searchIsAtBottom: Bool?

    /// The field to search in that a bar of tabs may show in its place.
    var tabSearch: SearchContent?

    /// Whether a stack inside has shown its own bars.
    var hasStack = false

    // What only a window with the bars of its screens has to know.

    /// Leads to the screen below; `nil` on the first screen.
    var back: (@MainActor () -> Void)?
    /// The title of a column before the last one, which a window shows where it has no other.
    var columnTitle: Text?
    /// Whether it is said of what a window shows, which has a bar always.
    var isWindow = false
    /// The sidebar.
    var sidebar: WindowSidebar?
    /// How many screens of its stack the screen lies on: of a stack, the topmost one says what bars show.
    var level = 0

    /// How a bar is to look.
    func appearance(_ bar: ToolbarPlacement.Bar) -> BarAppearance {
        appearances[bar] ?? BarAppearance()
    }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { appearance(bar).visibility == .hidden }

    /// The items in a place, in order.
    func items(_ place: ToolbarItemPlacement.Place) -> [BarItem] {
        items.filter { $0.placement.place == place }
    }

    /// What is left for containers further out once a stack has shown its bars: that of the tabs.
    var forOuterContainers: BarContent {
        var result = BarContent()
        result.hasStack = true
        result.appearances[.tabs] = appearances[.tabs]
        result.tabSearch = tabSearch ?? search.flatMap { $0.mayReplaceTabs(self) ? $0 : nil }
        return result
    }

    mutating func add(_ appearance: BarAppearance, to bars: Set<ToolbarPlacement.Bar>) {
        for bar in bars { appearances[bar] = appearance.over(self.appearance(bar)) }
    }
}

/// What the views of a screen say of the bars around it. Of views beside each other, the first that says something of a
/// title counts; items follow one another.
enum BarKey: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
        let next = nextValue()
        if value.level != next.level {
            if next.level > value.level { value = next }
            return
        }
        value.back = value.back ?? next.back
        value.columnTitle = value.columnTitle ?? next.columnTitle
        value.sidebar = value.sidebar ?? next.sidebar
        value.isWindow = value.isWindow || next.isWindow
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.displayMode = value.displayMode ?? next.displayMode
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        if value.role == .automatic { value.role = next.role }
        value.removed.formUnion(next.removed)
        value.items += next.items
        for (bar, appearance) in next.appearances {
            value.appearances[bar] = value.appearance(bar).over(appearance)
        }
        value.search = value.search ?? next.search
        value.tabSearch = value.tabSearch ?? next.tabSearch
        value.hasStack = value.hasStack || next.hasStack
        value.rename = value.rename ?? next.rename
        value.searchIsAtBottom = value.searchIsAtBottom ?? next.searchIsAtBottom
    }
}

/// Changes what a view says of the bars around it.
nonisolated struct BarModifier: ViewModifier {
    typealias Body = Never

    let change: (inout BarContent) -> Void

    @MainActor
    static func _makeNodes<V: View>(
        _ modifier: BarModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        let change = modifier.change
        cursor.wrap(content, by: modifier) { cursor, inner in
            cursor.node(.pass) { cursor in
                inner(&cursor)
                cursor.changePreference(BarKey.self, change)
            }
        }
    }

    nonisolated static func _arity(of content: _ViewArity) -> _ViewArity { content }
}

extension View {
    /// Changes what this view says of the bars around it.
    nonisolated func bars(_ change: @escaping (inout BarContent) -> Void) -> some View {
        modifier(BarModifier(change: change))
    }
}
