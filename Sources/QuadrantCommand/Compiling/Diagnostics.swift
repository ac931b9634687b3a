internal import Foundation

/// What the compiler said, told apart into what concerns the user's files and what the generated entries.
package struct Diagnostics: Equatable, Sendable {
    /// The compiler's words on the user's files, with their excerpts.
    package private(set) var userText = ""
    /// The files in which there are errors, as the compiler names them; empty for one without a place.
    package private(set) var errorFiles: Set<String> = []
    /// The entries that were refused, by the position of their candidate, with the reason.
    package private(set) var refusals: [Int: String] = [:]

    /// Reads the compiler's standard error.
    ///
    /// - Parameter copies: the files that were compiled, by path. What stands at the very end of one is
    ///   reported there and not in the user's file; it is moved to the user's last line.
    package init(_ output: String, copies: [String: SourceFile] = [:]) {
        var isAboutEntries = false
        for var line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if var header = Header(line) {
                if let file = copies[header.file] {
                    let last = file.text.split(separator: "\n").count
                    header.file = file.path
                    line = "\(file.path):\(max(last, 1)):1: \(header.kind): \(header.message)"
                }
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

        /// Nil for a line that is an excerpt of a source.
        init?(_ text: Substring) {
            let kinds = ["error", "warning", "note", "remark"]
            if let kind = kinds.first(where: { text.hasPrefix("\($0): ") }) {
                self.kind = kind
                message = String(text.dropFirst(kind.count + 2))
                return
            }
            let found = kinds.compactMap { kind in
                text.range(of: ": \(kind): ").map { (kind: kind, range: $0) }
            }.min { $0.range.lowerBound < $1.range.lowerBound }
            guard let found else { return nil }
            kind = found.kind
            message = String(text[found.range.upperBound...])
            // "Card.swift:10:32", or "<unknown>:0" where there is no column.
            var place = text[..<found.range.lowerBound].split(separator: ":")
            guard let last = place.popLast().flatMap({ Int($0) }) else { return nil }
            if let line = place.last.flatMap({ Int($0) }) {
                self.line = line
                place.removeLast()
            } else {
                line = last
            }
            file = place.joined(separator: ":")
        }
    }
}
