import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantGeometry
import QuadrantLayout
public import QuadrantViews

/// Adds something to the fields of `searchable` in a view.
private nonisolated struct AddendumModifier: ViewModifier {
    let change: (inout SearchAddenda, EnvironmentValues) -> Void
    @WholeEnvironment() private var environment

    init(change: @escaping (inout SearchAddenda, EnvironmentValues) -> Void) {
        self.change = change
    }

    @MainActor func body(content: Content) -> some View {
        var addenda = environment.searchAddenda
        let _ = change(&addenda, environment)
        content.environment(\.searchAddenda, addenda)
    }
}

extension View {
    /// Suggests what to search for in the fields of this view: the rows are shown over the content while somebody
    /// searches.
    ///
    /// Apple: "searchSuggestions(_:)". It stands around `searchable`.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        let suggestions = AnyView(suggestions())
        return modifier(
            AddendumModifier {
                $0.suggestions = CarriedView(environment: $1, content: suggestions)
            })
    }

    /// Hides suggestions at some places. There are none in menus here.
    ///
    /// Apple: "searchSuggestions(_:for:)".
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(
            AddendumModifier { addenda, _ in
                if visibility == .hidden {
                    addenda.hiddenSuggestions.formUnion(placements)
                } else {
                    addenda.hiddenSuggestions.subtract(placements)
                }
            })
    }

    /// Lets the user choose where to search, by a control below the field while somebody searches.
    ///
    /// Apple: "searchScopes(_:scopes:)". It stands around `searchable`.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets the user choose where to search, by a control below the field.
    ///
    /// Apple: "searchScopes(_:activation:_:)".
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = AnyView(Picker("Scope", selection: scope) { scopes })
        return modifier(
            AddendumModifier {
                $0.scopes = CarriedView(environment: $1, content: picker)
                $0.scopeActivation = activation
            })
    }

    /// Makes a suggestion complete the search: a tap on it makes the text this one.
    ///
    /// Apple: "searchCompletion(_:)".
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(text: completion))
    }

    /// Ties the focus of the search field to a state that is `true` while it has the focus.
    ///
    /// Apple: "searchFocused(_:)". It stands around `searchable`.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        let binding = HandedOver(binding)
        return modifier(
            SearchFocusModifier(
                wish: SearchFocusWish(
                    isWanted: { binding.value.wrappedValue },
                    tell: { binding.value.wrappedValue = $0 })))
    }

    /// Ties the focus of the search field to a value of a state.
    ///
    /// Apple: "searchFocused(_:equals:)".
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        let (binding, value) = (HandedOver(binding), HandedOver(value))
        return modifier(
            SearchFocusModifier(
                wish: SearchFocusWish(
                    isWanted: { binding.value.wrappedValue == value.value },
                    tell: { if $0 { binding.value.wrappedValue = value.value } })))
    }

    /// Sets what happens to the bar at the top while somebody searches. It stays here in any case.
    ///
    /// Apple: "searchPresentationToolbarBehavior(_:)".
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(
                    ".searchPresentationToolbarBehavior(_:)",
                    advice: "The bar at the top stays while somebody searches.")))
    }

    /// Sets how the field stands in a toolbar: `minimize` shows a button until somebody searches.
    ///
    /// Apple: "searchToolbarBehavior(_:)".
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modifier(AddendumModifier { addenda, _ in addenda.isMinimized = behavior.isMinimized })
    }
}

/// Hands what `searchFocused` asks to the fields in a view.
private nonisolated struct SearchFocusModifier: ViewModifier {
    let wish: SearchFocusWish
    @Environment(\.searchFocusWishes) private var outer

    init(wish: SearchFocusWish) {
        self.wish = wish
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.searchFocusWishes, outer + [wish])
    }
}

/// A suggestion that completes the search when it is tapped.
private nonisolated struct CompletionModifier: ViewModifier {
    let text: String
    @Environment(\.searchCompletion) private var completion

    init(text: String) {
        self.text = text
    }

    @MainActor func body(content: Content) -> some View {
        let (text, completion) = (text, completion)
        Button {
            completion?.complete(text)
        } label: {
            content
        }
    }

    /// It goes by what is around its place among the suggestions, and not by where it is written.
    @MainActor
    static func _collect<V: View>(
        _ modifier: CompletionModifier, _ content: V, _ cursor: inout _ViewCursor
    ) {
        cursor.collecting(modifier: modifier, content) { _ in }
    }
}
