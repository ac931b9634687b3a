internal import QuadrantRendering

/// A picture with what was told while it was drawn.
package struct DrawnPicture {
    /// The bytes of its file, or of the explanation of a layout.
    package var bytes: [UInt8]
    /// What was told.
    var told: DrawingNotes
}

/// What is told of a drawing beside the picture.
struct DrawingNotes: Equatable {
    /// What the view's code printed.
    var printed: String
    /// What could not be done as written, and what is told with it; each a line without its end.
    var issues: [String]
    /// These with the places that they are about in front, as far as such are known.
    var placed: [String: String] = [:]

    /// What a process printed, and the issues that it handed over.
    init(printed: String, issues: [String]) {
        (self.printed, self.issues) = (printed, issues.map(IssueReport.line))
    }
}
