package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Finds the views in source files that can be drawn, without compiling them.
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
    /// - Complexity: Linear in the length of the sources, plus views times views.
    package static func index(
        of files: [File], where conditions: BuildCondition = BuildCondition()
    ) -> SourceIndex {
        SourceIndex(
            files: files.map(\.path),
            facts: files.map { facts(of: $0.source, where: conditions).declarations })
    }

    /// The facts about one file, which do not depend on others.
    ///
    /// - Complexity: Linear in its length.
    package static func facts(
        of source: String, where conditions: BuildCondition = BuildCondition()
    ) -> FileFacts {
        if let line = ConditionDepth.excess(in: source) {
            return FileFacts(.conditions(line: line))
        }
        let tree = Parser.parse(source: source)
        let collector = DeclarationCollector(
            places: SourceLocationConverter(fileName: "", tree: tree), conditions: conditions)
        collector.walk(tree)
        var facts = FileFacts(
            declarations: collector.facts, interface: InterfaceCollector.facts(of: tree))
        let optionals = OptionalRequirements(in: tree)
        facts.edits =
            conditions.edits(of: tree) + AppleOnlyEdits.edits(of: tree, optionals)
            + ModuleQualifiers.foundationEdits(of: tree) + ManagedEdits.edits(of: tree)
        facts.additions = optionals.defaults
        // UIKit of Apple's has the macro too.
        if !collector.previews.isEmpty,
            !collector.imports.contains(where: { $0.module == "SwiftUI" })
        {
            facts.additions += "\nimport SwiftUI\n"
        }
        facts.previews = collector.previews
        facts.imports = collector.imports
        facts.qualifiers = ModuleQualifiers.all(
            in: tree, of: Set(collector.imports.map(\.module)))
        return facts
    }
}
