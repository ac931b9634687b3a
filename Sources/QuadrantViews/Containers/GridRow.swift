public import QuadrantCore
public import QuadrantLayout

/// A row of a `Grid`: each view takes a cell. Outside of a grid its views are children of the
/// container around it, as those of a `Group`.
///
/// Apple: "GridRow". A modifier on the row goes to each cell.
public nonisolated struct GridRow<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// A row whose views meet on `alignment`; `nil` for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    public static func _makeNodes(_ view: GridRow<Content>, _ cursor: inout _ViewCursor) {
        let row = cursor.keep { KeptRow(GridRowMark(alignment: view.alignment)) }
        if row.mark.alignment != view.alignment {
            row.mark = GridRowMark(alignment: view.alignment)
        }
        let mark = row.mark
        cursor.attaching(view.content) { $0.set(mark, for: GridRowMark.self) }
    }

    public static var _arity: _ViewArity { Content._arity }
}

/// Keeps a row's mark from one evaluation to the next.
private final class KeptRow {
    var mark: GridRowMark

    init(_ mark: GridRowMark) {
        self.mark = mark
    }
}
