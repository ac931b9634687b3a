internal import QuadrantIndex
internal import SwiftSyntax

// Declarations that something else needs: they stay in another form.
extension StandInFinder {
    /// A property without the wrapper that gives it its value: an empty one, or one that stops who reads it. `nil` for one with
    /// a value of its own, and for one whose value may come by an initializer of the compiler's.
    func unwrapped(_ attribute: AttributeSyntax, _ name: String) -> StandIn? {
        let ofModels: Set = [
            "EnvironmentObject", "ObservedObject", "StateObject", "Query", "FetchRequest",
        ]
        guard ofModels.contains(attribute.attributeName.trimmedDescription),
            let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, binding.initializer == nil,
            binding.accessorBlock == nil, variable.bindingSpecifier.text == "var"
        else { return nil }
        let value =
            type.is(ArrayTypeSyntax.self)
            ? "[]"
            : type.is(DictionaryTypeSyntax.self)
                ? "[:]" : type.is(OptionalTypeSyntax.self) ? "nil" : stop(name)
        let words =
            variable.attributes.filter { Syntax($0).id != Syntax(attribute).id }
            .map(\.trimmedDescription)
            + variable.modifiers.map(\.trimmedDescription).filter { $0 != "lazy" } + ["var"]
        return replaced(
            Syntax(variable), .function, name,
            by: "\(words.joined(separator: " ")) \(binding.trimmedDescription) { \(value) }")
    }

    /// The only initializer of a class, which nobody can call: a class without any is none.
    func uncallable(_ node: Syntax) -> StandIn? {
        guard let made = node.as(InitializerDeclSyntax.self),
            let members = made.parent?.parent?.as(MemberBlockItemListSyntax.self),
            members.parent?.parent?.is(ClassDeclSyntax.self) == true,
            members.count(where: { $0.decl.is(InitializerDeclSyntax.self) }) == 1,
            made.modifiers.isEmpty || made.modifiers.allSatisfy({ $0.name.text != "override" })
        else { return nil }
        let none = "none\(made.positionAfterSkippingLeadingTrivia.utf8Offset)"
        return replaced(
            node, .gone, name(of: node), by: "init(\(none): Never) { switch \(none) {} }")
    }
}
