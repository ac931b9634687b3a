import SwiftUI

/// Finding letters: by words, by tokens, with suggestions and scopes.
struct SearchScreen: View {
    enum Place: Hashable { case titles, texts }

    @State private var words = ""
    @State private var place = Place.titles
    @State private var isSearching = false

    var body: some View {
        NavigationStack {
            FoundLetters(words: words)
                .navigationTitle("Search")
                .searchable(
                    text: $words, isPresented: $isSearching,
                    placement: .navigationBarDrawer(displayMode: .always), prompt: "Letters"
                )
                .searchScopes($place, activation: .onSearchPresentation) {
                    Text("Titles").tag(Place.titles)
                    Text("Texts").tag(Place.texts)
                }
                .searchSuggestions {
                    ForEach(Letter.samples) { Text($0.title).searchCompletion($0.title) }
                }
                .searchSuggestions(.hidden, for: .menu)
                .searchPresentationToolbarBehavior(.avoidHidingContent)
        }
    }
}

/// What was found, and a way out.
struct FoundLetters: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
    let words: String

    var body: some View {
        List {
            ForEach(Letter.samples.filter { words.isEmpty || $0.title.contains(words) }) {
                Text($0.title)
            }
            if isSearching { Button("Enough") { dismissSearch() } }
        }
    }
}

/// A person to whom letters are written.
struct Person: Identifiable, Hashable {
    var id: String
    var isChosen = false

    static let all = [Person(id: "Ada"), Person(id: "Grace")]
}

/// Tokens in every form.
struct TokenSearch: View {
    let form: Int
    @State private var words = ""
    @State private var people = [Person(id: "Ada")]
    @State private var suggested = Person.all
    @State private var isShown = true

    var body: some View { NavigationStack { searched.navigationTitle("People") } }

    @ViewBuilder private var searched: some View {
        let list = List(people) { Text($0.id) }
        switch form {
        case 0:
            list.searchable(text: $words, tokens: $people, placement: .toolbar) { Text($0.id) }
        case 1:
            list.searchable(text: $words, tokens: $people, isPresented: $isShown) { Text($0.id) }
        case 2:
            list.searchable(text: $words, tokens: $people, suggestedTokens: $suggested) {
                Text($0.id)
            }
        case 3:
            list.searchable(
                text: $words, tokens: $people, suggestedTokens: $suggested, isPresented: $isShown
            ) { Text($0.id) }
        case 4:
            list.searchable(text: $words, editableTokens: $people, placement: .sidebar) { person in
                Toggle(person.wrappedValue.id, isOn: person.isChosen)
            }
        default:
            list.searchable(text: $words, editableTokens: $people, isPresented: $isShown) {
                person in
                Text(person.wrappedValue.id)
            }
        }
    }
}

/// Other forms of search.
struct OtherSearches: View {
    @State private var words = ""
    @State private var place = 0
    @State private var isFinding = false
    @State private var text = "The engine weaves algebraical patterns."

    var body: some View {
        TabView {
            NavigationStack {
                List { Text("Drawer") }
                    .searchable(text: $words, placement: .navigationBarDrawer)
                    .searchScopes($place) { Text("All").tag(0) }
                    .searchPresentationToolbarBehavior(.automatic)
            }
            .tabItem { Text("Drawer") }
            NavigationStack {
                List { Text("As before") }
                    .searchable(text: $words, placement: .automatic, prompt: "Words") {
                        Text("Ada").searchCompletion("Ada")
                    }
                    .searchSuggestions(.visible, for: .content)
            }
            .tabItem { Text("Before") }
            TextEditor(text: $text)
                .findNavigator(isPresented: $isFinding)
                .findDisabled(text.isEmpty)
                .replaceDisabled(true)
                .tabItem { Text("Find") }
        }
    }

    /// Where suggestions of a kind of search are shown.
    static func places(inMenu: Bool) -> SearchSuggestionsPlacement.Set {
        let all: SearchSuggestionsPlacement.Set = [.menu, .content]
        let chosen = SearchSuggestionsPlacement.Set(rawValue: inMenu ? 1 : all.rawValue)
        return chosen.isEmpty ? all : chosen
    }

    static let suggestions: [SearchSuggestionsPlacement] = [.automatic, .menu, .content]
    static let drawer = SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic
    static let scopes: [SearchScopeActivation] = [.automatic, .onTextEntry]
}

#Preview("Search") { SearchScreen() }
#Preview("Tokens") { TokenSearch(form: 0) }
#Preview("Others") { OtherSearches() }
