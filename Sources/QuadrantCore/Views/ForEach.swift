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
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes a list that calls the closure for each element and compares elements by their
    /// identifiers.
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

    /// Collects the views of each element, under the identifier of the element.
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

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// One view for each element, told apart by `id`.
    // A binding is a collection too, of bindings by place: the initializer for bindings comes first.
    /// Makes a view for each element; the elements identify themselves.
    ///
    /// An identifier must be the same as long as the element is the same one, and must occur once.
    @_disfavoredOverload
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
    /// One view for each number of a range that does not change: the range that it is given first counts.
    /// One that becomes another is reported; `ForEach(range, id: \.self)` follows its changes.
    ///
    /// Numbers beyond the first range have no view, as in Apple's. Numbers that a later range has no
    /// more have none either: Apple's asks for their views, by which code that counts on the range
    /// mostly traps.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
        resolve = { $0.constantRange(data) }
    }
}

extension _ViewCursor {
    /// The part of `range` that the range of this place had when it was made.
    @MainActor
    fileprivate mutating func constantRange(_ range: Range<Int>) -> Range<Int> {
        let part = takePart(ConstantRangePart.self) { ConstantRangePart(range) }
        guard part.range != range else { return range }
        if !part.isReported {
            part.isReported = true
            report(
                Complaint(
                    "ForEach(\(part.range)) became ForEach(\(range)): a range without ids is constant",
                    advice: "Only numbers of the first range have views. Where it changes, write "
                        + "ForEach(\(range), id: \\.self)."))
        }
        return range.clamped(to: part.range)
    }
}

/// The range that a `ForEach` of a constant range was given first.
private final class ConstantRangePart: Part {
    let range: Range<Int>
    var isReported = false

    init(_ range: Range<Int>) {
        self.range = range
    }

    override var hasContent: Bool { false }
}
