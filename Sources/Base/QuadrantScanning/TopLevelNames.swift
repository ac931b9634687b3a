internal import QuadrantIndex
internal import SwiftSyntax

/// Notes what a file declares at its top: in every clause of `#if`, as more names do no harm.
struct TopLevelNames {
    private(set) var facts = InterfaceFacts()

    /// Members that are used without being named: by syntax, or because a protocol of the library asks
    /// for them.
    private static let implicitMembers: Set = [
        "id", "body", "previews", "hash", "hashValue", "description", "debugDescription",
        "rawValue",
        "allCases", "encode", "next", "makeIterator", "wrappedValue", "projectedValue", "update",
        "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral",
        "makeBody", "path", "inset", "sizeThatFits", "placeSubviews", "makeCache", "updateCache",
        "spacing", "explicitAlignment", "layoutProperties", "animatableData", "effectValue",
        "defaultValue", "reduce", "resolve", "value", "shape", "errorDescription", "startIndex",
        "endIndex", "index", "objectWillChange", "transferRepresentation", "magnitudeSquared",
        "scale", "zero", "advanced", "distance",
    ]

    mutating func add(_ items: CodeBlockItemListSyntax) {
        for item in items {
            switch item.item {
            case .decl(let declaration): add(declaration)
            case .expr(let expression):
                let macro = expression.as(MacroExpansionExprSyntax.self)
                if macro?.macroName.text != "Preview" { facts.reachesAll = true }
            default: facts.reachesAll = true
            }
        }
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for clause in conditional.clauses {
                if case .statements(let items) = clause.elements { add(items) }
            }
        } else if let part = declaration.as(ExtensionDeclSyntax.self) {
            facts.extensions.append(Self.facts(of: part))
        } else if let imported = declaration.as(ImportDeclSyntax.self) {
            facts.imports.insert(imported.trimmedDescription)
        } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
            if macro.macroName.text != "Preview" { facts.reachesAll = true }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { facts.names.formUnion(Self.names(in: binding)) }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            add(function.name, isType: false)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            add(alias.name, isType: false)
        } else if declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
            || declaration.is(EnumDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
            || declaration.is(ProtocolDeclSyntax.self),
            let named = declaration.asProtocol((any NamedDeclSyntax).self)
        {
            add(named.name, isType: true)
        } else {
            facts.reachesAll = true
        }
    }

    private mutating func add(_ name: TokenSyntax, isType: Bool) {
        guard let text = Self.identifier(name) else {
            facts.reachesAll = true
            return
        }
        facts.names.insert(text)
        if isType { facts.types.insert(text) }
    }

    private static func facts(of part: ExtensionDeclSyntax) -> InterfaceFacts.Extension {
        let path = part.extendedType.trimmedDescription.split {
            !($0.isLetter || $0.isNumber || $0 == "_")
        }
        let first = path.first == "SwiftUI" ? path.dropFirst().first : path.first
        var members: Set<String> = []
        var isPlain = part.inheritanceClause == nil
        for item in part.memberBlock.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings { members.formUnion(names(in: binding)) }
            } else if let function = item.decl.as(FunctionDeclSyntax.self),
                let name = identifier(function.name), !name.hasPrefix("build")
            {
                members.insert(name)
            } else if let named = item.decl.asProtocol((any NamedDeclSyntax).self),
                !item.decl.is(FunctionDeclSyntax.self)
            {
                // An associated type may be inferred from it.
                members.insert(named.name.text)
                isPlain = false
            } else {
                isPlain = false
            }
        }
        isPlain = isPlain && members.isDisjoint(with: implicitMembers)
        return InterfaceFacts.Extension(
            type: first.map(String.init) ?? "", members: members, isPlain: isPlain)
    }

    private static func names(in binding: PatternBindingSyntax) -> [String] {
        binding.pattern.tokens(viewMode: .sourceAccurate).compactMap(identifier)
    }

    /// The name in a token; `nil` for an operator.
    private static func identifier(_ token: TokenSyntax) -> String? {
        guard case .identifier(let text) = token.tokenKind else { return nil }
        return text.filter { $0 != "`" }
    }
}
