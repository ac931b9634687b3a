internal import QuadrantRendering

/// Passes on to the user what drawings printed: what the user's code printed as it is, and issues once.
struct PrintedNotes {
    private var said: Set<String> = []
    /// Whether issues name their picture, as there are several.
    let namesPictures: Bool

    init(namesPictures: Bool) {
        self.namesPictures = namesPictures
    }

    /// Writes to standard error what a drawing printed.
    mutating func show(_ printed: String, of picture: String?) {
        Console.error(text(of: printed, picture: picture))
    }

    /// The text without the marks of issues and without issues that were shown before; the others name their picture.
    ///
    /// - Complexity: Linear in the text, by its bytes: it may be long.
    mutating func text(of printed: String, picture: String?) -> String {
        var text = ""
        var rest = printed[...]
        while let mark = rest.utf8.firstIndex(of: IssueReport.mark) {
            let after = rest[rest.utf8.index(after: mark)...]
            guard IssueReport.isIssue(after) else {
                // A zero of the user's own.
                text += rest[...mark]
                rest = after
                continue
            }
            text += rest[..<mark]
            // What the user's code had printed of a line ends here.
            if let last = text.utf8.last, last != Self.lineEnd { text += "\n" }
            let end = after.utf8.firstIndex(of: Self.lineEnd) ?? after.endIndex
            let line = after[..<end]
            rest = end < after.endIndex ? after[after.utf8.index(after: end)...] : ""
            if !said.insert(String(line)).inserted { continue }
            if namesPictures, let picture { text += "\(picture): " }
            text += line + "\n"
        }
        return text + rest
    }

    private static let lineEnd = UInt8(ascii: "\n")
}
