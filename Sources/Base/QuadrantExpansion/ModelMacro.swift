package import SwiftSyntax
internal import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Model`: a class whose variables are kept in a store, and observed.
///
/// Each variable becomes computed, with a slot beside it that may be empty until it is read (`ModelPropertyMacro`). The
/// class gets an entity that says what there is, and an initializer that fills the slots from a store. A class that
/// inherits from a model (`ModelInheritance`) has the other's row and observers, and an entity that goes on from the other's.
package struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroFailure("@Model marks a class: only objects can be kept in a store")
        }
        if let names = ModelMember.severalNames(in: model) {
            throw MacroFailure(
                "@Model needs a 'var' for each of \(names.joined(separator: ", ")): write them in lines of their own"
            )
        }
        let members = ModelMember.all(in: model)
        let name = model.name.text
        let access = declaredAccess(model)
        let constraints = [("Unique", "unique"), ("Index", "indexed")].compactMap { macro, label in
            constraint(macro, in: model).map { ", \(label): [\($0)]" }
        }
        let properties = members.map { "\n    " + property($0, of: name) }.joined()
        let empty = members.map { "self.\($0.slot) = .init()\n" }.joined()
        let inheritance = ModelInheritance(model, missing: protocols)
        let entity = """
            SwiftData._ModelEntity(
                \(name).self, "\(name)"\(inheritance.argument)\(constraints.joined())
            ) { _$list in\(properties)
            }
            """
        let initializer: DeclSyntax =
            inheritance.base == nil
            ? """
            \(raw: access)required init(_$backing backing: SwiftData._ModelBacking) {
                self._$backing = backing
                \(raw: empty)}
            """
            : """
            \(raw: access)required init(_$backing backing: SwiftData._ModelBacking) {
                \(raw: empty)super.init(_$backing: backing)
            }
            """
        let own: [DeclSyntax] =
            inheritance.base == nil
            ? [
                "\(raw: access)nonisolated let _$registrar = Observation.ObservationRegistrar()",
                "\(raw: access)nonisolated(unsafe) private(set) var _$backing = SwiftData._ModelBacking()",
            ] : []
        return own + inheritance.entity(entity, access) + [
            initializer,
            """
            \(raw: access)nonisolated func _$access<Member>(_ keyPath: Swift.KeyPath<\(raw: name), Member>) {
                _$registrar.access(self, keyPath: keyPath)
            }
            """,
            """
            \(raw: access)nonisolated func _$mutate<Member>(
                _ keyPath: Swift.KeyPath<\(raw: name), Member>, _ change: () -> Void
            ) {
                _$registrar.withMutation(of: self, keyPath: keyPath, change)
            }
            """,
        ]
    }

    private static func property(_ member: ModelMember, of model: String) -> String {
        let slot = "$0.\(member.slot)"
        let access = [
            "{ \(slot).value }", "{ \(slot) = .init($1) }", "{ \(slot).isEmpty }",
            "{ $1(&\(slot).value) }",
        ]
        var text = "_$list._property(\"\(member.plainName)\", \\\(model).\(member.name), "
        text += ".init(\(access.joined(separator: ", ")))"
        if let attribute = member.marks.attribute { text += ", attribute: \(attribute)" }
        if let relationship = member.marks.relationship {
            text += ", relationship: \(relationship)"
        }
        if let initial = member.initial {
            text += ", initial: { \(initial) }"
        } else if member.isOptional {
            text += ", initial: { nil }"
        }
        return text + ")"
    }

    /// The arguments of `#Unique` or `#Index` in a class.
    private static func constraint(_ macro: String, in model: ClassDeclSyntax) -> String? {
        for member in model.memberBlock.members {
            guard let call = member.decl.as(MacroExpansionDeclSyntax.self),
                call.macroName.text == macro
            else { continue }
            let name = model.name.text
            // The key paths in arrays need no type any more if the first has one.
            return call.arguments.map { argument in
                let paths = argument.expression.as(ArrayExprSyntax.self)?.elements.map {
                    named($0.expression.trimmedDescription, of: name)
                }
                return paths.map { "[\($0.joined(separator: ", "))]" }
                    ?? argument.trimmedDescription
            }.joined(separator: ", ")
        }
        return nil
    }

    /// A key path with the type that it begins with.
    private static func named(_ path: String, of model: String) -> String {
        path.hasPrefix("\\.") ? "\\\(model)\(path.dropFirst())" : path
    }

    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self),
            let name = ModelMember(variable)?.name,
            let place = ModelMember.all(in: declaration).firstIndex(where: { $0.name == name })
        else { return [] }
        // Where variables are inherited, those of the class come after them.
        guard let model = declaration.as(ClassDeclSyntax.self), model.inheritanceClause != nil
        else {
            return ["@SwiftData._ModelProperty(\(raw: place))"]
        }
        return ["@SwiftData._ModelProperty(\(raw: place), in: \"\(raw: model.name.text)\")"]
    }

    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.map(\.trimmedDescription)
        if missing.isEmpty || !declaration.is(ClassDeclSyntax.self) { return [] }
        return [
            try ExtensionDeclSyntax(
                "extension \(type.trimmed): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}"
            )
        ]
    }

    private static func declaredAccess(_ declaration: some DeclGroupSyntax) -> String {
        declaration.modifiers.map(\.name.text).first { ["public", "package", "open"].contains($0) }
            .map { $0 == "open" ? "public " : $0 + " " } ?? ""
    }
}
