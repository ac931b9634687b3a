import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// Makes the view searchable and suggests what to search for; the older form of `searchSuggestions(_:)`.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: nil,
                suggestions: AnyView(suggestions())))
    }

    /// Makes the view searchable and suggests what to search for; the older form of `searchSuggestions(_:)`, with a localised prompt.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                suggestions: AnyView(suggestions())))
    }

    /// Makes the view searchable and suggests what to search for; the older form of `searchSuggestions(_:)`, with a prompt that is not localised.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                suggestions: AnyView(suggestions())))
    }
}
