/// What the compiler said, told apart into what concerns the user's files and what the generated entries.
package struct Diagnostics: Equatable, Sendable {
    /// The compiler's words on the user's files, with their excerpts.
    package private(set) var userText = ""
    /// The files in which there are errors, as the compiler names them; empty for one without a place.
    package private(set) var errorFiles: Set<String> = []
    /// The entries that were refused, by the position of their candidate, with the reason.
    package private(set) var refusals: [Int: String] = [:]

    /// Reads the compiler's standard error.
    package init(_ output: String) {
        var isAboutEntries = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = Header(line) {
                if header.kind != "note" {
                    isAboutEntries = header.file == EntrySource.fileName
                }
                if isAboutEntries {
                    if header.kind == "error" {
                        refusals[header.line - 1] = refusals[header.line - 1] ?? header.message
                    }
                } else if header.kind == "error" {
                    errorFiles.insert(header.file)
                }
            }
            if !isAboutEntries && !line.isEmpty { userText += line + "\n" }
        }
    }

    /// `Card.swift:10:32: error: cannot find 'titel' in scope`, or the same without a place.
    private struct Header {
        var file = ""
        var line = 0
        var kind: String
        var message: String

        init?(_ text: Substring) {
            let isExcerpt =
                text.first == " " || text.first?.isNumber == true && text.contains(" | ")
            guard !isExcerpt,
                let found = ["error", "warning", "note", "remark"].lazy
                    .compactMap({ kind in Header.split(text, at: kind) }).first
            else { return nil }
            kind = found.kind
            message = String(found.message)
            let place = found.place.split(separator: ":")
            guard place.count >= 3, let line = Int(place[place.count - 2]) else { return }
            self.line = line
            file = place.dropLast(2).joined(separator: ":")
        }

        private static func split(
            _ text: Substring, at kind: String
        ) -> (place: Substring, kind: String, message: Substring)? {
            if text.hasPrefix("\(kind): ") { return ("", kind, text.dropFirst(kind.count + 2)) }
            let separator = ": \(kind): "
            var start = text.startIndex
            while start < text.endIndex {
                if text[start...].hasPrefix(separator) {
                    let end = text.index(start, offsetBy: separator.count)
                    return (text[..<start], kind, text[end...])
                }
                start = text.index(after: start)
            }
            return nil
        }
    }
}
