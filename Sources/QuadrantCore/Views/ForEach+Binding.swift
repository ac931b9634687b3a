extension ForEach where Content: View {
    /// One view for each element of a binding's collection, given a binding to it; elements are told
    /// apart by the value at `id`.
    ///
    /// A binding stays with its element: one that an action or a task keeps reads and writes the element of that
    /// `id` also when it was moved meanwhile. (Apple's goes by place; ours is a choice.)
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let now = data.wrappedValue
        self.init(
            data: now.indices.lazy.map { ($0, now[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0, id: id, $0.1)) }, identify: { $0.1 })
    }

    /// One view for each element of a binding's collection, given a binding to it that stays with the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// One view for each element of a binding's collection, given a binding to it.
    ///
    /// - Parameter editActions: What users may do to the elements. Accepted, without effect here:
    ///   there is nothing yet by which elements are edited.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// One view for each element of a binding's collection, given a binding to it; elements are told
    /// apart by the value at `id`.
    ///
    /// - Parameter editActions: What users may do to the elements. Accepted, without effect here:
    ///   there is nothing yet by which elements are edited.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(data, id: id) {
            EditableCollectionContent(content: content($0), editActions: editActions)
        }
    }
}

/// What users may do to the elements of a collection.
///
/// Apple: "EditActions".
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each action.
    public let rawValue: Int

    /// The actions whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Elements can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// All of it.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element that users may edit.
///
/// Apple: "EditableCollectionContent".
public nonisolated struct EditableCollectionContent<Content, Data> {
    let content: Content
    let editActions: EditActions<Data>
}

extension EditableCollectionContent: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the rows, and reports that users cannot edit them yet.
    @MainActor
    public static func _makeNodes(
        _ view: EditableCollectionContent<Content, Data>, _ cursor: inout _ViewCursor
    ) {
        if !view.editActions.isEmpty {
            cursor.report(
                Complaint.withoutEffect(
                    "ForEach(editActions:)",
                    advice: "Elements cannot be moved or deleted by users yet."))
        }
        Content._makeNodes(view.content, &cursor)
    }

    /// The same as for the rows.
    public static var _arity: _ViewArity { Content._arity }
}
