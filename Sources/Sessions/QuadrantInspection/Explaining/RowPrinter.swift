/// Rows as a table: the line of the source, the view, its size and place, and the reasons below.
struct RowPrinter {
    private let rows: [Explanation.Row]
    private let columns: Int
    private let gutter: Int
    private let width: Int

    /// The widest column of views: what is longer stands by itself.
    private static let widest = 56

    init(_ rows: [Explanation.Row], columns: Int, isAligned: Bool) {
        (self.rows, self.columns) = (rows, columns)
        gutter = rows.map { $0.line.map { "\($0)".count } ?? 0 }.max() ?? 0
        let widths = rows.map { Self.indent($0.depth).count + $0.title.count }
        width = isAligned ? widths.filter { $0 <= Self.widest }.max() ?? 0 : 0
    }

    /// Two columns a level; the levels beyond twelve have none of their own.
    private static func indent(_ depth: Int) -> String {
        String(repeating: "  ", count: min(depth, 12))
    }

    func text() -> String {
        var lines: [String] = []
        var file: String?
        for row in rows {
            if let next = row.file, next != file {
                lines.append(next)
                file = next
            }
            append(row, to: &lines)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func append(_ row: Explanation.Row, to lines: inout [String]) {
        let number = row.line.map(String.init) ?? ""
        let margin = String(repeating: " ", count: gutter - number.count) + number + "  "
        let blank = String(repeating: " ", count: margin.count)
        let title = Self.indent(row.depth) + row.title
        if title.count <= width {
            let gap = String(repeating: " ", count: width - title.count)
            lines.append(
                row.figures.isEmpty ? margin + title : margin + title + gap + "  " + row.figures)
        } else {
            lines += wrapped(
                title + "  " + row.figures, margin, blank + Self.indent(row.depth) + "    ")
        }
        guard !row.reasons.isEmpty else { return }
        let indent = blank + Self.indent(row.depth) + "    "
        lines += wrapped(row.reasons.joined(separator: "; "), indent + "· ", indent + "  ")
    }

    private func wrapped(_ words: String, _ first: String, _ next: String) -> [String] {
        let indent = words.prefix { $0 == " " }
        return WordWrap.lines(words, first: first + indent, next: next, columns: columns)
    }
}
