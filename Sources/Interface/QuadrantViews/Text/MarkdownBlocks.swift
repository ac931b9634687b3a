/// The block part of Markdown: the text of headings, list items, quotes, code and tables without the signs
/// that make them so.
///
/// After the CommonMark specification 0.31, chapters 3 to 5, and GitHub's tables. Apple's `Text` draws no block structure, and
/// there is nothing between the texts of two.
/// Linear in the length times the depth of quotes and lists.
struct MarkdownBlocks {
    /// A piece of text in the order of the source.
    struct Block: Equatable {
        /// Line feeds in text in which styles are read are line breaks.
        var text: String
        /// Whether the text is kept as it stands.
        var isVerbatim: Bool
        /// The blocks that it stands in.
        var intent: PresentationIntent
    }

    /// Counts the blocks of a document.
    private final class Count {
        private var last = 0

        func next(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
            last += 1
            return PresentationIntent.IntentType(kind: kind, identity: last)
        }
    }

    /// A list whose items follow one another.
    private struct List {
        let type: PresentationIntent.IntentType
        /// The sign of its items, or what stands behind their numbers.
        let mark: Character
        var ordinal: Int
    }

    private var blocks: [Block] = []
    /// Lines of the paragraph that is open.
    private var paragraph: [Substring] = []
    /// The list that was read last, until another block is.
    private var list: List?
    /// How many quotes and lists are around.
    private let depth: Int
    /// The blocks around, the innermost first.
    private let around: [PresentationIntent.IntentType]
    private let count: Count

    /// Quotes and lists nested deeper are read as text.
    private static let deepest = 50

    private init(depth: Int, in around: [PresentationIntent.IntentType], _ count: Count) {
        (self.depth, self.around, self.count) = (depth, around, count)
    }

    /// The blocks of a document.
    static func read(_ document: String) -> [Block] {
        let lines = document.split(omittingEmptySubsequences: false) { $0.isNewline }
        return MarkdownBlocks(depth: 0, in: [], Count()).read(lines[...])
    }

    private consuming func read(_ lines: ArraySlice<Substring>) -> [Block] {
        var rest = lines
        while let line = rest.first { read(MarkdownLine(line), of: &rest) }
        close()
        return blocks
    }

    /// The blocks of what stands in other blocks, the innermost first.
    private func inner(
        _ types: [PresentationIntent.IntentType], _ lines: [Substring]
    ) -> [Block] {
        MarkdownBlocks(depth: depth + 1, in: types + around, count).read(lines[...])
    }

    private mutating func add(
        _ text: String, _ kind: PresentationIntent.Kind, isVerbatim: Bool = false
    ) {
        list = nil
        add(text, in: [count.next(kind)], isVerbatim: isVerbatim)
    }

    private mutating func add(
        _ text: String, in types: [PresentationIntent.IntentType], isVerbatim: Bool = false
    ) {
        let intent = PresentationIntent(types: types + around)
        blocks.append(Block(text: text, isVerbatim: isVerbatim, intent: intent))
    }

    private mutating func close() {
        if !paragraph.isEmpty { add(Self.joined(paragraph), .paragraph) }
        paragraph = []
    }

    /// The lines of a paragraph: a line break is a space, unless two spaces or a backslash are before it.
    private static func joined(_ lines: [Substring]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            var content = String(line.trimmed)
            guard index + 1 < lines.count else { return text + content }
            let isHard = line.hasSuffix("  ") || content.hasSuffix("\\")
            if content.hasSuffix("\\") { content.removeLast() }
            text += content + (isHard ? "\n" : " ")
        }
        return text
    }

    /// Reads the block that `line` begins or goes on with, and takes its lines from `rest`.
    private mutating func read(_ line: MarkdownLine, of rest: inout ArraySlice<Substring>) {
        if line.isBlank {
            close()
            rest.removeFirst()
        } else if paragraph.isEmpty, line.indent >= 4 {
            readIndentedCode(&rest)
        } else if let fence = line.fence {
            close()
            readFencedCode(fence, &rest)
        } else if let heading = line.heading {
            close()
            add(heading.text, .header(level: heading.level))
            rest.removeFirst()
        } else if !paragraph.isEmpty, let level = line.underlineLevel {
            add(Self.joined(paragraph), .header(level: level))
            paragraph = []
            rest.removeFirst()
        } else if line.isRule {
            close()
            add(Self.rule, .thematicBreak, isVerbatim: true)
            rest.removeFirst()
        } else if depth < Self.deepest, line.isQuote {
            close()
            readQuote(&rest)
        } else if depth < Self.deepest, let item = line.item, item.mayFollow(paragraph) {
            close()
            readItem(item, &rest)
        } else if paragraph.count == 1, line.isTableRule, paragraph[0].contains("|") {
            readTable(&rest)
        } else {
            paragraph.append(line.text)
            rest.removeFirst()
        }
    }

    /// The character with which Foundation's parser stands for a thematic break.
    private static let rule = "\u{2E3B}"
}

extension MarkdownBlocks {
    private mutating func readIndentedCode(_ rest: inout ArraySlice<Substring>) {
        var lines: [Substring] = []
        while let line = rest.first.map(MarkdownLine.init), line.isBlank || line.indent >= 4 {
            lines.append(line.unindented(by: 4))
            rest.removeFirst()
        }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        add(lines.map { $0 + "\n" }.joined(), .codeBlock(languageHint: nil), isVerbatim: true)
    }

    private mutating func readFencedCode(
        _ fence: (mark: Character, length: Int), _ rest: inout ArraySlice<Substring>
    ) {
        let first = rest.first.map(MarkdownLine.init)
        let indent = first?.indent ?? 0
        rest.removeFirst()
        var code = ""
        while let line = rest.popFirst().map(MarkdownLine.init) {
            if let end = line.fence, end.mark == fence.mark, end.length >= fence.length,
                line.text.trimmed.allSatisfy({ $0 == fence.mark })
            {
                break
            }
            code += line.unindented(by: indent) + "\n"
        }
        add(code, .codeBlock(languageHint: first?.language), isVerbatim: true)
    }

    private mutating func readQuote(_ rest: inout ArraySlice<Substring>) {
        var lines: [Substring] = []
        while let line = rest.first.map(MarkdownLine.init) {
            if line.isQuote {
                lines.append(line.unquoted)
            } else if !line.isBlank, !line.beginsBlock, lines.last.map(Self.isText) == true {
                lines.append(line.text)
            } else {
                break
            }
            rest.removeFirst()
        }
        list = nil
        blocks += inner([count.next(.blockQuote)], lines)
    }

    private mutating func readItem(_ item: MarkdownLine.Item, _ rest: inout ArraySlice<Substring>) {
        var lines = [item.content]
        rest.removeFirst()
        while let line = rest.first.map(MarkdownLine.init) {
            if line.isBlank {
                // Nothing belongs to an item that begins with an empty line but what follows at once.
                if lines == [""] { break }
                lines.append("")
            } else if line.indent >= item.indent {
                lines.append(line.unindented(by: item.indent))
            } else if !line.beginsBlock, line.item == nil, lines.last.map(Self.isText) == true {
                lines.append(line.text)
            } else {
                break
            }
            rest.removeFirst()
        }
        var list =
            list.flatMap { $0.mark == item.mark ? $0 : nil }
            ?? List(
                type: count.next(item.number == nil ? .unorderedList : .orderedList),
                mark: item.mark, ordinal: item.number ?? 1)
        blocks += inner([count.next(.listItem(ordinal: list.ordinal)), list.type], lines)
        list.ordinal += 1
        self.list = list
    }

    /// Whether a line may be of a paragraph that goes on without the sign of its quote or item.
    private static func isText(_ line: Substring) -> Bool {
        let line = MarkdownLine(line)
        return !line.isBlank && line.heading == nil && line.fence == nil && !line.isRule
    }

    private mutating func readTable(_ rest: inout ArraySlice<Substring>) {
        var rows = paragraph
        paragraph = []
        list = nil
        let columns = rest.first.map { MarkdownLine($0).columns } ?? []
        rest.removeFirst()
        while let line = rest.first.map(MarkdownLine.init), !line.isBlank, !line.beginsBlock {
            rows.append(line.text)
            rest.removeFirst()
        }
        let table = count.next(.table(columns: columns))
        for (index, row) in rows.enumerated() {
            let row = (
                cells: MarkdownLine(row).cells,
                type: count.next(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index))
            )
            for (column, cell) in row.cells.enumerated() {
                add(cell, in: [count.next(.tableCell(columnIndex: column)), row.type, table])
            }
        }
    }
}
