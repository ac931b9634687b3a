import Foundation
import QuadrantLayout

extension TreeSnapshot {
    /// The tree as text: a heading and one line a node, no line longer than `columns`.
    ///
    /// Each node stands one or two columns further in than its parent: one inside of a modifier, two
    /// inside of a container. Beyond `TreePrinter.deepest` columns the depth stands as a number. Words
    /// that do not fit behind the figures stand below them after a dot. `space` is what the last
    /// column of figures is called: the space of the frames.
    package func text(columns: Int = 100, space: String = "in root") -> String {
        guard !nodes.isEmpty else { return "nothing to lay out: the body has no views\n" }
        return TreePrinter(nodes: nodes, columns: columns, space: space).text()
    }
}

/// A table of nodes. Labels too long for their column stand alone, their figures on the next line.
struct TreePrinter {
    /// How far lines are indented at most.
    static let deepest = 28

    private let columns: Int
    private let heading: [String]
    private let rows: [Row]
    /// The widths of five columns: the label, the proposal, the answer, the place and the place in
    /// the root.
    private let widths: [Int]

    private struct Row {
        var indent: Int
        var label: String
        var figures: [String]
        var words: String
    }

    init(nodes: [TreeSnapshot.Node], columns: Int, space: String) {
        self.columns = columns
        heading = ["proposed", "answered", "at", space]
        rows = Self.rows(nodes)
        let figures = rows.map(\.figures) + [heading]
        let figureWidths = (0..<4).map { column in
            figures.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        let room = columns - figureWidths.reduce(0) { $0 + $1 + 2 }
        let labels = rows.map { $0.indent + $0.label.count }.filter { $0 <= room }
        widths = [max(labels.max() ?? 0, 4)] + figureWidths
    }

    private static func rows(_ nodes: [TreeSnapshot.Node]) -> [Row] {
        var indents: [Int] = []
        return nodes.map { node in
            let outer = node.parent.map { nodes[$0] }
            let step = outer == nil ? 0 : outer?.label.hasPrefix(".") == true ? 1 : 2
            let indent = (node.parent.map { indents[$0] } ?? 0) + step
            indents.append(indent)
            let depth = indent > deepest ? "\(node.depth): " : ""
            return Row(
                indent: min(indent, deepest), label: depth + title(of: node),
                figures: figures(of: node), words: words(on: node))
        }
    }

    private static func title(of node: TreeSnapshot.Node) -> String {
        node.views.map { "\($0) › " }.joined() + node.label
            + node.identifiers.map { " #\(printable($0))" }.joined()
    }

    static func printable(_ identifier: String) -> String {
        String(SourceText.literal(identifier, limit: 40).dropFirst().dropLast())
    }

    private static func figures(of node: TreeSnapshot.Node) -> [String] {
        guard let proposal = node.proposal, let size = node.size, let position = node.position,
            let frame = node.globalFrame
        else { return ["—"] }
        return [
            plain(proposal.width ?? .nan, proposal.height ?? .nan),
            plain(size.width ?? .nan, size.height ?? .nan),
            "\(plain(position.x)),\(plain(position.y))", "\(plain(frame.x)),\(plain(frame.y))",
        ]
    }

    /// The reasons, and the size in the root where effects change it.
    private static func words(on node: TreeSnapshot.Node) -> String {
        var words = node.reasons.filter { $0.decides || $0.kind != .spacing }.map(\.text)
        if let size = node.size, let frame = node.globalFrame {
            let (width, height) = (size.width ?? 0, size.height ?? 0)
            let isSame =
                (frame.width == width || abs(frame.width - width) <= tolerance)
                && (frame.height == height || abs(frame.height - height) <= tolerance)
            if !isSame { words.append("\(plain(frame.width, frame.height)) in the root") }
        }
        return words.joined(separator: "; ")
    }

    func text() -> String {
        var lines = [line("view", heading)]
        for row in rows { append(row, to: &lines) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func append(_ row: Row, to lines: inout [String]) {
        let indent = String(repeating: " ", count: row.indent)
        var first = line(indent + row.label, row.figures)
        if row.indent + row.label.count > widths[0] {
            lines += wrapped(row.label, indent: indent, next: indent + "    ")
            first = line(indent, row.figures)
        }
        guard !row.words.isEmpty else { return lines.append(first) }
        if first.count + 2 + row.words.count <= columns {
            return lines.append("\(first)  \(row.words)")
        }
        lines.append(first)
        lines += wrapped(row.words, indent: indent + "    · ", next: indent + "      ")
    }

    private func line(_ label: String, _ figures: [String]) -> String {
        var result = padded(label, to: widths[0])
        for (column, figure) in figures.enumerated() {
            result += "  " + padded(figure, to: widths[column + 1])
        }
        while result.last == " " { result.removeLast() }
        return cut(result, to: columns)
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func cut(_ text: String, to width: Int) -> String {
        text.count <= width ? text : text.prefix(width - 1) + "…"
    }

    /// Words broken at spaces, the lines indented.
    private func wrapped(_ words: String, indent: String, next: String) -> [String] {
        WordWrap.lines(words, first: indent, next: next, columns: columns)
            .map { cut($0, to: columns) }
    }
}
