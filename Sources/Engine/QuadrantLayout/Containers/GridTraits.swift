import QuadrantGeometry

/// One evaluation of a `GridRow`: its cells are neighbours with the same mark.
package final class GridRowMark: Sendable {
    /// Where the row's cells meet; `nil` for the grid's alignment.
    package let alignment: VerticalAlignment?

    package init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
}

extension GridRowMark: JoinedTrait {
    /// Of rows in rows the outermost is one.
    package func over(_ outer: GridRowMark) -> GridRowMark { outer }
}

extension GridRowMark: Equatable {
    package static func == (lhs: GridRowMark, rhs: GridRowMark) -> Bool { lhs === rhs }
}

/// `gridCellColumns(_:)`: the value is an `Int`.
package enum GridCellColumns {
    /// The most columns one cell may span; a larger count would only cost memory.
    package static let most = 1000
}

/// `gridCellAnchor(_:)`: the value is a `UnitPoint`.
package enum GridCellAnchor {}

/// `gridColumnAlignment(_:)`: the value is a `HorizontalAlignment`.
package enum GridColumnAlignment {}

/// `gridCellUnsizedAxes(_:)`: the value is an `Axis.Set`.
package enum GridCellUnsizedAxes {}
