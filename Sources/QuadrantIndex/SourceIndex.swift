/// The candidates for drawing in a set of source files, in the order of the files and the lines.
package struct SourceIndex: Equatable, Sendable {
    /// The paths of the files, as they are shown to the user.
    package var files: [String]
    /// Everything found.
    package var candidates: [Candidate]

    /// An index of `files` that offers `candidates`.
    package init(files: [String], candidates: [Candidate] = []) {
        self.files = files
        self.candidates = candidates
    }

    /// Where a candidate stands: `Card.swift:12`.
    package func place(of candidate: Candidate) -> String {
        "\(files[candidate.file]):\(candidate.line)"
    }

    /// The linker name of the function that makes a candidate's view.
    ///
    /// Previews bring their own, emitted by the macro in the copy of the file that is compiled; for types
    /// the tool generates one, numbered within the file, so that it stays when other files change.
    package func symbol(at position: Int) -> String {
        let candidate = candidates[position]
        let fileName = SourceIndex.copyName(of: files[candidate.file])
        guard candidate.kind == .preview else {
            return PreviewSymbol.entryName(fileName: fileName, ordinal: ordinal(at: position))
        }
        return PreviewSymbol.name(
            fileName: fileName, line: candidate.line + SourceIndex.linesBeforeSource,
            column: candidate.column)
    }

    /// How many candidates of the same file stand before the one at `position`.
    package func ordinal(at position: Int) -> Int {
        candidates[..<position].count { $0.file == candidates[position].file }
    }

    /// The name of a source from standard input in messages.
    package static let standardInput = "<standard input>"

    /// The name under which a file of this path is compiled.
    ///
    /// It is not the file's own: the compiler would take the copy for another file of that name.
    package static func copyName(of path: String) -> String {
        // Copies of files begin with another word, so that no name is taken twice.
        if path == standardInput { return "copied-standard-input.swift" }
        return "copy-of-\(path.split(separator: "/").last ?? "")"
    }

    /// How many lines a compiled copy has in front of the user's first.
    package static let linesBeforeSource = 1
}
