/// A file that is not in the library of views, and why.
package struct LeftOutFile: Equatable, Sendable {
    /// The position of the file.
    package var file: Int
    /// The path of a file that it needs, and that is left out too; `nil` for one that does not compile itself.
    package var needs: String?
    /// What the compiler said; empty where only linking failed.
    package var diagnostics: String

    /// A file that is left out.
    package init(file: Int, needs: String? = nil, diagnostics: String) {
        self.file = file
        self.needs = needs
        self.diagnostics = diagnostics
    }
}

/// A module that files import and that is not there.
package struct AbsentModule: Equatable, Sendable {
    /// Its name.
    package var name: String
    /// The files that import it, by position.
    package var files: [Int]
    /// The line of the import in the first of them, from 1.
    package var line: Int

    /// A module that is not there.
    package init(name: String, files: [Int], line: Int) {
        self.name = name
        self.files = files
        self.line = line
    }
}

extension SourceIndex {
    /// Notes what is left out: views in these files cannot be drawn.
    package mutating func leaveOut(_ files: [LeftOutFile]) {
        leftOut = files.sorted { $0.file < $1.file }
        let positions = Set(files.map(\.file))
        for position in candidates.indices where positions.contains(candidates[position].file) {
            candidates[position].obstacle = candidates[position].obstacle ?? "is left out"
        }
    }
}
