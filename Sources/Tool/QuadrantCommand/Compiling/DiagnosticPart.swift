internal import QuadrantIndex

/// A message of the compiler's with its notes and excerpts, in the user's files and lines.
struct DiagnosticPart {
    /// The header; `nil` for lines in front of any message.
    private(set) var header: DiagnosticHeader?
    /// The lines of the message, in the user's files and lines.
    private(set) var text = ""

    /// Whether the lines that follow are an excerpt of generated code.
    private var isDropped = false
    /// The user's line if the compiler's next line is the excerpt of its copy.
    private var userLine: Substring?
    /// A header that waits for its excerpt, which shows how far the copy was indented.
    private var waiting: DiagnosticHeader?
    /// How many columns the excerpt is indented further than the user's line.
    private var indentation = 0

    /// Adds the header of a message or a note.
    ///
    /// - Parameters:
    ///   - line: The header as the compiler wrote it.
    ///   - copies: The files behind the copies that the compiler may name.
    mutating func add(
        _ written: DiagnosticHeader, as line: String, copies: [String: SourceFile]
    ) {
        flush()
        isDropped = false
        indentation = 0
        let written = Self.withPath(written, copies)
        if written.isOnExpansion, let inside = header, inside.isInGeneratedCode {
            // A message about generated code is moved to the place where the macro is used.
            var moved = written
            (moved.kind, moved.message) = (inside.kind, inside.message)
            header = moved
            text = moved.text + "\n"
            return
        }
        if written.isOnExpansion || (header != nil && written.isInGeneratedCode) {
            isDropped = true
            return
        }
        if let end = Self.end(before: written, in: copies) {
            if header == nil { header = end.header }
            text += end.header.text + "\n" + end.excerpt
            isDropped = true
        } else if let source = copies[written.file] {
            let moved = place(written, in: source)
            if header == nil { header = moved }
            waiting = moved
        } else {
            if header == nil { header = written }
            text += line + "\n"
        }
    }

    /// A header with the path of the copy that it calls by its `#fileID`: so are places in a body that a macro has taken over, as `didSet` of a
    /// property of an `@Observable` class.
    private static func withPath(
        _ written: DiagnosticHeader, _ copies: [String: SourceFile]
    ) -> DiagnosticHeader {
        let parts = written.file.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, copies[written.file] == nil else {
            return written
        }
        var moved = written
        moved.file = copies.keys.filter { $0.hasSuffix("/\(parts[1])") }.min() ?? written.file
        return moved
    }

    /// Adds a line of an excerpt.
    mutating func addExcerpt(_ line: String) {
        if isDropped { return }
        if waiting != nil, let userLine {
            let depth = line.prefix { $0 == " " }.count
            let usersDepth = userLine.prefix { $0 == " " }.count
            if line.dropFirst(depth) == userLine.dropFirst(usersDepth) {
                indentation = depth - usersDepth
                waiting?.column -= indentation
            }
        }
        flush()
        let extra = line.prefix { $0 == " " }.prefix(max(indentation, 0)).count
        text += String(repeating: " ", count: max(-indentation, 0)) + line.dropFirst(extra) + "\n"
    }

    /// Writes the header that waited for an excerpt, whether there was one or not.
    mutating func flush() {
        guard let waiting else { return }
        text += waiting.text + "\n"
        // A note may wait too, which is no message by itself.
        if header?.message == waiting.message, header?.line == waiting.line { header = waiting }
        self.waiting = nil
        userLine = nil
    }

    /// The end of the user's text, for a place behind it: there is generated code, which the user has not seen.
    ///
    /// - Returns: The header with that place, and the last line as an excerpt; `nil` for a place in the text.
    private static func end(
        before written: DiagnosticHeader, in copies: [String: SourceFile]
    ) -> (header: DiagnosticHeader, excerpt: String)? {
        let copy = copies[written.file]
        guard let source = copy ?? copies.values.first(where: { $0.path == written.file }) else {
            return nil
        }
        let lines = Self.lines(of: source)
        let last = lines.lastIndex { !$0.isEmpty } ?? 0
        let line = copy == nil ? written.line : written.line - SourceIndex.linesBeforeSource
        guard line > last + 1 else { return nil }
        var moved = written
        moved.file = source.path
        (moved.line, moved.column) = (last + 1, lines[last].utf8.count + 1)
        let indentation = String(lines[last].map { $0 == "\t" ? $0 : " " })
        return (moved, "\(lines[last])\n\(indentation)^\n")
    }

    private static func lines(of source: SourceFile) -> [Substring] {
        source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The user's file and line for a place in a copy.
    private mutating func place(
        _ written: DiagnosticHeader, in source: SourceFile
    ) -> DiagnosticHeader {
        let lines = Self.lines(of: source)
        var moved = written
        moved.file = source.path
        moved.line = max(written.line - SourceIndex.linesBeforeSource, 1)
        userLine = lines.indices.contains(moved.line - 1) ? lines[moved.line - 1] : nil
        return moved
    }
}
