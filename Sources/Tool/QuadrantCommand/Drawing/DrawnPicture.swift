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

    /// What a process printed, in which marked lines are issues, and the issues that it handed over.
    init(output: String, issues: [String]) {
        (printed, self.issues) = Self.parts(of: output)
        self.issues += issues.map(Self.line)
    }

    /// The line by which something is told: a warning, unless it is a note, by which nothing fails.
    private static func line(_ issue: String) -> String {
        TerminalText.line(issue.hasPrefix("note: ") ? issue : "warning: \(issue)")
    }

    /// What was printed and the issues in it: libraries that the view's code calls write theirs to standard error, with a mark.
    ///
    /// - Complexity: Linear in the text, by its bytes: it may be long.
    private static func parts(of output: String) -> (String, [String]) {
        var (text, issues) = ("", [String]())
        var rest = output[...]
        while let mark = rest.utf8.firstIndex(of: IssueReport.mark) {
            let after = rest[rest.utf8.index(after: mark)...]
            guard IssueReport.isIssue(after) else {
                // A zero of the user's own.
                text += rest[...mark]
                rest = after
                continue
            }
            text += rest[..<mark]
            let end = after.utf8.firstIndex(of: lineEnd) ?? after.endIndex
            issues.append(String(after[..<end]))
            rest = end < after.endIndex ? after[after.utf8.index(after: end)...] : ""
        }
        return (text + rest, issues)
    }

    private static let lineEnd = UInt8(ascii: "\n")
}
