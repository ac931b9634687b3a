public import QuadrantCore
public import QuadrantLayout

/// A row of a `Grid`, in which each view fills a cell. Outside of a grid the views of a row are
/// children of the container around, as those of a `Group` are.
///
/// Apple: "GridRow". A modifier of the row applies to each cell.
public nonisolated struct GridRow<Content: View>: View {
    /// A primitive view: it has no body.
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row whose views are aligned by `alignment`; `nil` for the alignment of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the cells, each marked as belonging to this row; the row itself is no node.
    @MainActor
    public static func _makeNodes(_ view: GridRow<Content>, _ cursor: inout _ViewCursor) {
        let row = cursor.keep { KeptRow(GridRowMark(alignment: view.alignment)) }
        if row.mark.alignment != view.alignment {
            row.mark = GridRowMark(alignment: view.alignment)
        }
        let mark = row.mark
        cursor.attaching(view.content) { $0.setTrait(mark, for: GridRowMark.self) }
    }

    /// There are as many nodes as the content adds.
    public static var _arity: _ViewArity { Content._arity }
}

/// Keeps a row's mark from one evaluation to the next.
private final class KeptRow {
    var mark: GridRowMark

    init(_ mark: GridRowMark) {
        self.mark = mark
    }
}
