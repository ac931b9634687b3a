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
    package init(files: [String], facts: [DeclarationFacts]) {
        self.init(files: files, candidates: CandidateBuilder(facts).candidates)
    }
}
