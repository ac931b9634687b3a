/// A line of a Markdown document, and what block it may begin.
struct MarkdownLine {
    /// The line without its end.
    let text: Substring
    /// Columns before the first character that is no white space; a tabulator reaches to the next fourth.
    let indent: Int
    /// The line from that character on, without white space at the end.
    private let content: Substring

    init(_ text: Substring) {
        self.text = text
        var indent = 0
        var start = text.startIndex
        while start < text.endIndex, text[start] == " " || text[start] == "\t" {
            indent += text[start] == "\t" ? 4 - indent % 4 : 1
            start = text.index(after: start)
        }
        self.indent = indent
        content = text[start...].trimmedAtEnd
    }

    var isBlank: Bool { content.isEmpty }

    /// The line without so many columns of white space, or without all there is.
    func unindented(by columns: Int) -> Substring {
        var column = 0
        var start = text.startIndex
        while start < text.endIndex, column < columns {
            guard text[start] == " " || text[start] == "\t" else { break }
            column += text[start] == "\t" ? 4 - column % 4 : 1
            start = text.index(after: start)
        }
        return text[start...]
    }

    /// Whether it begins another block than a paragraph.
    var beginsBlock: Bool {
        heading != nil || fence != nil || isRule || isQuote || item?.mayFollow([text]) == true
    }

    /// The text of `# Heading #`, and the number of signs before it.
    var heading: (text: String, level: Int)? {
        let signs = content.prefix { $0 == "#" }
        guard indent < 4, (1...6).contains(signs.count) else { return nil }
        let rest = content.dropFirst(signs.count)
        guard rest.first.map(\.isWhitespace) ?? true else { return nil }
        var words = rest.drop(while: \.isWhitespace)
        let closing = words.reversed().prefix { $0 == "#" }.count
        if closing > 0, closing == words.count || words.dropLast(closing).last?.isWhitespace == true
        {
            words = words.dropLast(closing)
        }
        return (String(words.trimmedAtEnd), signs.count)
    }

    /// The line of a fence: three backticks or tildes at least.
    var fence: (mark: Character, length: Int)? {
        guard indent < 4, let mark = content.first, mark == "`" || mark == "~" else { return nil }
        let length = content.prefix { $0 == mark }.count
        guard length >= 3, mark == "~" || !content.dropFirst(length).contains("`") else {
            return nil
        }
        return (mark, length)
    }

    /// The first word behind the marks of a fence; `nil` for none.
    var language: String? {
        guard let fence else { return nil }
        let words = content.dropFirst(fence.length).split(whereSeparator: \.isWhitespace)
        return words.first.map(String.init)
    }

    /// The level of the heading above `===` or `---`; `nil` for another line.
    var underlineLevel: Int? {
        guard indent < 4, let mark = content.first, mark == "=" || mark == "-",
            content.allSatisfy({ $0 == mark })
        else { return nil }
        return mark == "=" ? 1 : 2
    }

    /// `---`, `* * *`, `___`.
    var isRule: Bool {
        guard indent < 4, let mark = content.first, "-*_".contains(mark) else { return false }
        return content.allSatisfy { $0 == mark || $0 == " " || $0 == "\t" }
            && content.count { $0 == mark } >= 3
    }

    var isQuote: Bool { indent < 4 && content.first == ">" }

    /// The line without the sign of a quote and a space behind it.
    var unquoted: Substring {
        let rest = text.drop { $0 != ">" }.dropFirst()
        return rest.first == " " ? rest.dropFirst() : rest
    }

    /// An item of a list.
    struct Item {
        /// The text behind the sign of the item.
        var content: Substring
        /// Columns by which further lines of it are indented.
        var indent: Int
        /// Its sign, or what stands behind its number.
        let mark: Character
        /// Its number; `nil` where it has a sign.
        let number: Int?
        fileprivate var mayEndParagraph: Bool

        /// Whether the item may come right after lines of a paragraph; some items need a blank line
        /// before them.
        func mayFollow(_ paragraph: [Substring]) -> Bool { paragraph.isEmpty || mayEndParagraph }
    }

    /// `- item`, `* item`, `+ item`, `1. item`, `1) item`.
    var item: Item? {
        guard indent < 4, let first = content.first else { return nil }
        var (sign, mark) = (1, first)
        var number: Int?
        if first.isASCII, first.isWholeNumber {
            let digits = content.prefix { $0.isASCII && $0.isWholeNumber }
            guard digits.count < 10, let end = content.dropFirst(digits.count).first,
                end == "." || end == ")"
            else { return nil }
            (sign, mark) = (digits.count + 1, end)
            number = Int(digits)
        } else if !"-*+".contains(first) {
            return nil
        }
        let rest = content.dropFirst(sign)
        guard let next = rest.first else {
            return Item(
                content: "", indent: indent + sign + 1, mark: mark, number: number,
                mayEndParagraph: false)
        }
        guard next == " " || next == "\t" else { return nil }
        let spaces = rest.prefix { $0 == " " }.count
        // Five spaces or more are one and a code block.
        let gap = (1...4).contains(spaces) ? spaces : 1
        return Item(
            content: rest.dropFirst(gap), indent: indent + sign + gap, mark: mark, number: number,
            mayEndParagraph: number ?? 1 == 1)
    }

    /// `| --- | :-: |` under the head of a table.
    var isTableRule: Bool {
        guard indent < 4, content.contains("-"), content.contains("|") || content.contains(":")
        else { return false }
        return content.allSatisfy { "-:| \t".contains($0) }
    }

    /// Where the texts of columns stand, of such a line.
    var columns: [PresentationIntent.TableColumn] {
        cells.map { cell in
            switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
            case (true, true): .init(alignment: .center)
            case (false, true): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    /// The texts between bars; a bar behind a backslash is a character.
    var cells: [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        var characters = content
        if characters.first == "|" { characters.removeFirst() }
        if characters.last == "|", !characters.hasSuffix("\\|") { characters.removeLast() }
        for character in characters {
            if character == "|", !isEscaped {
                cells.append(cell)
                cell = ""
            } else {
                if character == "|" { cell.removeLast() }
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return (cells + [cell]).map { String(MarkdownLine(Substring($0)).content) }
    }
}

extension Substring {
    /// Without white space at both ends.
    var trimmed: Substring { drop(while: \.isWhitespace).trimmedAtEnd }

    /// Without white space at the end.
    var trimmedAtEnd: Substring {
        var rest = self
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
