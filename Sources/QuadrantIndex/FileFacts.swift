/// What the scanner learned about one file, whatever other files there are.
package struct FileFacts: Codable, Equatable, Sendable {
    /// What it declares, for finding views.
    package var declarations: DeclarationFacts
    /// What other files can see of it, and what it sees of them.
    package var interface: InterfaceFacts

    /// The facts about one file.
    package init(declarations: DeclarationFacts, interface: InterfaceFacts) {
        self.declarations = declarations
        self.interface = interface
    }
}

extension SourceIndex {
    /// The index of files of these paths, of which the scanner learned `facts`.
    ///
    /// - Complexity: linear in what they declare, plus views times views.
    package init(files: [String], facts: [DeclarationFacts]) {
        self.init(files: files, candidates: CandidateBuilder(facts).candidates)
    }
}
