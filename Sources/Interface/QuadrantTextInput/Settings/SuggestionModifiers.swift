public import QuadrantCore
import QuadrantViews

extension View {
    /// Offers views as suggestions while a field in this view is edited. It has no effect here, which is reported,
    /// as nothing is shown beside the caret.
    ///
    /// Apple: "textInputSuggestions(_:)".
    nonisolated public func textInputSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        withoutSuggestions(".textInputSuggestions(_:)")
    }

    /// Offers a view for each element as a suggestion. It has no effect here, which is reported.
    ///
    /// Apple: "textInputSuggestions(_:content:)".
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable {
        withoutSuggestions(".textInputSuggestions(_:content:)")
    }

    /// Offers a view for each element as a suggestion. It has no effect here, which is reported.
    ///
    /// Apple: "textInputSuggestions(_:id:content:)".
    nonisolated public func textInputSuggestions<
        Data: RandomAccessCollection, ID: Hashable, Content: View
    >(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View {
        withoutSuggestions(".textInputSuggestions(_:id:content:)")
    }

    /// Sets the text that a suggestion stands for. It has no effect here, which is reported.
    ///
    /// Apple: "textInputCompletion(_:)".
    nonisolated public func textInputCompletion(_ completion: String) -> some View {
        withoutSuggestions(".textInputCompletion(_:)")
    }

    nonisolated private func withoutSuggestions(_ call: String) -> some View {
        modifier(
            ReportModifier(
                diagnostic: .withoutEffect(call, advice: "No suggestions are shown here.")))
    }
}
