internal import Foundation
internal import QuadrantIndex

/// The compiler's messages, separated into those on the user's files and those on the generated entries.
package struct Diagnostics: Equatable, Sendable {
    /// The messages on the user's files with their notes and excerpts, each once.
    package private(set) var messages: [String] = []
    /// The errors with their notes and excerpts, by the file in which they are as the compiler names it; empty
    /// for one without a place.
    package private(set) var errors: [String: [String]] = [:]
    /// The entries that were refused, with the reason.
    package private(set) var refusals: [EntryPlace: String] = [:]

    /// The messages one after the other.
    package var userText: String { messages.joined() }
    /// The messages that are no errors.
    package var warnings: [String] {
        let texts = Set(errors.values.flatMap(\.self))
        return messages.filter { !texts.contains($0) }
    }
    /// The files in which there are errors.
    package var errorFiles: Set<String> { Set(errors.keys) }

    private let copies: [String: SourceFile]
    private let compiled: Set<String>?

    /// Reads what one compiler or several wrote to standard error.
    ///
    /// - Parameters:
    ///   - copies: The files that were compiled, by path. Messages on a place in one (the end of a
    ///     file, the body of a preview) are moved to the user's line.
    ///   - compiled: The paths of the files that are compiled; warnings on others were shown
    ///     before.
    package init(
        _ outputs: [String], copies: [String: SourceFile] = [:], compiled: Set<String>? = nil
    ) {
        self.copies = copies
        self.compiled = compiled
        var seen: Set<String> = []
        for output in outputs {
            for text in parts(of: output).compactMap({ $0.header == nil ? $0.text : noted($0) })
            where !text.isEmpty && seen.insert(text).inserted {
                messages.append(text)
            }
        }
    }

    /// The parts that begin with an error, a warning or a remark.
    private func parts(of output: String) -> [DiagnosticPart] {
        var parts = [DiagnosticPart()]
        for line in output.split(separator: "\n").map(String.init) {
            guard let header = DiagnosticHeader(line) else {
                parts[parts.count - 1].addExcerpt(line)
                continue
            }
            if header.kind != "note" { parts.append(DiagnosticPart()) }
            parts[parts.count - 1].add(header, as: line, copies: copies)
        }
        for position in parts.indices { parts[position].flush() }
        return parts
    }

    /// Notes a message; `nil` if it is not for the user.
    private mutating func noted(_ part: DiagnosticPart) -> String? {
        guard let header = part.header else { return part.text }
        if header.file.hasPrefix(EntrySource.filePrefix) {
            if header.kind == "error" {
                let place = EntryPlace(
                    fileName: String(header.file.dropFirst(EntrySource.filePrefix.count)),
                    ordinal: header.line - 1)
                refusals[place] = refusals[place] ?? header.message
            }
            return nil
        }
        // Files of one name in two folders have one `#fileID`, as in Xcode.
        if header.message.hasPrefix("'#sourceLocation' directive produces '#fileID'") { return nil }
        let text = Self.withShortExcerpts(part.text)
        if header.kind == "error" {
            errors[header.file, default: []].append(text)
        } else if let compiled, !header.file.isEmpty, !compiled.contains(header.file) {
            return nil
        }
        return text
    }
}
