public import QuadrantCore
import QuadrantViews

/// Where a field to search in stands.
///
/// Apple: "SearchFieldPlacement".
public struct SearchFieldPlacement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, toolbar, toolbarPrincipal, sidebar
        case drawer(isAlways: Bool)
    }

    let kind: Kind

    /// When a field below a bar is shown.
    ///
    /// Apple: "SearchFieldPlacement.NavigationBarDrawerDisplayMode".
    public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
        let isAlways: Bool

        /// While the content is at its start.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// Where the system has it: on iOS 26 at the bottom of a stack, and below the title where tabs are at the bottom.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the toolbar: at the bottom of a phone.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the middle of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
    /// In the sidebar of a split view.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isAlways: false))

    /// Below the title.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .drawer(isAlways: displayMode.isAlways))
    }
}

/// Ends a search.
///
/// Apple: "DismissSearchAction". The text becomes empty and the field loses the focus.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    nonisolated init(action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// Ends the search.
    public func callAsFunction() { action() }
}

/// When the scopes of a search are shown.
///
/// Apple: "SearchScopeActivation".
public struct SearchScopeActivation: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic, onTextEntry, onSearchPresentation
    }

    let kind: Kind

    /// When the system shows them: while somebody searches.
    public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
    /// Once there is a text.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// While somebody searches.
    public static var onSearchPresentation: SearchScopeActivation {
        .init(kind: .onSearchPresentation)
    }
}

/// Where suggestions of a search are shown.
///
/// Apple: "SearchSuggestionsPlacement".
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic, menu, content
    }

    let kind: Kind

    /// Where the system shows them: over the content.
    public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
    /// In a menu at the field.
    public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
    /// Over the content.
    public static var content: SearchSuggestionsPlacement { .init(kind: .content) }

    /// Several places.
    ///
    /// Apple: "SearchSuggestionsPlacement.Set".
    public struct Set: OptionSet, Sendable {
        /// One bit for each place.
        public var rawValue: Int

        /// The places whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu at the field.
        public static var menu: Set { .init(rawValue: 1 << 0) }
        /// Over the content.
        public static var content: Set { .init(rawValue: 1 << 1) }
    }
}

/// What happens to the bar at the top while somebody searches.
///
/// Apple: "SearchPresentationToolbarBehavior".
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    let keepsBar: Bool

    /// What the system does: the bar goes.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsBar: false) }
    /// The bar and the content stay.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        .init(keepsBar: true)
    }
}

/// How a field to search in stands in a toolbar.
///
/// Apple: "SearchToolbarBehavior".
public struct SearchToolbarBehavior: Equatable, Sendable {
    let isMinimized: Bool

    /// A field.
    public static var automatic: SearchToolbarBehavior { .init(isMinimized: false) }
    /// A button, as long as nobody searches.
    public static var minimize: SearchToolbarBehavior { .init(isMinimized: true) }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

private enum SuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .content }
}

extension EnvironmentValues {
    /// Whether somebody searches in the field of the `searchable` modifier around.
    ///
    /// Apple: "EnvironmentValues.isSearching".
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the field of the `searchable` modifier around.
    ///
    /// Apple: "EnvironmentValues.dismissSearch".
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Where the suggestions that a view is among are shown.
    ///
    /// Apple: "EnvironmentValues.searchSuggestionsPlacement".
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsPlacementKey.self] }
        set { self[SuggestionsPlacementKey.self] = newValue }
    }
}
