/// An error or a warning of the compiler's with its notes, as it is printed.
struct ErrorText {
    /// Header lines with the excerpts below: the message, then its notes.
    private(set) var blocks: [[Substring]]
    /// The file, as the user named it.
    let file: String
    /// From 1; 0 for none.
    let line: Int
    /// In UTF-8 bytes, from 1.
    let column: Int
    /// "error", "warning" …
    let kind: String
    /// What the compiler says.
    let message: String

    private init?(_ block: [Substring]) {
        guard let head = block.first, let header = DiagnosticHeader(String(head)),
            header.kind != "note"
        else { return nil }
        blocks = [block]
        (file, line, column) = (header.file, header.line, header.column)
        (kind, message) = (header.kind, header.message)
    }

    /// Reads what is printed; lines in front of any message are an element without a place.
    static func all(in text: String) -> (front: [Substring], messages: [ErrorText]) {
        var front: [Substring] = []
        var messages: [ErrorText] = []
        var block: [Substring] = []
        func close() {
            if block.isEmpty { return }
            if let message = ErrorText(block) {
                messages.append(message)
            } else if let last = messages.indices.last {
                messages[last].blocks.append(block)
            } else {
                front += block
            }
            block = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isHead = DiagnosticHeader(String(line)).map { $0.line > 0 } ?? false
            if isHead { close() }
            block.append(line)
        }
        if block.last == "" { block.removeLast() }
        close()
        return (front, messages)
    }

    /// The notes: where they are and what they say.
    var notes: [DiagnosticHeader] {
        blocks.dropFirst().compactMap { $0.first.flatMap { DiagnosticHeader(String($0)) } }
    }

    /// The line of the source that the message shows.
    var excerpt: String { blocks[0].dropFirst().first.map(String.init) ?? "" }

    /// What stands between quotes in the message.
    var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The message with other words behind or instead, and without some notes.
    func text(words: String?, keeping isKept: (DiagnosticHeader) -> Bool) -> String {
        var lines: [Substring] = []
        for (index, block) in blocks.enumerated() {
            guard let head = block.first else { continue }
            if index == 0 {
                lines.append(
                    words.map { Substring("\(file):\(line):\(column): \(kind): \($0)") } ?? head)
                lines += block.dropFirst()
            } else if DiagnosticHeader(String(head)).map(isKept) ?? true {
                lines += block
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
