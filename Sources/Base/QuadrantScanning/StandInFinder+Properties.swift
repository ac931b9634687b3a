internal import QuadrantIndex
internal import SwiftSyntax

// Declarations that something else needs: they stay in another form.
extension StandInFinder {
    /// A property without the wrapper that gives it its value: an empty one, or one that stops who reads it. `nil` for one with
    /// a value of its own.
    func unwrapped(_ attribute: AttributeSyntax, _ name: String) -> StandIn? {
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type.trimmedDescription,
            binding.initializer == nil, binding.accessorBlock == nil,
            variable.bindingSpecifier.text == "var"
        else { return nil }
        let isList = type.hasPrefix("[") && type.hasSuffix("]")
        let value =
            isList ? type.contains(":") ? "[:]" : "[]" : type.hasSuffix("?") ? "nil" : stop(name)
        let words = variable.modifiers.map(\.trimmedDescription) + ["var"]
        return replaced(
            Syntax(variable), .function, name,
            by: "\(words.joined(separator: " ")) \(binding.trimmedDescription) { \(value) }")
    }

    /// An initializer of a class that nobody can call: a class without any is none.
    func uncallable(_ node: Syntax) -> StandIn? {
        guard let made = node.as(InitializerDeclSyntax.self),
            made.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
        else { return nil }
        let none = "none\(made.positionAfterSkippingLeadingTrivia.utf8Offset)"
        return replaced(
            node, .gone, name(of: node), by: "init(_ \(none): Never) { switch \(none) {} }")
    }
}
