/// Rows as a table: the line of the source, the view, its size and place, and the reasons below.
struct RowPrinter {
    private let rows: [Explanation.Row]
    private let columns: Int
    private let gutter: Int
    private let width: Int
    private let isDense: Bool

    /// The widest column of views: what is longer stands by itself.
    private static let widest = 56

    /// A table of rows.
    ///
    /// - Parameters:
    ///   - isAligned: Whether sizes stand below each other.
    ///   - isDense: Whether a level is one column, and lines that go on begin there.
    init(_ rows: [Explanation.Row], columns: Int, isAligned: Bool, isDense: Bool = false) {
        (self.rows, self.columns, self.isDense) = (rows, columns, isDense)
        gutter = rows.map { $0.line.map { "\($0)".count } ?? 0 }.max() ?? 0
        let widths = rows.map {
            Self.indent($0.depth, isDense: isDense).count + $0.title.count
        }
        width = isAligned ? widths.filter { $0 <= Self.widest }.max() ?? 0 : 0
    }

    /// Two columns a level; the levels beyond twelve have none of their own.
    private static func indent(_ depth: Int, isDense: Bool) -> String {
        String(repeating: isDense ? " " : "  ", count: min(depth, 12))
    }

    private func indent(_ depth: Int) -> String { Self.indent(depth, isDense: isDense) }

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
        let margin =
            String(repeating: " ", count: gutter - number.count) + number
            + (isDense ? " " : "  ")
        let blank = String(repeating: " ", count: margin.count)
        let title = indent(row.depth) + row.title
        let further = isDense ? "  " : indent(row.depth) + "    "
        let reasons = row.reasons.joined(separator: "; ")
        if isDense {
            let told = reasons.isEmpty ? "" : " · " + reasons
            lines += wrapped(title + " " + row.figures + told, margin, blank + further)
            return
        }
        if title.count <= width {
            let gap = String(repeating: " ", count: width - title.count)
            lines.append(
                row.figures.isEmpty ? margin + title : margin + title + gap + "  " + row.figures)
        } else {
            lines += wrapped(
                title + "  " + row.figures, margin, blank + further)
        }
        guard !row.reasons.isEmpty else { return }
        let indent = blank + further
        lines += wrapped(reasons, indent + "· ", indent + "  ")
    }

    private func wrapped(_ words: String, _ first: String, _ next: String) -> [String] {
        let indent = words.prefix { $0 == " " }
        return WordWrap.lines(words, first: first + indent, next: next, columns: columns)
    }
}
