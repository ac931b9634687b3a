internal import SwiftSyntax

/// The arguments that are needed to make a value of a type, as far as its source shows.
enum Construction {
    /// The labels of the arguments that an initializer requires; `nil` if it cannot be called in plain
    /// code (it can fail, throws, is asynchronous or has generic parameters).
    static func requirements(of initializer: InitializerDeclSyntax) -> [String]? {
        let effects = initializer.signature.effectSpecifiers
        guard initializer.optionalMark == nil, effects?.asyncSpecifier == nil,
            effects?.throwsClause == nil, initializer.genericParameterClause == nil
        else { return nil }
        return initializer.signature.parameterClause.parameters
            .filter { $0.defaultValue == nil && $0.ellipsis == nil }
            .map { "\($0.firstName.text):" }
    }

    /// The labels under which a memberwise initializer requires the variables of a declaration.
    static func requirements(of variable: VariableDeclSyntax) -> [String] {
        let modifiers = variable.modifiers.map(\.name.tokenKind)
        guard !modifiers.contains(.keyword(.static)), !modifiers.contains(.keyword(.class)),
            !modifiers.contains(.keyword(.lazy)), !initializesItself(variable)
        else { return [] }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        var sharesType: TypeSyntax?
        return variable.bindings.reversed().compactMap { binding -> String? in
            sharesType = binding.typeAnnotation?.type ?? sharesType
            guard binding.initializer == nil, !isComputed(binding),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            let beginsAsNil = !isConstant && sharesType.map(isOptional) == true
            return beginsAsNil ? nil : "\(name):"
        }.reversed()
    }

    /// Whether a property wrapper makes the initial value: one with arguments, one of those known to
    /// need none, or an unknown one.
    private static func initializesItself(_ variable: VariableDeclSyntax) -> Bool {
        let needValue: Set = [
            "State", "Binding", "StateObject", "ObservedObject", "GestureState", "Bindable",
            "ScaledMetric",
        ]
        let wrapNothing: Set = ["available", "ViewBuilder", "MainActor"]
        return variable.attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            let name = attribute.attributeName.trimmedDescription.split(separator: ".").last
            let base = name?.split(separator: "<").first.map(String.init) ?? ""
            if wrapNothing.contains(base) { return false }
            return attribute.arguments != nil || !needValue.contains(base)
        }
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.contains {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}
