/// The candidates for drawing in a set of source files, in the order of the files and the lines.
package struct SourceIndex: Equatable, Sendable {
    /// The paths of the files, as they are shown to the user.
    package let files: [String]
    /// The module of each file; empty where all are one.
    package let modules: [String]
    /// The names under which the files are compiled, no two alike.
    package let copyNames: [String]
    /// Everything found, the candidates of a file in order. What is noted at one may change, not its file.
    package var candidates: [Candidate] {
        didSet { if candidates.count != ordinals.count { number() } }
    }
    /// How many candidates of the same file stand before each.
    private var ordinals: [Int] = []
    /// The positions of the candidates of each file.
    private var positions: [[Int]] = []
    /// The files that are not in the library, in order; what they offer cannot be drawn.
    package internal(set) var leftOut: [LeftOutFile] = []
    /// What is not as the user wrote it.
    package var standIns: [FileStandIn] = []
    /// The modules that are imported and are not there, by name.
    package var absentModules: [AbsentModule] = []

    /// An index of `files` that offers `candidates`.
    ///
    /// - Parameter modules: The module of each file; empty where all are one. The files of a module stand together.
    package init(files: [String], modules: [String] = [], candidates: [Candidate] = []) {
        self.files = files
        self.modules = modules
        copyNames = Self.copyNames(of: files, in: modules)
        self.candidates = candidates
        number()
    }

    /// Notes which candidates each file has: who asks for one file after the other would look through all each time.
    private mutating func number() {
        var found = [[Int]](repeating: [], count: files.count)
        ordinals = candidates.indices.map { position in
            let file = candidates[position].file
            guard found.indices.contains(file) else { return 0 }
            found[file].append(position)
            return found[file].count - 1
        }
        positions = found
    }

    /// The positions of the candidates of a file, in order.
    package func positions(inFile file: Int) -> [Int] {
        positions.indices.contains(file) ? positions[file] : []
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
        let fileName = copyNames[candidate.file]
        guard candidate.kind == .preview else {
            return PreviewSymbol.entryName(fileName: fileName, ordinal: ordinal(at: position))
        }
        return PreviewSymbol.name(
            fileName: fileName, line: candidate.line + SourceIndex.linesBeforeSource,
            column: candidate.column)
    }

    /// How many candidates of the same file stand before the one at `position`.
    package func ordinal(at position: Int) -> Int { ordinals[position] }

    /// The name of a source from standard input in messages.
    package static let standardInput = "<standard input>"
    /// The name of the source with the names of assets, which the tool writes, in messages.
    package static let assetNames = "<names of assets>"

    /// The names of files in modules: one file may be in several, under a name in each.
    private static func copyNames(of paths: [String], in modules: [String]) -> [String] {
        guard modules.count == paths.count else { return copyNames(of: paths) }
        var names: [String] = []
        while names.count < paths.count {
            let module = modules[names.count]
            let end = modules[names.count...].firstIndex { $0 != module } ?? paths.count
            names += copyNames(of: Array(paths[names.count..<end])).map { "\(module)-\($0)" }
        }
        return names
    }

    /// The names under which files of these paths are compiled.
    ///
    /// They are not the files' own: the compiler would take a copy for another file of that name. A module cannot
    /// have two files of one name, which folders often have; from the second on, the path gives the name a mark.
    package static func copyNames(of paths: [String]) -> [String] {
        var taken: Set<String> = []
        return paths.map { path in
            // Copies of files begin with another word, so that no name is taken twice.
            if path == standardInput { return "copied-standard-input.swift" }
            if path == assetNames { return "written-asset-names.swift" }
            let name = "copy-of-\(path.split(separator: "/").last ?? "")"
            // File systems may take names that differ in case alone for the same.
            if taken.insert(name.lowercased()).inserted { return name }
            var hash = ContentHash()
            hash.combine(path)
            let marked = "copy-\(hash.text.prefix(12))-of-\(path.split(separator: "/").last ?? "")"
            taken.insert(marked.lowercased())
            return marked
        }
    }

    /// How many lines a compiled copy has in front of the user's first.
    package static let linesBeforeSource = 1
}
