package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Query`: a variable of a view that follows what a store holds.
///
/// The variable reads a `Query` beside it, whose type is that of the variable's elements: so `@Query var trips: [Trip]`
/// needs no argument.
package struct QueryMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let query = try QueriedVariable(declaration)
        return ["get { _\(raw: query.name).wrappedValue }"]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let query = try QueriedVariable(declaration)
        let arguments = node.arguments?.trimmedDescription ?? ""
        return [
            """
            var _\(raw: query.name): SwiftData.Query<\(raw: query.element), \(raw: query.type)> \
            = .init(\(raw: arguments))
            """
        ]
    }
}

/// The parts of the variable that `@Query` is attached to.
private struct QueriedVariable {
    let name: String
    let type: String
    let element: String

    init(_ declaration: some DeclSyntaxProtocol) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            let binding = variable.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { throw MacroFailure("@Query marks a single stored 'var'") }
        name = pattern.identifier.text
        guard let type = binding.typeAnnotation?.type, let element = Self.element(of: type) else {
            throw MacroFailure(
                "@Query needs the type of '\(name)': write '@Query var \(name): [Model]'")
        }
        self.type = type.trimmedDescription
        self.element = element
    }

    private static func element(of type: TypeSyntax) -> String? {
        if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
        guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array" else {
            return nil
        }
        return named.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }
}
