package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Animatable`: the data of all stored variables that can be animated, as `animatableData`.
package struct AnimatableMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
            throw MacroFailure("@Animatable marks a struct or a class")
        }
        let variables = try declaration.memberBlock.members.flatMap {
            try StoredVariable.all(in: $0.decl)
        }
        let conformance = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
        let access =
            declaration.modifiers.map(\.name.text)
            .first { ["public", "package", "open"].contains($0) }
            .map { $0 == "open" ? "public " : $0 + " " } ?? ""
        let extended = try ExtensionDeclSyntax(
            """
            extension \(raw: type.trimmedDescription)\(raw: conformance) {
                \(raw: property(of: variables, access))
            }
            """)
        return [extended]
    }

    private static func property(of variables: [StoredVariable], _ access: String) -> String {
        let types = variables.map { "\($0.type).AnimatableData" }
        let data = variables.map { "\($0.name).animatableData" }
        let head = "\(access)nonisolated var animatableData: "
        switch variables.count {
        case 0:
            return head + "SwiftUI.EmptyAnimatableData { get { .init() } set {} }"
        case 1:
            return head + "\(types[0]) { get { \(data[0]) } set { \(data[0]) = newValue } }"
        default:
            let list = data.joined(separator: ", ")
            return head + """
                SwiftUI.AnimatableValues<\(types.joined(separator: ", "))> {
                    get { .init(\(list)) }
                    set { (\(list)) = newValue.value }
                }
                """
        }
    }
}

/// `@AnimatableIgnored`: leaves a variable out of what `@Animatable` animates; adds nothing itself.
package struct AnimatableIgnoredMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else {
            throw MacroFailure("@AnimatableIgnored marks a stored 'var'")
        }
        return []
    }
}

/// A stored variable of an instance, with its type as it is written.
private struct StoredVariable {
    let name: String
    let type: String

    /// The variables that a declaration stores and that are animated: constants, computed ones, those of types, and
    /// those with an attribute, which may be a property wrapper or `@AnimatableIgnored`, are not.
    static func all(in declaration: DeclSyntax) throws -> [StoredVariable] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
            !variable.modifiers.contains(where: {
                ["static", "class", "lazy"].contains($0.name.text)
            })
        else { return [] }
        // The type of 'var x, y: Double' is written behind the last.
        var following: String?
        var found: [StoredVariable] = []
        for binding in variable.bindings.reversed() {
            let annotated = binding.typeAnnotation?.type.trimmedDescription
            let initial = binding.initializer?.value
            following = annotated ?? (initial == nil ? following : nil)
            guard isStored(binding), let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { continue }
            let name = pattern.identifier.text
            guard let type = following ?? initial.flatMap(written) else {
                throw MacroFailure(
                    "@Animatable needs the type of '\(name)': write "
                        + "'var \(name): Double = …', or mark it @AnimatableIgnored")
            }
            found.append(StoredVariable(name: name, type: type))
        }
        return found.reversed()
    }

    /// Whether a variable has no accessors but those that observe it.
    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard let list = accessors.as(AccessorDeclListSyntax.self) else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The type that a default value names: 'CGPoint(x: 1, y: 2)', 'Angle.zero', '0.5'.
    private static func written(in value: ExprSyntax) -> String? {
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let sign = value.as(PrefixOperatorExprSyntax.self) {
            return written(in: sign.expression)
        }
        let named =
            value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        if let member = named.as(MemberAccessExprSyntax.self) {
            return member.base?.as(DeclReferenceExprSyntax.self).flatMap(nameOfType)
        }
        return named.as(DeclReferenceExprSyntax.self).flatMap(nameOfType)
    }

    /// A name with a capital, which is a type's.
    private static func nameOfType(_ name: DeclReferenceExprSyntax) -> String? {
        name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
    }
}
