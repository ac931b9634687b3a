import QuadrantControls
public import QuadrantCore
import QuadrantViews

/// Rows in a column that scrolls, of which one or several can be selected.
///
/// Apple: "List". Each view of the content is a row; a `Section` makes a group of its rows, and what is not in a
/// section makes one too. Only the rows in sight are made. The list fills its proposal. The list style around
/// decides about cards, separators and headers; without one it is `insetGrouped`.
///
/// A row stands for the value of its `tag`, else for the identity of the element that `ForEach` made it of. A tap
/// on a row selects it; of a list with a set of values only while it is edited (`editMode`).
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    private let content: Content

    /// A scroll view with the rows on the ground of the list.
    @MainActor public var body: some View {
        ListHost(selection: selection, container: .list, content: content)
    }

    /// Opens a scope for the list. Where the list is itself to be a row of a list or form around, its views are rows of that:
    /// Apple draws a list in a section of a form so (iOS 18). One with a selection keeps its own rows.
    @MainActor
    public static func _makeNodes(
        _ view: List<SelectionValue, Content>, _ cursor: inout _ViewCursor
    ) {
        let givesRows = view.selection == nil && cursor.putsNext(into: ListItemModifier.self)
        cursor.branch(givesRows ? 1 : 0) { cursor in
            if givesRows {
                Content._makeNodes(view.content, &cursor)
            } else {
                cursor.openScope(view)
            }
        }
    }

    /// Other containers look into the list, down to its host.
    public static var _arity: _ViewArity { .many }

    init(selection: ListSelection?, content: Content) {
        (self.selection, self.content) = (selection, content)
    }
}

extension List {
    /// Creates a list of which several rows can be selected.
    public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection.map { ListSelection.set($0) }
        self.content = content()
    }

    /// Creates a list of which one row can be selected.
    @_disfavoredOverload
    public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection.map { ListSelection.optional($0) }
        self.content = content()
    }

    /// Creates a list of which always one row is selected.
    @_disfavoredOverload
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.selection = .required(selection)
        self.content = content()
    }
}

extension List where SelectionValue == Never {
    /// Creates a list whose rows cannot be selected.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}
