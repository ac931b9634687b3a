import QuadrantExpansion
import SwiftBasicFormat
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A piece of source with our macros expanded, in this process and without a compiler.
struct Expansion {
    /// The source afterwards, with every run of white space as one space.
    let text: String
    /// The sentences of the mistakes that were reported.
    let messages: [String]

    /// Expands `source` as the file `Card.swift` of the module `Demo`.
    init(_ source: String) {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Demo", fullFilePath: "/anywhere/Card.swift")])
        let macros: [String: any Macro.Type] = [
            "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
            "Entry": EntryMacro.self, "Animatable": AnimatableMacro.self,
            "AnimatableIgnored": AnimatableIgnoredMacro.self, "Model": ModelMacro.self,
            "_ModelProperty": ModelPropertyMacro.self, "Query": QueryMacro.self,
            "ModelActor": ModelActorMacro.self, "Attribute": ReadMarkMacro.self,
            "Relationship": ReadMarkMacro.self, "Transient": ReadMarkMacro.self,
            "Unique": ReadDeclarationMacro.self, "WidgetPreview": WidgetPreviewMacro.self,
        ]
        let expanded = tree.expand(
            macros: macros,
            contextGenerator: {
                BasicMacroExpansionContext(
                    sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            })
        text = expanded.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        messages = context.diagnostics.map(\.message)
    }
}
