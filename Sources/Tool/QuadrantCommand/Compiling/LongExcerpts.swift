extension Diagnostics {
    /// The most columns of an excerpt that are shown.
    private static let mostColumns = 240
    /// How many of them are shown in front of the place that is meant.
    private static let columnsBefore = 80

    /// A message whose excerpts show of a very long line what is around the place that is meant: a generated file may
    /// have its whole text in one, which would fill the terminal many times.
    static func withShortExcerpts(_ text: String) -> String {
        guard text.utf8.count > mostColumns else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for position in lines.indices.dropLast() where lines[position].count > mostColumns {
            let marks = lines[position + 1]
            guard DiagnosticHeader(String(lines[position])) == nil,
                marks.allSatisfy({ " \t~^".contains($0) }),
                let place = marks.firstIndex(of: "^")
            else { continue }
            let column = marks.distance(from: marks.startIndex, to: place)
            let start = max(0, column - columnsBefore)
            // The marks, and what the compiler would write there instead, stand below the line.
            for below in position..<min(position + 3, lines.count) {
                let line = lines[below]
                if line.isEmpty || DiagnosticHeader(String(line)) != nil { break }
                let dots = below == position ? "…" : " "
                let rest = line.dropFirst(start)
                let isCut = below == position && rest.count > mostColumns
                let (before, after) = (start > 0 ? dots : "", isCut ? "…" : "")
                lines[below] = Substring(before + rest.prefix(mostColumns) + after)
            }
        }
        return lines.joined(separator: "\n")
    }
}
