package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Attribute`, `@Relationship`, `@Transient`: `@Model` reads them where they stand; they add nothing themselves.
package struct ReadMarkMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroFailure(
                "@\(node.attributeName.trimmedDescription) marks a variable of a @Model class")
        }
        return []
    }
}

/// `#Unique`, `#Index`: `@Model` reads them where they stand; they add nothing themselves.
package struct ReadDeclarationMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
