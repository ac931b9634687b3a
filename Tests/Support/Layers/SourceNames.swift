import SwiftParser
import SwiftSyntax

/// What one file declares for others, and which names it uses.
package struct SourceNames: Sendable {
    /// Types, functions and values that stand by themselves.
    package private(set) var outer: Set<String> = []
    /// What extensions add to types.
    package private(set) var added: Set<String> = []
    /// What types declare where they stand.
    package private(set) var members: Set<String> = []
    /// The modules that it imports.
    package private(set) var imports: Set<String> = []
    /// The names that may stand by themselves, each with the line of its first use.
    package private(set) var named: [String: Int] = [:]
    /// The names behind a dot, each with the line of its first use.
    package private(set) var called: [String: Int] = [:]
    /// Parameters, local values and private declarations: nobody else's, whatever their names.
    private var local: Set<String> = []

    /// Reads a file's text.
    package init(_ source: String) {
        let tree = Parser.parse(source: source)
        let collector = NameCollector(SourceLocationConverter(fileName: "", tree: tree))
        collector.walk(tree)
        self = collector.names
        for name in local { named[name] = nil }
    }

    fileprivate init() {}

    /// What surrounds a declaration.
    fileprivate enum Scope {
        case file, type, extending
        /// A function, a closure or something private: no other file sees what is in it.
        case hidden
    }

    fileprivate mutating func declare(_ name: String, in scope: Scope) {
        switch scope {
        case .file: outer.insert(name)
        case .type: members.insert(name)
        case .extending: added.insert(name)
        case .hidden: local.insert(name)
        }
    }

    fileprivate mutating func `import`(_ module: String) { imports.insert(module) }

    fileprivate mutating func use(_ name: String, line: Int, behindDot: Bool) {
        let known = behindDot ? called[name] : named[name]
        let first = min(known ?? line, line)
        if behindDot { called[name] = first } else { named[name] = first }
    }
}

/// Walks a file and notes its names.
private final class NameCollector: SyntaxVisitor {
    var names = SourceNames()
    private var scopes: [SourceNames.Scope] = [.file]
    private let places: SourceLocationConverter

    init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    private var scope: SourceNames.Scope { scopes.last ?? .file }

    private func enter(_ inner: SourceNames.Scope) -> SyntaxVisitorContinueKind {
        scopes.append(inner)
        return .visitChildren
    }

    private func leave() { scopes.removeLast() }

    private func declare(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax? = nil) {
        names.declare(name.plain, in: isPrivate(modifiers) ? .hidden : scope)
    }

    private func open(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return enter(isPrivate(node.modifiers) || scope == .hidden ? .hidden : .type)
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax?) -> Bool {
        modifiers?.contains {
            $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
        } ?? false
    }

    private func use(_ name: TokenSyntax, behindDot: Bool) {
        let line = places.location(for: name.positionAfterSkippingLeadingTrivia).line
        names.use(name.plain, line: line, behindDot: behindDot)
    }

    private func keep(_ name: TokenSyntax) { names.declare(name.plain, in: .hidden) }

    // MARK: Types and extensions

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(isPrivate(node.modifiers) ? .hidden : .extending)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        keep(node.name)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        keep(node.name)
        return .visitChildren
    }

    // MARK: Functions and values

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return enter(.hidden)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leave() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.hidden)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leave() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(.hidden) }
    override func visitPost(_ node: SubscriptDeclSyntax) { leave() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(.hidden) }
    override func visitPost(_ node: AccessorBlockSyntax) { leave() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(.hidden) }
    override func visitPost(_ node: ClosureExprSyntax) { leave() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                declare(pattern.identifier, node.modifiers)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        keep(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        keep(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        keep(node.name)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if scope == .hidden { keep(node.identifier) }
        return .visitChildren
    }

    // MARK: Uses

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { names.import(module) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, behindDot: false)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name, behindDot: true)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isBehindDot =
            access.map { $0.declName.id == node.id }
            ?? node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
        use(node.baseName, behindDot: isBehindDot)
        return .visitChildren
    }
}

extension TokenSyntax {
    /// The name without the signs that let it be a keyword.
    fileprivate var plain: String { text.filter { $0 != "`" } }
}
