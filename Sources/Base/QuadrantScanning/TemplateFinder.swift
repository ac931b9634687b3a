package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Finds the views of a file that data can be given to: what their initializers take, and the types of that.
package enum TemplateFinder {
    /// What a file has.
    ///
    /// - Complexity: Linear in its length.
    package static func facts(
        of source: String, where conditions: BuildCondition = BuildCondition()
    ) -> TemplateFacts {
        if ConditionDepth.excess(in: source) != nil { return TemplateFacts() }
        let tree = Parser.parse(source: source)
        let collector = TemplateCollector(
            places: SourceLocationConverter(fileName: "", tree: tree), conditions: conditions,
            examples: ExampleCollector(tree, conditions: conditions))
        collector.walk(tree)
        return collector.finished
    }
}

/// Walks one file.
private final class TemplateCollector: SyntaxVisitor {
    /// A type that is being read.
    private struct Open {
        var name: String
        var line: Int
        var isEnum = false
        var isGeneric = false
        var inherited: Set<String> = []
        var stored: [TemplateFacts.Value] = []
        var storedObstacle: String?
        var initializers: [InitializerDeclSyntax] = []
        var keys: [String: String] = [:]
        var cases: [TemplateFacts.Case] = []
        /// The type of raw values of an enum.
        var rawType: String?
    }

    private var facts = TemplateFacts()
    private var open: [Open] = []
    private var extensionInitializers: [String: [InitializerDeclSyntax]] = [:]
    private var extensionInheritance: [String: Set<String>] = [:]
    private var extensionKeys: [String: [String: String]] = [:]
    private var closed: [Open] = []
    private let places: SourceLocationConverter
    private let conditions: BuildCondition
    private let examples: ExampleCollector

    init(
        places: SourceLocationConverter, conditions: BuildCondition, examples: ExampleCollector
    ) {
        (self.places, self.conditions, self.examples) = (places, conditions, examples)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, isEnum: false, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, isEnum: true, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, isEnum: false, inherits: node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard open.isEmpty, node.genericWhereClause == nil else { return .skipChildren }
        let name = node.extendedType.trimmedDescription
        extensionInitializers[name, default: []] += node.memberBlock.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }
        extensionInheritance[name, default: []].formUnion(names(in: node.inheritanceClause))
        // The types in it are those of the type; its own members are read.
        for member in node.memberBlock.members {
            guard member.decl.asProtocol((any DeclGroupSyntax).self) != nil else { continue }
            open.append(Open(name: name, line: 0))
            walk(member.decl)
            if let keys = open.popLast()?.keys, !keys.isEmpty { extensionKeys[name] = keys }
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !open.isEmpty { open[open.count - 1].initializers.append(node) }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !open.isEmpty else { return .skipChildren }
        for element in node.elements {
            var one = TemplateFacts.Case(name: element.name.text.filter { $0 != "`" })
            one.rawValue = element.rawValue.flatMap { LiteralReader().json($0.value) }
            let parameters = element.parameterClause?.parameters ?? []
            one.values = parameters.enumerated().map { position, parameter in
                let label = parameter.firstName.map(\.text) ?? "_\(position)"
                return .init(
                    name: label, type: parameter.type.trimmedDescription,
                    defaultValue: parameter.defaultValue?.value.trimmedDescription)
            }
            open[open.count - 1].cases.append(one)
            if open[open.count - 1].name.hasSuffix("CodingKeys") {
                let key = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
                    .representedLiteralValue
                open[open.count - 1].keys[one.name] = key ?? one.name
            }
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // Those of the whole project alone.
        if node.genericParameterClause == nil, open.isEmpty {
            facts.aliases[node.name.text] = node.initializer.value.trimmedDescription
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if !open.isEmpty, !open[open.count - 1].isEnum { note(node) }
        return .skipChildren
    }

    private func begin(
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, isEnum: Bool,
        inherits clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let name = (open.last.map { "\($0.name)." } ?? "") + node.name.text
        let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
        var one = Open(name: name, line: place.line)
        one.isEnum = isEnum
        one.isGeneric = node.genericParameterClause != nil || open.last?.isGeneric == true
        one.inherited = Set(names(in: clause))
        one.rawType = clause?.inheritedTypes.first?.type.trimmedDescription
        open.append(one)
        return .visitChildren
    }

    private func end() {
        guard let one = open.popLast() else { return }
        if one.name.hasSuffix(".CodingKeys"), !open.isEmpty {
            open[open.count - 1].keys = one.keys
        } else {
            closed.append(one)
        }
    }

    /// Notes the stored properties of a declaration as a memberwise initializer has them.
    private func note(_ node: VariableDeclSyntax) {
        let last = open.count - 1
        let modifiers = node.modifiers.map(\.name.tokenKind)
        guard !modifiers.contains(.keyword(.static)), !modifiers.contains(.keyword(.lazy)) else {
            return
        }
        let wrappers = node.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let isPrivate = modifiers.contains(.keyword(.private))
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        var shared: TypeSyntax?
        var values: [TemplateFacts.Value] = []
        for binding in node.bindings.reversed() {
            shared = binding.typeAnnotation?.type ?? shared
            guard !isComputed(binding),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            let given = binding.initializer?.value
            if isConstant, given != nil { continue }
            if let wrapper = wrappers.first(where: {
                $0.first?.isUppercase == true && $0 != "MainActor"
            }) {
                // A state that begins by itself, or what the surroundings give.
                let needsValue = ["State", "Binding", "ObservedObject", "StateObject", "Bindable"]
                    .contains(wrapper)
                if needsValue, given == nil, !isPrivate {
                    if wrapper == "State" {
                        values.append(.init(name: name, type: shared?.trimmedDescription))
                    } else {
                        open[last].storedObstacle =
                            "takes '\(name)', a \(wrapper.lowercased()) that data cannot give"
                    }
                }
                continue
            }
            if isPrivate {
                if given == nil, shared.map(isOptional) != true {
                    open[last].storedObstacle =
                        "has the private property '\(name)', and no initializer that is read here"
                }
                continue
            }
            let isOptional = shared.map(isOptional) == true
            values.append(
                .init(
                    name: name, type: shared?.trimmedDescription ?? given?.typeOfLiteral,
                    defaultValue: given?.trimmedDescription
                        ?? (isOptional && !isConstant ? "nil" : nil)))
        }
        open[last].stored += values.reversed()
    }

    /// Observers belong to a property that is stored.
    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.contains {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }

    private func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self)
            || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    private func names(in clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map {
            let name = $0.type.trimmedDescription
            return name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name
        } ?? []
    }

    /// All that was found.
    var finished: TemplateFacts {
        var result = facts
        result.constants = examples.constants
        for var one in closed {
            one.inherited.formUnion(extensionInheritance[one.name] ?? [])
            if one.keys.isEmpty { one.keys = extensionKeys[one.name] ?? [:] }
            if one.inherited.contains("View") {
                result.views.append(view(one))
            } else {
                var type = TemplateFacts.DataType(name: one.name, isEnum: one.isEnum)
                type.isDecodable = !one.inherited.isDisjoint(with: ["Codable", "Decodable"])
                type.isCodingKey = one.inherited.contains("CodingKeyRepresentable")
                type.hasOwnDecoder =
                    (one.initializers + (extensionInitializers[one.name] ?? [])).contains {
                        let first = $0.signature.parameterClause.parameters.first
                        return first?.firstName.text == "from"
                            && first?.type.trimmedDescription.hasSuffix("Decoder") == true
                    }
                type.cases = one.isEnum ? cases(of: one) : []
                type.values =
                    one.stored.compactMap { value in
                        guard !one.keys.isEmpty else { return value }
                        guard let key = one.keys[value.key] else { return nil }
                        var value = value
                        value.key = key
                        return value
                    }
                result.types.append(type)
            }
        }
        result.views.sort { $0.line < $1.line }
        return result
    }

    /// The cases of an enum with the raw values that Swift gives to those that say none.
    private func cases(of one: Open) -> [TemplateFacts.Case] {
        let types = one.inherited.union([one.rawType].compactMap(\.self))
        let isText = types.contains("String")
        let isNumber = !types.isDisjoint(with: [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        ])
        var next = 0
        return one.cases.map { written in
            var written = written
            written.key = one.keys.isEmpty ? written.name : one.keys[written.name] ?? written.name
            if isText { written.rawValue = written.rawValue ?? written.name.jsonString }
            if isNumber {
                if let value = written.rawValue.flatMap({ Int($0) }) { next = value }
                written.rawValue = String(next)
                next &+= 1
            }
            return written
        }
    }

    private func view(_ one: Open) -> TemplateFacts.View {
        var view = TemplateFacts.View(name: one.name, line: one.line)
        view.examples = examples.calls[one.name] ?? []
        if one.isGeneric {
            view.obstacle = "is generic, or inside something generic"
            return view
        }
        let initializers = one.initializers + (extensionInitializers[one.name] ?? [])
        let own = one.initializers.isEmpty ? [] : initializers
        guard
            let chosen = own.first(where: {
                usable($0) && !$0.signature.parameterClause.parameters.isEmpty
            })
                ?? own.first(where: usable)
        else {
            if !own.isEmpty {
                view.obstacle = "has no initializer that data can be given to"
                return view
            }
            (view.values, view.obstacle) = (one.stored, one.storedObstacle)
            keepData(&view)
            return view
        }
        view.throwsErrors = chosen.signature.effectSpecifiers?.throwsClause != nil
        view.values = chosen.signature.parameterClause.parameters.map { parameter in
            var value = TemplateFacts.Value(
                name: parameter.firstName.text, type: parameter.type.trimmedDescription,
                defaultValue: parameter.defaultValue?.value.trimmedDescription)
            if value.name == "_" {
                value.key = parameter.secondName?.text.filter { $0 != "`" } ?? "_"
            }
            return value
        }
        keepData(&view)
        return view
    }

    /// Leaves out what is no data: it stays as its default says, or is in the way.
    private func keepData(_ view: inout TemplateFacts.View) {
        let needed = view.values.first { $0.defaultValue == nil && Self.isClosure($0.type) }
        if let needed, view.obstacle == nil {
            view.obstacle = "takes '\(needed.key)', a closure that data cannot give"
        }
        view.values.removeAll { Self.isClosure($0.type) || $0.type?.hasPrefix("Binding<") == true }
    }

    private static func isClosure(_ type: String?) -> Bool { type?.contains("->") == true }

    private func usable(_ initializer: InitializerDeclSyntax) -> Bool {
        let modifiers = initializer.modifiers.map(\.name.tokenKind)
        return initializer.optionalMark == nil && initializer.genericParameterClause == nil
            && initializer.signature.effectSpecifiers?.asyncSpecifier == nil
            && !modifiers.contains(.keyword(.private))
            && !initializer.signature.parameterClause.parameters.contains {
                $0.type.trimmedDescription.hasPrefix("some ") || $0.ellipsis != nil
            }
    }
}
