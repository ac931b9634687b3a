public import QuadrantCore
public import QuadrantLayout

/// A row of a `Grid`: each view takes a cell. Outside of a grid its views are children of the
/// container around it, as those of a `Group`.
///
/// Apple: "GridRow". A modifier on the row goes to each cell.
public nonisolated struct GridRow<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// A row whose views meet on `alignment`; `nil` for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the cells, each marked as belonging to this row; the row itself is no node.
    @MainActor
    public static func _makeNodes(_ view: GridRow<Content>, _ cursor: inout _ViewCursor) {
        let mark = GridRowMark(alignment: view.alignment)
        cursor.attaching(view.content) { $0.set(mark, for: GridRowMark.self) }
    }

    /// The same as for the content.
    public static var _arity: _ViewArity { Content._arity }
}
