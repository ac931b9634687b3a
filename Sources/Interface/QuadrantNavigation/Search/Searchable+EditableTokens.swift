import Foundation
public import QuadrantCore
public import QuadrantViews

extension View {
    /// Makes the view searchable by a text and tokens that can be changed.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: nil,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }

    /// Makes the view searchable by a text and tokens that can be changed, with a localised prompt.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }

    /// Makes the view searchable by a text and tokens that can be changed, with a prompt that is not localised.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: nil,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }

    /// Makes the view searchable by a text and tokens that can be changed, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, placement: placement, presentation: isPresented,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }

    /// Makes the view searchable by a text and tokens that can be changed, with a localised prompt, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }

    /// Makes the view searchable by a text and tokens that can be changed, with a prompt that is not localised, and says whether somebody searches.
    ///
    /// Apple: "searchable".
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), placement: placement, presentation: isPresented,
                tokens: SearchTokens(editableTokens) { token($0) }))
    }
}
