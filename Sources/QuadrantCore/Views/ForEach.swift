/// A view for each element of a collection; state stays with the element's identity.
///
/// Apple: "ForEach".
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
    /// Finds the elements out where they are views of some content; `nil` for the data as it is.
    var resolve: (@MainActor (inout _ViewCursor) -> Data)?
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor
    public static func _makeNodes(
        _ view: ForEach<Data, ID, Content>, _ cursor: inout _ViewCursor
    ) {
        let data = view.resolve?(&cursor) ?? view.data
        cursor.list(
            count: data.count, elements: data, identify: view.identify,
            holds: { element, id in
                ViewIdentity.holds(view.content(element), id)
            },
            content: { element, cursor in
                Content._makeNodes(cursor.reading { view.content(element) }, &cursor)
            })
    }

    @MainActor
    public static func _collect(
        _ view: ForEach<Data, ID, Content>, _ cursor: inout _ViewCursor
    ) {
        let data = view.resolve?(&cursor) ?? view.data
        cursor.list(
            count: data.count, elements: data, identify: view.identify, holds: { _, _ in false },
            content: { element, cursor in
                let content = cursor.reading { view.content(element) }
                cursor.collecting(at: AnyHashable(view.identify(element))) {
                    Content._collect(content, &$0)
                }
            })
    }

    public static var _arity: _ViewArity { .many }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One view for each element, told apart by `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: \.id)
    }
}

extension ForEach where Content: View {
    /// One view for each element, told apart by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// One view for each number of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
