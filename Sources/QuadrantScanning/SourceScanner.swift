package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Finds what source files offer to draw, without compiling them.
///
/// It reads declarations only, so it cannot know everything the compiler knows: a type alias of `View`
/// escapes it, and what a property wrapper of the user's needs is a guess. The tool corrects a wrong
/// guess when the compiler refuses the entry.
package enum SourceScanner {
    /// A file to read.
    package struct File: Sendable {
        /// The path as it is shown to the user.
        package var path: String
        /// The text.
        package var source: String

        /// A file of that path and text.
        package init(path: String, source: String) {
            self.path = path
            self.source = source
        }
    }

    /// Everything the files offer, in their order and by line.
    ///
    /// - Complexity: linear in the length of the sources, plus views times views.
    package static func index(of files: [File]) -> SourceIndex {
        var facts = DeclarationFacts()
        for (position, file) in files.enumerated() {
            let tree = Parser.parse(source: file.source)
            let collector = DeclarationCollector(
                file: position, places: SourceLocationConverter(fileName: file.path, tree: tree))
            collector.walk(tree)
            facts.merge(collector.facts)
        }
        return SourceIndex(files: files.map(\.path), candidates: CandidateBuilder(facts).candidates)
    }
}
