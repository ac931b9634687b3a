package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Generable` of FoundationModels': a type that a language model would make. There is none, so that making one throws.
package struct GenerableMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let part =
            declaration.is(StructDeclSyntax.self)
            ? "\(access)struct PartiallyGenerated: Identifiable { \(access)var id = 0; \(optionals(declaration, access)) }"
            : "\(access)typealias PartiallyGenerated = \(type.trimmed)"
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): FoundationModels.Generable {
                    \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws { throw FoundationModels.NoModel() }
                    \(raw: access)var generatedContent: FoundationModels.GeneratedContent { FoundationModels.GeneratedContent() }
                    \(raw: access)static var generationSchema: FoundationModels.GenerationSchema { FoundationModels.GenerationSchema() }
                    \(raw: part)
                }
                """)
        ]
    }

    /// The stored properties, each of which may be missing.
    private static func optionals(_ declaration: some DeclGroupSyntax, _ access: String) -> String {
        let names = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { variable in !variable.modifiers.contains { $0.name.text == "static" } }
            .flatMap(\.bindings)
        return names.compactMap { binding in
            guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.trimmed else { return nil }
            return "\(access)var \(binding.pattern.trimmed): (\(type))?"
        }.joined(separator: "; ")
    }
}

/// `@Guide` of FoundationModels': what a model is told of a property. It adds nothing.
package struct GuideMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
