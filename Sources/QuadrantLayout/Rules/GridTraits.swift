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

/// The section that a view belongs to, and its role there. The type itself is the key of this
/// trait.
package struct SectionPlace: Equatable {
    /// Which part of the section a view is.
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

/// The role of a view for the target behavior of the scroll view around. The type itself is the key
/// of this trait.
package enum ScrollTargetRole {
    /// The children of the view are scroll targets.
    case layout
    /// The view itself is a scroll target.
    case target
}
