internal import SwiftSyntax

/// Finds the calls of types in previews with values that are written out, and the constants of types that such values may name.
final class ExampleCollector: SyntaxVisitor {
    /// By the name of a type, the arguments of its calls.
    private(set) var calls: [String: [String]] = [:]
    /// By their full names, as `Sample.ada`.
    private(set) var constants: [String: String] = [:]
    /// The types around.
    private var types: [String] = []
    /// The constants of the file itself.
    private let reader: LiteralReader
    private let conditions: BuildCondition

    init(_ file: SourceFileSyntax, conditions: BuildCondition) {
        self.conditions = conditions
        let names = file.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
        reader = LiteralReader(names: Self.values(of: names))
        super.init(viewMode: .sourceAccurate)
        walk(file)
    }

    /// What variables are, as far as a single value is written.
    private static func values(of variables: [VariableDeclSyntax]) -> [String: ExprSyntax] {
        var values: [String: ExprSyntax] = [:]
        for binding in variables.flatMap(\.bindings) {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            var value = binding.initializer?.value
            if case .getter(let statements)? = binding.accessorBlock?.accessors,
                statements.count == 1, let only = statements.first?.item
            {
                value = only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
            }
            if let value { values[name.filter { $0 != "`" }] = value }
        }
        return values
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.contains(where: { $0.split(separator: ".").last == "PreviewProvider" }) {
            addCalls(in: Syntax(node))
            return .skipChildren
        }
        return open(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { close(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { close(node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { close(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        close(node.extendedType.trimmedDescription)
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { addCalls(in: Syntax(node)) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { addCalls(in: Syntax(node)) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isStatic = node.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        guard isStatic, !types.isEmpty else { return .skipChildren }
        let owner = types.joined(separator: ".")
        var reader = reader
        reader.owner = owner
        for (name, value) in Self.values(of: [node]) {
            constants["\(owner).\(name)"] = reader.json(value)
        }
        return .skipChildren
    }

    private func open(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }

    private func close(_ name: String) { if types.last == name { types.removeLast() } }

    /// Adds the calls of types in a preview, whose own constants are in reach too.
    private func addCalls(in preview: Syntax) {
        var reader = reader
        reader.names.merge(Self.values(of: Self.variables(in: preview))) { $1 }
        addCalls(in: preview, reader)
    }

    private static func variables(in node: Syntax) -> [VariableDeclSyntax] {
        node.children(viewMode: .sourceAccurate).flatMap { child in
            child.as(VariableDeclSyntax.self).map { [$0] } ?? variables(in: child)
        }
    }

    private func addCalls(in node: Syntax, _ reader: LiteralReader) {
        for child in node.children(viewMode: .sourceAccurate) {
            addCalls(in: child, reader)
            guard let call = child.as(FunctionCallExprSyntax.self) else { continue }
            let name = call.calledExpression.trimmedDescription
            let arguments = call.arguments.filter(Self.isData)
            guard name.first?.isUppercase == true, !arguments.isEmpty,
                let json = reader.json(arguments)
            else { continue }
            calls[name, default: []].append(json)
        }
    }

    /// Bindings and closures are what a view needs besides.
    private static func isData(_ argument: LabeledExprSyntax) -> Bool {
        let value = argument.expression
        let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
        let isConstant = name == ".constant" || name.hasSuffix("Binding.constant")
        return !isConstant && !value.is(ClosureExprSyntax.self)
            && value.as(DeclReferenceExprSyntax.self)?.baseName.text.first != "$"
    }
}
