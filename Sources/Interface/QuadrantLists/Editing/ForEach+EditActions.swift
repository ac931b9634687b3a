import Foundation
import QuadrantControls
public import QuadrantCore
import QuadrantLayout

extension ForEach where Content: View {
    /// Creates a view for each element of a collection, from a binding to the element.
    ///
    /// - Parameter editActions: What users may do to the elements where they are rows of a list.
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

    /// Creates a view for each element of a collection, from a binding to the element. The value at
    /// `id` identifies an element.
    ///
    /// - Parameter editActions: What users may do to the elements where they are rows of a list.
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(data, id: id) {
            EditableCollectionContent(
                content: content($0), editActions: editActions, edits: RowEdits(data, editActions))
        }
    }
}

/// The actions by which users may edit the elements of a collection.
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
    /// Both actions.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element that users may edit.
///
/// Apple: "EditableCollectionContent".
public nonisolated struct EditableCollectionContent<Content, Data> {
    let content: Content
    let editActions: EditActions<Data>
    /// How the collection is edited.
    let edits: RowEdits
}

extension EditableCollectionContent: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    /// Makes the views of an element, each with a note of how the element is edited.
    @MainActor
    public static func _makeNodes(
        _ view: EditableCollectionContent<Content, Data>, _ cursor: inout _ViewCursor
    ) {
        if !cursor.environment.isInListRow { cursor.report(.noEditableList) }
        cursor.attaching(view.content) { view.edits.attach(&$0) }
    }

    /// There are as many nodes as a row adds.
    public static var _arity: _ViewArity { Content._arity }
}

extension RowEdits {
    /// Edits the collection of a binding.
    fileprivate init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) {
        self.init()
        if actions.contains(.delete), C.self is any RangeReplaceableCollection.Type {
            delete = { offsets in
                data.wrappedValue = Self.removing(offsets, from: data.wrappedValue)
            }
        }
        if actions.contains(.move) {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }

    /// The collection without the elements at some places, if its type can be without them.
    private static func removing<C: Collection>(_ offsets: IndexSet, from all: C) -> C {
        func rest<R: RangeReplaceableCollection>(_ type: R.Type) -> C? {
            var result = R()
            for (place, element) in all.enumerated() where !offsets.contains(place) {
                if let element = element as? R.Element { result.append(element) }
            }
            return result as? C
        }
        guard let type = C.self as? any RangeReplaceableCollection.Type else { return all }
        return rest(type) ?? all
    }
}

extension EnvironmentValues {
    /// Whether a view is in a row of a list, or of a form in sections: users can edit and swipe those.
    var isInListRow: Bool {
        guard let row = rowSurroundings else { return false }
        return row.container != .columns
    }
}

extension Diagnostic {
    fileprivate static let noEditableList = Diagnostic.withoutEffect(
        "ForEach(editActions:) outside of a List",
        advice:
            "Its views are shown. Users delete and move rows of a List: put the ForEach into one.")
}
