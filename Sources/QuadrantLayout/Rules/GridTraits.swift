import QuadrantGeometry

/// One evaluation of a `GridRow`: its cells are neighbours with the same mark.
package final class GridRowMark: Sendable {
    /// Where the row's cells meet; `nil` for the grid's alignment.
    package let alignment: VerticalAlignment?

    package init(alignment: VerticalAlignment?) {
        self.alignment = alignment
    }
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

/// A `Section` at its place: its views are neighbours with the same mark.
package final class SectionMark: Sendable {
    package init() {}
}

/// What a view is to the section it stands in; its own type is the key.
package struct SectionPlace: Equatable {
    package enum Role: Sendable {
        case header
        case content
        case footer
    }

    package let section: SectionMark
    package let role: Role

    package init(section: SectionMark, role: Role) {
        self.section = section
        self.role = role
    }
}

extension SectionPlace {
    package static func == (lhs: SectionPlace, rhs: SectionPlace) -> Bool {
        lhs.section === rhs.section && lhs.role == rhs.role
    }
}

/// What a view is to the behavior of the scroll view around it; its own type is the key.
package enum ScrollTargetRole {
    /// Its children are targets.
    case layout
    /// It is one itself.
    case target
}
