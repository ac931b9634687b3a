import Expectations
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Searching, as somebody would.
@MainActor @Suite struct SearchTests {
    private struct Fruits: View {
        @State private var text = ""
        @State private var log = ""
        var placement = SearchFieldPlacement.automatic

        var body: some View {
            NavigationStack {
                Results(text: text)
                    .navigationTitle("Fruits").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: $text, placement: placement, prompt: "Find a fruit")
                    .searchSuggestions {
                        if text.isEmpty { Text("Plums?").searchCompletion("plum") }
                    }
                    .onSubmit(of: .search) { log = text }
            }
            Text(log).accessibilityIdentifier("log")
        }
    }

    private struct Results: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                ForEach(
                    ["apple", "pear", "plum"].filter { text.isEmpty || $0.contains(text) },
                    id: \.self
                ) {
                    Text($0)
                }
                Text("\(isSearching)").accessibilityIdentifier("searching")
                Button("End") { dismissSearch() }
            }
        }
    }

    @Test func typingSearches() throws {
        let host = ViewHost(width: 390, height: 700) { Fruits() }
        has(host.texts, "pear")
        try same(host["searching"].text, "false")
        let field = try host.find(label: "Find a fruit")
        try field.tap()
        try same(host["searching"].text, "true")
        try host.type("pl")
        fails(host.texts.contains("pear"))
        has(host.texts, "plum")
        try host.submit()
        try same(host["log"].text, "pl")
        try host.find(label: "End").tap()
        try same(host["searching"].text, "false")
        has(host.texts, "pear")
        empty(host.issues)
    }

    /// Apple's page of `ContentUnavailableView.search`: the query is in the words.
    @Test func whatWasNotFoundIsNamed() throws {
        struct Nothing: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    List { Text("row") }
                        .overlay { ContentUnavailableView.search }
                        .searchable(text: $text, prompt: "Find")
                }
            }
        }
        let host = ViewHost(width: 390, height: 700) { Nothing() }
        has(host.texts, "No Results")
        try host.find(label: "Find").tap()
        try host.type("kiwi")
        has(host.texts, "No Results for “kiwi”")
        // Outside of a searchable view it is as before, and a text of one's own counts.
        let plain = ViewHost(width: 390, height: 700) {
            VStack {
                ContentUnavailableView.search
                ContentUnavailableView.search(text: "fig")
            }
        }
        has(plain.texts, "No Results")
        has(plain.texts, "No Results for “fig”")
    }

    @Test func suggestionsComplete() throws {
        let host = ViewHost(width: 390, height: 700) { Fruits() }
        fails(host.texts.contains("Plums?"))
        try host.find(label: "Find a fruit").tap()
        try host.find(label: "Plums?").tap()
        has(host.texts, "plum")
        fails(host.texts.contains("pear"))
    }

    /// Recorded on iOS 26.0: at the bottom of a stack in a band of 76, 28 from the sides.
    @Test func fieldsHaveTheirPlaces() throws {
        let bottom = ViewHost(width: 390, height: 700) { Fruits() }
        let low = try bottom.find(label: "Find a fruit").frame
        same(low.midY, 648.0)
        let drawer = ViewHost(width: 390, height: 700) { Fruits(placement: .navigationBarDrawer) }
        let high = try drawer.find(label: "Find a fruit").frame
        same(high.midY, 86.0)
    }

    private struct Token: Identifiable, Equatable {
        let id: String
    }

    private struct Tokens: View {
        @State private var text = ""
        @State private var tokens = [Token(id: "red"), Token(id: "round")]
        @State private var suggested = [Token(id: "red"), Token(id: "sweet")]
        @State private var scope = "all"

        var body: some View {
            NavigationStack {
                VStack {
                    Text(tokens.map(\.id).joined(separator: " ")).accessibilityIdentifier("tokens")
                    Text(scope).accessibilityIdentifier("scope")
                }
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) {
                    Text("#\($0.id)")
                }
                .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("Fruits").tag("fruits")
                }
            }
        }
    }

    @Test func tokensAreAddedAndRemoved() throws {
        let host = ViewHost(width: 390, height: 700) { Tokens() }
        has(host.texts, "#red")
        has(host.texts, "#round")
        try host.find(label: "Search").tap()
        // What is chosen already is not suggested.
        same(host.labels.filter { $0 == "#red" }.count, 1)
        try host.find(label: "#sweet").tap()
        try same(host["tokens"].text, "red round sweet")
        try host.type("ab")
        try host.press(.delete)
        try host.press(.delete)
        try same(host["tokens"].text, "red round sweet")
        // In an empty field, delete removes the last token.
        try host.press(.delete)
        try same(host["tokens"].text, "red round")
        empty(host.issues)
    }

    @Test func scopesAreChosenWhileSomebodySearches() throws {
        let host = ViewHost(width: 390, height: 700) { Tokens() }
        fails(host.labels.contains("Fruits"))
        try host.find(label: "Search").tap()
        try host.find(label: "Fruits").tap()
        try same(host["scope"].text, "fruits")
        try host.find(label: "Cancel").tap()
        fails(host.labels.contains("Fruits"))
        try same(host["scope"].text, "fruits")
    }
}
