import QuadrantLayout

/// What nodes show, and what they showed when they were recorded last.
final class ShownContent {
    let drawings: NodeColumn<KeptDrawing>
    var recordings: KeptRecordings
    /// Whether what is being drawn asked for more than its own node: it is drawn again each time.
    var readsSurroundings = false
    /// The views that fingers hold down and that show so.
    let pressed: NodeTable<PressedLook>
    /// What is marked behind the characters of texts.
    let marks: NodeTable<TextMarks>

    init(in tables: NodeTables) {
        drawings = NodeColumn(in: tables)
        recordings = KeptRecordings(in: tables)
        pressed = NodeTable(in: tables)
        marks = NodeTable(in: tables)
    }
}
