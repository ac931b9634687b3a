/// The facts that the scanner found about one file, which do not depend on other files.
package struct FileFacts: Codable, Equatable, Sendable {
    /// The declarations, for finding views.
    package var declarations: DeclarationFacts
    /// The part of it that other files can see, and the names it uses of theirs.
    package var interface: InterfaceFacts
    /// What is replaced in the copy that is compiled, for it to be read as on the platform.
    package var edits: [Replacement] = []
    /// What is added to the copy: defaults of optional requirements.
    package var additions = ""
    /// What has its previews become blanks, line by line: others do not see them, and their macros take the compiler milliseconds each.
    package var previews: [Replacement] = []
    /// The imports that the compiler would come to, in order.
    package var imports: [ImportFacts] = []
    /// Where it names something by a module that it imports.
    package var qualifiers: [ModuleQualifier] = []
    /// What stands in the place of parts that cannot be compiled; in the order of their places.
    package var standIns: [StandIn] = []
    /// Why nothing is known of it, and no compiler is given it; `nil` for a file that was read.
    package var obstacle: ReadingObstacle?

    /// The facts about one file.
    package init(declarations: DeclarationFacts, interface: InterfaceFacts) {
        self.declarations = declarations
        self.interface = interface
    }
}

/// Why a file cannot be read as Swift.
package enum ReadingObstacle: Codable, Equatable, Sendable {
    /// Conditions (`#if`) lie in one another deeper than the compiler reads, first on this line, from 1.
    case conditions(line: Int)
    /// The scanner crashed over it.
    case crash
}

extension FileFacts {
    /// The facts about a file that cannot be read: it offers nothing and declares nothing.
    package init(_ obstacle: ReadingObstacle) {
        self.init(declarations: DeclarationFacts(), interface: InterfaceFacts())
        self.obstacle = obstacle
    }
}

extension SourceIndex {
    /// The index of files of these paths, of which the scanner learned `facts`.
    ///
    /// - Complexity: Linear in what they declare, plus views times views.
    ///
    /// - Parameter module: The module that they are; `nil` for the one of all files.
    package init(files: [String], facts: [DeclarationFacts], module: String? = nil) {
        self.init(
            files: files, modules: module.map { Array(repeating: $0, count: files.count) } ?? [],
            candidates: CandidateBuilder(facts).candidates)
    }

    /// The files of several modules, with all that is known of them.
    package init(joining parts: [SourceIndex]) {
        var (candidates, leftOut): ([Candidate], [LeftOutFile]) = ([], [])
        var absent: [String: AbsentModule] = [:]
        var standIns: [FileStandIn] = []
        var start = 0
        for part in parts {
            candidates += part.candidates.map { candidate in
                var candidate = candidate
                candidate.file += start
                return candidate
            }
            leftOut += part.leftOut.map { file in
                var file = file
                file.file += start
                return file
            }
            standIns += part.standIns.map { one in
                var one = one
                one.file += start
                return one
            }
            for module in part.absentModules {
                let name = module.name
                let line = absent[name]?.line ?? module.line
                absent[name, default: AbsentModule(name: name, files: [], line: line)].files +=
                    module.files.map { $0 + start }
            }
            start += part.files.count
        }
        self.init(
            files: parts.flatMap(\.files), modules: parts.flatMap(\.modules), candidates: candidates
        )
        self.leftOut = leftOut
        self.standIns = standIns
        absentModules = absent.values.sorted { $0.name < $1.name }
    }
}
