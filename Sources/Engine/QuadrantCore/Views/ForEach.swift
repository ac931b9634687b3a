/// Makes a view for each element of a collection. State stays with the identity of the element.
///
/// Apple: "ForEach".
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
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
        guard cursor.lazyContainer != nil else {
            return cursor.elements(data, identify: view.identify, content: view.content)
        }
        let source = LazySource(
            data, identify: view.identify,
            holds: { element, id in
                ViewIdentity.holds(view.content(element), id)
            },
            content: { element, cursor in
                let made = cursor.madeContent { view.content(element) }
                Content._makeNodes(made, &cursor)
            })
        cursor.lazyList(source)
    }

    /// Collects the views of each element, under the identifier of the element.
    @MainActor
    public static func _collect(
        _ view: ForEach<Data, ID, Content>, _ cursor: inout _ViewCursor
    ) {
        // A view that always is one node is no section.
        if cursor.sink?.isForSections == true, Content._arity == .one { return }
        let data = view.resolve?(&cursor) ?? view.data
        cursor.collectElements(data, identify: view.identify) { element, cursor in
            let content = cursor.reading { view.content(element) }
            cursor.collecting(at: AnyHashable(ElementStep(id: view.identify(element)))) {
                Content._collect(content, &$0)
            }
        }
    }

    /// The view can stand for any number of nodes, also none.
    public static var _arity: _ViewArity { .many }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each element; the elements identify themselves by their `id`.
    ///
    /// An identifier must be the same as long as the element is the same one, and must occur once.
    // A binding is a collection too, of bindings by place: the initializer for bindings comes first.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element; the value at `id` identifies an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range that does not change. If a later evaluation gives
    /// another range, that is reported; `ForEach(range, id: \.self)` follows changes.
    ///
    /// Numbers beyond the first range get no view, as with Apple's. Numbers that are missing from a
    /// later range get none either. (Apple's asks for their views, and code that relies on the
    /// range mostly traps.)
    ///
    /// A view's identity is the place of its number in the range, from 0, as Apple's has it: in a picker with
    /// `ForEach(2..<100)` and no tags, a selection of 2 is the row of 4.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 &- data.lowerBound })
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
                Diagnostic(
                    "ForEach(\(part.range)) became ForEach(\(range)): a range without ids is constant",
                    advice: "Only numbers of the first range have views. Where it changes, write "
                        + "ForEach(\(range), id: \\.self)."))
        }
        return range.clamped(to: part.range)
    }
}

/// Keeps the first range that a `ForEach` over a constant range was given.
private final class ConstantRangePart: Part {
    let range: Range<Int>
    var isReported = false

    init(_ range: Range<Int>) {
        self.range = range
    }

    override var hasContent: Bool { false }
}

extension ForEach {
    /// One piece of content for each element, of any builder: modules of the shelf have builders of their own. Not for use outside the
    /// library.
    public init(
        _elements data: Data, identify: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: identify)
    }

    /// What tells an element from the others; not for use outside the library.
    public func _identity(of element: Data.Element) -> ID { identify(element) }

    /// One `Content` for each element, whatever it is.
    package init(
        _ data: Data, identify: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: identify)
    }

    /// Views of the same elements, by the same identities.
    package func mapped<Other: View>(
        _ content: @escaping (Data.Element) -> Other
    ) -> ForEach<Data, ID, Other> {
        ForEach<Data, ID, Other>(data: data, content: content, identify: identify)
    }
}
