package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@Previewable`: marks state declared in the body of a `#Preview`.
///
/// It expands to nothing; `#Preview` moves the declaration into a view. On anything but a variable it
/// is an error.
package struct PreviewableMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroFailure("@Previewable marks a variable declared in the body of a #Preview")
        }
        return []
    }
}
