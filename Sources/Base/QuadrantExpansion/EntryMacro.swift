package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: a value of the environment, a transaction, a container or the focus, with its key.
///
/// The variable becomes computed, reading and writing under a key type declared beside it.
package struct EntryMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        [try Entry(declaration, in: context).key]
    }
}

/// The parts of the variable that `@Entry` is attached to.
private struct Entry {
    private let name: String
    private let type: TypeSyntax?
    private let initial: ExprSyntax?
    private let keyProtocol: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            let binding = variable.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { throw MacroFailure("@Entry marks a single stored 'var'") }
        name = pattern.identifier.text
        type = binding.typeAnnotation?.type.trimmed
        initial = binding.initializer?.value.trimmed
        keyProtocol = try Self.keyProtocol(in: context)
        guard initial != nil || type.map(Self.isOptional) == true else {
            throw MacroFailure("@Entry needs a default value: '@Entry var \(name) = …'")
        }
    }

    var keyName: String { "__Key_\(name)" }

    var key: DeclSyntax {
        if keyProtocol == "FocusedValueKey" {
            let wrapped = type.map(Self.wrapped) ?? "Never"
            return """
                private struct \(raw: keyName): SwiftUI.FocusedValueKey {
                    typealias Value = \(raw: wrapped)
                }
                """
        }
        let value = initial?.description ?? "nil"
        let property =
            type.map { "static var defaultValue: \($0) { \(value) }" }
            ?? "static let defaultValue = \(value)"
        return """
            private struct \(raw: keyName): SwiftUI.\(raw: keyProtocol) {
                \(raw: property)
            }
            """
    }

    /// The protocol of keys for the type whose extension surrounds the variable.
    private static func keyProtocol(in context: some MacroExpansionContext) throws -> String {
        let extended = context.lexicalContext.lazy.compactMap {
            $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.first
        switch extended?.split(separator: ".").last {
        case "EnvironmentValues": return "EnvironmentKey"
        case "Transaction": return "TransactionKey"
        case "ContainerValues": return "ContainerValueKey"
        case "FocusedValues": return "FocusedValueKey"
        default:
            throw MacroFailure(
                "@Entry belongs in an extension of EnvironmentValues, Transaction, "
                    + "ContainerValues or FocusedValues")
        }
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        wrapped(type) != type.description
    }

    /// The type that an optional wraps; any other type as it is.
    private static func wrapped(_ type: TypeSyntax) -> String {
        if let optional = type.as(OptionalTypeSyntax.self) {
            return optional.wrappedType.trimmedDescription
        }
        if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let argument = named.genericArgumentClause?.arguments.first
        {
            return argument.argument.trimmedDescription
        }
        return type.description
    }
}
