internal import QuadrantIndex
internal import SwiftSyntax

/// Separates a file's interface from the bodies in it, and notes the names that it declares and
/// mentions.
final class InterfaceCollector: SyntaxVisitor {
    private var mentions: Set<String> = []
    private var fingerprint = ContentHash()
    /// How many bodies are around the current token.
    private var bodies = 0
    /// Whether an operator is declared, at the top or in a type: any file may use it without a name of this
    /// file.
    private var hasOperators = false

    /// The interface of a file.
    static func facts(of tree: SourceFileSyntax) -> InterfaceFacts {
        let collector = InterfaceCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        var declared = TopLevelNames()
        declared.add(tree.statements)
        var facts = declared.facts
        facts.fingerprint = collector.fingerprint.text
        if tree.hasError {
            // What others see of it may hang on a brace in a body.
            var whole = ContentHash()
            whole.combine(tree.description)
            facts.fingerprint = whole.text
        }
        facts.mentions = collector.mentions
        if collector.hasOperators { facts.reachesAll = true }
        return facts
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if bodies == 0 { fingerprint.combine(token.text) }
        if case .identifier(let text) = token.tokenKind {
            let name = text.filter { $0 != "`" }
            mentions.insert(name)
            // Names with `_` or `$` in front belong to the wrapped property.
            if let first = name.first, first == "$" || first == "_" {
                mentions.insert(String(name.dropFirst()))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if bodies == 0 {
            switch node.name.tokenKind {
            case .binaryOperator, .prefixOperator, .postfixOperator: hasOperators = true
            default: break
            }
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(isBody(Syntax(node)))
    }
    override func visitPost(_ node: CodeBlockSyntax) { leave(isBody(Syntax(node))) }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(isGetter(node))
    }
    override func visitPost(_ node: AccessorBlockSyntax) { leave(isGetter(node)) }

    // A preview is a function that no other file can name: not even its being there counts.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.macroName.text == "Preview", leavesMark: false)
    }
    override func visitPost(_ node: MacroExpansionDeclSyntax) {
        leave(node.macroName.text == "Preview")
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        enter(node.macroName.text == "Preview", leavesMark: false)
    }
    override func visitPost(_ node: MacroExpansionExprSyntax) {
        leave(node.macroName.text == "Preview")
    }

    /// A mark stays for a body, as a property with a getter differs from one without.
    private func enter(_ isBody: Bool, leavesMark: Bool = true) -> SyntaxVisitorContinueKind {
        if isBody && leavesMark && bodies == 0 { fingerprint.combine("{}") }
        if isBody { bodies += 1 }
        return .visitChildren
    }

    private func leave(_ isBody: Bool) {
        if isBody { bodies -= 1 }
    }

    private func isBody(_ block: Syntax) -> Bool {
        guard let owner = block.parent else { return false }
        switch owner.kind {
        case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl:
            return !Self.isCopiedIntoCallers(owner)
        default: return false
        }
    }

    private func isGetter(_ block: AccessorBlockSyntax) -> Bool {
        guard case .getter = block.accessors else { return false }
        return !Self.isCopiedIntoCallers(Syntax(block))
    }

    /// Whether a body can be compiled into other files, by an attribute of a declaration around it.
    private static func isCopiedIntoCallers(_ node: Syntax) -> Bool {
        let copied: Set = [
            "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "inline",
        ]
        return sequence(first: node, next: \.parent).contains { around in
            guard let declaration = around.asProtocol((any WithAttributesSyntax).self) else {
                return false
            }
            return declaration.attributes.contains { attribute in
                attribute.as(AttributeSyntax.self).map {
                    copied.contains($0.attributeName.trimmedDescription)
                } ?? false
            }
        }
    }
}
