package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Generable` of FoundationModels: a type that a language model would make. There is none: making one
/// throws.
package struct GenerableMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let isStruct = declaration.is(StructDeclSyntax.self)
        let part =
            isStruct
            ? "struct PartiallyGenerated: Identifiable { \(access)var id = 0; \(optionals(declaration, access)) }"
            : "typealias PartiallyGenerated = \(type.trimmed)"
        let models = "FoundationModels"
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): \(raw: models).Generable {
                    \(raw: access)init(_ content: \(raw: models).GeneratedContent) throws {
                        throw \(raw: models).NoModel()
                    }
                    \(raw: access)var generatedContent: \(raw: models).GeneratedContent { .init() }
                    \(raw: access)static var generationSchema: \(raw: models).GenerationSchema { .init() }
                    \(raw: access + part)
                }
                """)
        ]
    }

    /// The stored properties, each of which may be missing.
    private static func optionals(_ declaration: some DeclGroupSyntax, _ access: String) -> String {
        let names = declaration.memberBlock.members.compactMap {
            $0.decl.as(VariableDeclSyntax.self)
        }
        .filter { variable in !variable.modifiers.contains { $0.name.text == "static" } }
        .flatMap(\.bindings)
        return names.compactMap { binding in
            guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.trimmed
            else { return nil }
            return "\(access)var \(binding.pattern.trimmed): (\(type))?"
        }.joined(separator: "; ")
    }
}

/// `@Guide` of FoundationModels: what a model is told of a property. It adds nothing.
package struct GuideMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
