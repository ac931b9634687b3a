import Foundation
import QuadrantControls
import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
import QuadrantLists
import QuadrantText
import QuadrantViews

/// The tokens of a search: what stands in the field before the text.
struct SearchTokens {
    /// The tokens as views.
    let views: () -> [AnyView]
    /// Takes the last one out; `nil` where there is none.
    let removeLast: () -> Void
    /// The tokens that are suggested, as views, and what adds one.
    var suggested: () -> [(view: AnyView, add: () -> Void)] = { [] }

    nonisolated init<C, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
    ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        views = {
            tokens.wrappedValue.map { element in
                let id = element.id
                let (tokens, element) = (HandedOver(tokens), HandedOver(element))
                let binding = Binding<C.Element>(
                    get: { tokens.value.wrappedValue.first { $0.id == id } ?? element.value },
                    set: { new in
                        guard
                            let index = tokens.value.wrappedValue.firstIndex(where: { $0.id == id })
                        else { return }
                        tokens.value.wrappedValue.replaceSubrange(
                            index...index, with: [new])
                    })
                return AnyView(token(binding))
            }
        }
        removeLast = {
            guard let last = tokens.wrappedValue.indices.last else { return }
            tokens.wrappedValue.remove(at: last)
        }
    }

    nonisolated init<C, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>, _ token: @escaping (C.Element) -> T
    ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        self.init(tokens) { token($0.wrappedValue) }
        self.suggested = {
            let known = Set(tokens.wrappedValue.map(\.id))
            return suggested.wrappedValue.filter { !known.contains($0.id) }.map { element in
                (AnyView(token(element)), { tokens.wrappedValue.append(element) })
            }
        }
    }
}

/// A view that is searched by a field in a bar around it.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text?
    let placement: SearchFieldPlacement
    /// Whether somebody searches, where the program wants to know.
    let presentation: Binding<Bool>?
    var tokens: SearchTokens?
    var suggestions: AnyView?
    @State private var isPresented = false
    @WholeEnvironment() private var environment

    init(
        text: Binding<String>, prompt: Text?, placement: SearchFieldPlacement,
        presentation: Binding<Bool>?, tokens: SearchTokens? = nil, suggestions: AnyView? = nil
    ) {
        (self.text, self.prompt, self.placement) = (text, prompt, placement)
        (self.presentation, self.tokens, self.suggestions) = (presentation, tokens, suggestions)
    }

    @MainActor func body(content: Content) -> some View {
        let (text, presented) = (text, presentation ?? $isPresented)
        let search = search(presented)
        content
            .overlay(alignment: .top) {
                if search.isSearching {
                    SuggestionList(
                        suggestions: shownSuggestions,
                        tokens: tokens?.suggested() ?? [],
                        completion: SearchCompletion {
                            text.wrappedValue = $0
                            presented.wrappedValue = false
                        })
                }
            }
            .environment(\.isSearching, presented.wrappedValue)
            .environment(\.searchedText, text)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    text.wrappedValue = ""
                    presented.wrappedValue = false
                }
            )
            .environment(\.searchAddenda, SearchAddenda())
            .onChange(of: environment.searchFocusWishes.contains { $0.isWanted() }, initial: true) {
                if $1 { presented.wrappedValue = true }
            }
            .environment(\.searchAround, search)
            .bars { $0.search = search }
    }

    @MainActor private var addenda: SearchAddenda { environment.searchAddenda }

    @MainActor private var shownSuggestions: CarriedView? {
        guard !addenda.hiddenSuggestions.contains(.content) else { return nil }
        return addenda.suggestions
            ?? suggestions.map { CarriedView(environment: environment, content: $0) }
    }

    @MainActor private func search(_ presented: Binding<Bool>) -> SearchContent {
        var result = SearchContent(
            text: text, prompt: prompt, placement: placement, isPresented: presented,
            wishes: environment.searchFocusWishes, environment: environment)
        result.tokens = tokens?.views() ?? []
        result.removeToken = tokens?.removeLast
        result.scopes = addenda.scopes
        result.scopeActivation = addenda.scopeActivation
        result.isMinimized = addenda.isMinimized
        return result
    }
}

/// Completes a search with a text.
final class SearchCompletion: Equatable {
    let complete: @MainActor (String) -> Void

    init(complete: @escaping @MainActor (String) -> Void) {
        self.complete = complete
    }

    static func == (lhs: SearchCompletion, rhs: SearchCompletion) -> Bool { lhs === rhs }
}

private enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: SearchCompletion? { nil }
}

extension EnvironmentValues {
    /// What completes the search whose suggestions a view is among.
    var searchCompletion: SearchCompletion? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

/// Suggestions over the content that is searched.
private struct SuggestionList: View {
    let suggestions: CarriedView?
    let tokens: [(view: AnyView, add: () -> Void)]
    let completion: SearchCompletion
    @Environment(\.controlProfile) private var profile

    var body: some View {
        Group(parts: suggestions?.content ?? AnyView(EmptyView())) { rows in
            // Nothing covers the content where nothing is suggested.
            if !rows.isEmpty || !tokens.isEmpty { list(rows) }
        }
    }

    @MainActor private func list(_ rows: SubviewsCollection) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(tokens.indices), id: \.self) { index in
                    let token = tokens[index]
                    SuggestionRow {
                        Button {
                            token.add()
                        } label: {
                            token.view
                        }
                    }
                }
                if let suggestions { self.rows(rows, suggestions) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background { Color(system: .systemBackground).ignoresSafeArea() }
    }

    private func rows(
        _ rows: SubviewsCollection, _ suggestions: CarriedView
    ) -> some View {
        let completion = completion
        return ForEach(rows) { row in
            SuggestionRow {
                CarriedView(
                    environment: suggestions.environment,
                    content: AnyView(
                        row.environment(\.searchCompletion, completion)
                            .environment(\.searchSuggestionsPlacement, .content)))
            }
        }
    }
}

/// A row of suggestions. Its height is that of a row of a list (a choice).
private struct SuggestionRow<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.controlProfile) private var profile

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            content
                .buttonStyle(.plain)
                .padding(.vertical, profile.list.rowInset)
                .frame(maxWidth: .infinity, alignment: .leading)
            Rectangle().fill(Color(system: .separator)).frame(height: 0.5)
        }
        .padding(.leading, profile.bar.side)
    }
}
