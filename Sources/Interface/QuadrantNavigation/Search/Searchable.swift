import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// Makes the view searchable by a field in a bar around.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: nil))
    }

    /// Makes the view searchable by a field in a bar around, with a localised prompt.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil))
    }

    /// Makes the view searchable by a field in a bar around, with a prompt that is not localised.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil))
    }

    /// Makes the view searchable by a field in a bar around, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: isPresented))
    }

    /// Makes the view searchable by a field in a bar around, with a localised prompt, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented))
    }

    /// Makes the view searchable by a field in a bar around, with a prompt that is not localised, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented))
    }
}
