/// The block part of Markdown: the text of headings, list items, quotes, code and tables without the signs
/// that make them so.
///
/// After the CommonMark specification 0.31, chapters 3 to 5, and GitHub's tables. What a block is is
/// not kept: Apple's `Text` draws no block structure, and there is nothing between the texts of two.
/// Linear in the length times the depth of quotes and lists.
struct MarkdownBlocks {
    /// A piece of text in the order of the source.
    enum Block: Equatable {
        /// Text in which styles are read; line feeds in it are line breaks.
        case inline(String)
        /// Text that is kept as it stands.
        case verbatim(String)
    }

    private var blocks: [Block] = []
    /// Lines of the paragraph that is open.
    private var paragraph: [Substring] = []
    /// How many quotes and lists are around.
    private let depth: Int

    /// Quotes and lists nested deeper are read as text.
    private static let deepest = 50

    private init(depth: Int) { self.depth = depth }

    /// The blocks of a document.
    static func read(_ document: String) -> [Block] {
        let lines = document.split(omittingEmptySubsequences: false) { $0.isNewline }
        return read(lines[...], depth: 0)
    }

    private static func read(_ lines: ArraySlice<Substring>, depth: Int) -> [Block] {
        var reader = MarkdownBlocks(depth: depth)
        var rest = lines
        while let line = rest.first { reader.read(MarkdownLine(line), of: &rest) }
        reader.close()
        return reader.blocks
    }

    private mutating func close() {
        if !paragraph.isEmpty { blocks.append(.inline(Self.joined(paragraph))) }
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
            blocks.append(.inline(heading))
            rest.removeFirst()
        } else if !paragraph.isEmpty, line.isUnderline {
            close()
            rest.removeFirst()
        } else if line.isRule {
            close()
            blocks.append(.verbatim(Self.rule))
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
        blocks.append(.verbatim(lines.map { $0 + "\n" }.joined()))
    }

    private mutating func readFencedCode(
        _ fence: (mark: Character, length: Int), _ rest: inout ArraySlice<Substring>
    ) {
        let indent = rest.first.map { MarkdownLine($0).indent } ?? 0
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
        blocks.append(.verbatim(code))
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
        blocks += Self.read(lines[...], depth: depth + 1)
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
        blocks += Self.read(lines[...], depth: depth + 1)
    }

    /// Whether a line may be of a paragraph that goes on without the sign of its quote or item.
    private static func isText(_ line: Substring) -> Bool {
        let line = MarkdownLine(line)
        return !line.isBlank && line.heading == nil && line.fence == nil && !line.isRule
    }

    private mutating func readTable(_ rest: inout ArraySlice<Substring>) {
        var rows = paragraph
        paragraph = []
        rest.removeFirst()
        while let line = rest.first.map(MarkdownLine.init), !line.isBlank, !line.beginsBlock {
            rows.append(line.text)
            rest.removeFirst()
        }
        for row in rows {
            for cell in MarkdownLine(row).cells { blocks.append(.inline(cell)) }
        }
    }
}
