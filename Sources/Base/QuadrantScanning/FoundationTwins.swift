internal import SwiftSyntax

/// Types of ours that take the place of Foundation's in the copy that is compiled: what Foundation on Linux has of these names cannot be
/// made, knows English alone, or is something else.
enum FoundationTwins {
    /// The twins; none has a longer name than what it stands for, as columns stay what they are.
    private static let all = [
        "Date.ComponentsFormatStyle": "_DateComponentsFormat",
        "String.StandardComparator": "_LocalizedOrder",
        "ByteCountFormatter": "_ByteCountFormat",
        "EnergyFormatter": "_EnergyFormat",
        "LengthFormatter": "_LengthFormat",
        "MassFormatter": "_MassFormat",
        "NSExpression": "_Expression",
        "PersonNameComponentsFormatter": "_PersonNameFormat",
    ]

    /// Types of which instances of a subclass of ours are made, by functions that stand in for their initialisers and whose names are
    /// not longer. The types keep their names: others' code takes and extends them.
    private static let made = ["DateFormatter": "_DateFormat", "ProcessInfo": "_Process"]

    /// The twins by Foundation's names, and what makes instances of a type by its name, without those of types that a file declares
    /// itself.
    static func names(
        in tree: SourceFileSyntax
    ) -> (twins: [String: String], makers: [String: String]) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return (
            all.filter { !finder.declared.contains($0.key) },
            made.filter { !finder.declared.contains($0.key) }
        )
    }

    private final class Finder: SyntaxVisitor {
        var declared: Set<String> = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name)
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name)
        }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name)
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name)
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            declared.insert(name.text)
            return .visitChildren
        }
    }
}
