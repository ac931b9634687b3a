import QuadrantCore
package import QuadrantGeometry

/// How the buttons behind a row are shown: the note of `swipeActions` at the row.
package struct SwipeNote: NodeNoteKey {
    package typealias Value = SwipeNote

    /// The buttons behind one edge.
    package struct Side {
        package let allowsFullSwipe: Bool
        /// Shows or hides the buttons.
        package let show: (Bool) -> Void
        /// What a finger does with them.
        let swipe: RowSwipe
    }

    package var sides: [HorizontalEdge: Side]

    package static func combine(_ inner: SwipeNote, _ outer: SwipeNote) -> SwipeNote {
        // The first of several modifiers at an edge is the innermost.
        SwipeNote(sides: outer.sides.merging(inner.sides) { _, inner in inner })
    }
}
