import QuadrantCore
package import QuadrantGeometry

/// How the buttons behind a row are shown: the note of `swipeActions` at the row.
package struct SwipeNote: NodeNoteKey {
    package typealias Value = SwipeNote

    /// The buttons behind one edge.
    package struct Side {
        /// What a finger does with them.
        let swipe: RowSwipe
        let link: SwipeLink

        /// Whether a swipe over the whole row triggers the first of them.
        package var allowsFullSwipe: Bool { swipe.allowsFullSwipe }

        /// Shows the buttons.
        package func show() { swipe.isShown.wrappedValue = true }
    }

    package var sides: [HorizontalEdge: Side]

    package static func combine(_ inner: SwipeNote, _ outer: SwipeNote) -> SwipeNote {
        // The first of several modifiers at an edge is the innermost.
        SwipeNote(sides: outer.sides.merging(inner.sides) { _, inner in inner })
    }
}
