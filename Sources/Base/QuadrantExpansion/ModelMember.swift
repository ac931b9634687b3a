internal import SwiftSyntax

/// A variable of a class that is marked `@Model`.
struct ModelMember {
    let name: String
    /// Its type as it is written; `nil` if there is only a first value.
    let type: String?
    /// Its first value as it is written.
    let initial: String?
    /// `@Attribute(…)` or `@Relationship(…)` as a value: `.init(deleteRule: .cascade)`.
    let marks: (attribute: String?, relationship: String?)

    /// The variables of a class that are kept in the store: those that are stored in each object and may change,
    /// without those that are `@Transient`.
    static func all(in declaration: some DeclGroupSyntax) -> [ModelMember] {
        declaration.memberBlock.members.compactMap { member in
            member.decl.as(VariableDeclSyntax.self).flatMap(ModelMember.init)
        }
    }

    init?(_ variable: VariableDeclSyntax) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            !variable.modifiers.contains(where: {
                ["static", "class", "lazy"].contains($0.name.text)
            }),
            let binding = variable.bindings.first, Self.isStored(binding),
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        var found: (attribute: String?, relationship: String?)
        for case .attribute(let attribute) in variable.attributes {
            let arguments = attribute.arguments?.trimmedDescription ?? ""
            switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
            case "Transient": return nil
            case "Attribute": found.attribute = ".init(\(arguments))"
            case "Relationship": found.relationship = ".init(\(arguments))"
            default: break
            }
        }
        name = pattern.identifier.text
        type = binding.typeAnnotation?.type.trimmedDescription
        initial = binding.initializer?.value.trimmedDescription
        marks = found
    }

    /// Whether a variable has no accessors but those that observe it.
    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard let list = accessors.as(AccessorDeclListSyntax.self) else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The name without the backticks around a word of the language.
    var plainName: String { name.filter { $0 != "`" } }

    /// The name of what holds its value.
    var slot: String { "_\(plainName)" }

    /// Whether `nil` is a value of it.
    var isOptional: Bool {
        type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    }

    /// A variable of several names, which no macro can be attached to.
    static func severalNames(in declaration: some DeclGroupSyntax) -> [String]? {
        for member in declaration.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count > 1,
                !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
            else { continue }
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        return nil
    }
}
