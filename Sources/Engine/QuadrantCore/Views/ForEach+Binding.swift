import Foundation

extension ForEach where Content: View {
    /// Creates a view for each element of a collection, from a binding to the element. The value at
    /// `id` identifies an element.
    ///
    /// A binding stays with its element: if an action or a task keeps it, it reads and writes the
    /// element of that `id` even if the element has moved. (Apple's binding goes by position; ours
    /// is a choice.)
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let now = data.wrappedValue
        self.init(
            data: now.indices.lazy.map { ($0, now[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0, id: id, $0.1)) }, identify: { $0.1 })
    }

    /// Creates a view for each element of a collection, from a binding that stays with the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}
