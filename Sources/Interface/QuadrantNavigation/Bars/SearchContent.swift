import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantViews

/// A field to search in: what a screen says of it to the bars around.
struct SearchContent: SearchAround {
    let text: Binding<String>
    let prompt: Text?
    let placement: SearchFieldPlacement
    /// Whether somebody searches.
    let isPresented: Binding<Bool>
    /// Whether the field has the focus by `searchFocused`.
    var wishes: [SearchFocusWish]
    /// What stands in the field before the text, and what removes the last of it.
    var tokens: [AnyView] = []
    var removeToken: (() -> Void)?
    /// A picker of scopes.
    var scopes: CarriedView?
    var scopeActivation = SearchScopeActivation.automatic
    var isMinimized = false
    /// As where `searchable` is written.
    let environment: EnvironmentValues

    var isSearching: Bool { isPresented.wrappedValue }

    /// Whether the field may take the place of a bar of tabs: nothing was said of where it stands.
    func mayReplaceTabs(_ bars: BarContent) -> Bool {
        guard bars.searchIsAtBottom == nil else { return false }
        switch placement.kind {
        case .drawer, .sidebar: return false
        case .automatic, .toolbar, .toolbarPrincipal: return true
        }
    }

    /// Whether the scopes are shown now.
    var showsScopes: Bool {
        guard scopes != nil else { return false }
        switch scopeActivation.kind {
        case .onTextEntry: return isSearching && !text.wrappedValue.isEmpty
        case .automatic, .onSearchPresentation: return isSearching
        }
    }
}

/// What `searchFocused` asks of the fields in its view.
struct SearchFocusWish {
    let isWanted: @MainActor () -> Bool
    let tell: @MainActor (Bool) -> Void
}

private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: [SearchFocusWish] { [] }
}

private enum SearchAddendaKey: EnvironmentKey {
    static var defaultValue: SearchAddenda { SearchAddenda() }
}

/// What modifiers around `searchable` add to its field.
struct SearchAddenda {
    var suggestions: CarriedView?
    var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
    var scopes: CarriedView?
    var scopeActivation = SearchScopeActivation.automatic
    var isMinimized = false
}

extension EnvironmentValues {
    var searchFocusWishes: [SearchFocusWish] {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    var searchAddenda: SearchAddenda {
        get { self[SearchAddendaKey.self] }
        set { self[SearchAddendaKey.self] = newValue }
    }
}
