import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// Makes the view searchable by a text and tokens.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: nil,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }

    /// Makes the view searchable by a text and tokens, with a localised prompt.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }

    /// Makes the view searchable by a text and tokens, with a prompt that is not localised.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }

    /// Makes the view searchable by a text and tokens, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: isPresented,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }

    /// Makes the view searchable by a text and tokens, with a localised prompt, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }

    /// Makes the view searchable by a text and tokens, with a prompt that is not localised, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented,
                tokens: SearchTokens(tokens) { token($0.wrappedValue) }))
    }
}
