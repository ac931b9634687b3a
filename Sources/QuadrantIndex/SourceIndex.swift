/// What a set of source files offers to draw, in the order of the files and the lines.
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
    /// the tool generates one, numbered by the position in `candidates`.
    package func symbol(at position: Int) -> String {
        let candidate = candidates[position]
        guard candidate.kind == .preview else { return "quadrant_entry_\(position)" }
        return PreviewSymbol.name(
            fileName: SourceIndex.copyName(of: candidate.file),
            line: candidate.line + SourceIndex.linesBeforeSource, column: candidate.column)
    }

    /// The name under which the file at `position` is compiled.
    package static func copyName(of position: Int) -> String { "source\(position).swift" }

    /// How many lines a compiled copy has in front of the user's first.
    package static let linesBeforeSource = 1
}
