internal import QuadrantIndex
internal import SwiftSyntax

/// Finds where a file names something by the module that it is from, in code alone: not in texts and comments.
final class ModuleQualifiers: SyntaxVisitor {
    private let isWanted: (_ module: String, _ name: String) -> Bool
    private var found: [ModuleQualifier] = []

    private init(_ isWanted: @escaping (_ module: String, _ name: String) -> Bool) {
        self.isWanted = isWanted
        super.init(viewMode: .sourceAccurate)
    }

    /// The places where a file names one of some modules before a point.
    static func all(in tree: SourceFileSyntax, of modules: Set<String>) -> [ModuleQualifier] {
        if modules.isEmpty { return [] }
        let finder = ModuleQualifiers { module, _ in modules.contains(module) }
        finder.walk(tree)
        return finder.found
    }

    /// The edits for names of Foundation's that another module has here: they go without the module. Those of the
    /// network get a name before them that is as long, as a type of the user's may be called like the one that it is made of
    /// (`class URLSessionDelegate: NSObject, Foundation.URLSessionDelegate`).
    static func foundationEdits(of tree: SourceFileSyntax) -> [Replacement] {
        let finder = ModuleQualifiers { module, name in
            module == "Foundation" && FoundationNames.areElsewhere(name)
        }
        finder.walk(tree)
        return finder.found.map(\.removal)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil {
            note(base.baseName, before: node.period, node.declName.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self),
            base.genericArgumentClause == nil
        {
            note(base.name, before: node.period, node.name)
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        // In `\Core.Item.name` the module is what the path begins with.
        if let root = node.root?.as(IdentifierTypeSyntax.self), root.genericArgumentClause == nil,
            let first = node.components.first, let period = first.period,
            let name = first.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName,
            name.text.first?.isUppercase == true
        {
            note(root.name, before: period, name)
        }
        return .visitChildren
    }

    /// What becomes of these is replaced as a whole.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "keyPath" ? .skipChildren : .visitChildren
    }

    private func note(_ name: TokenSyntax, before period: TokenSyntax, _ member: TokenSyntax) {
        guard isWanted(name.text, member.text) else { return }
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
        if name.text == "Foundation", FoundationNames.networking.contains(member.text) {
            let renaming = Replacement(
                offset: start, length: name.text.utf8.count, replacement: "_Networked")
            found.append(ModuleQualifier(module: name.text, removal: renaming))
            return
        }
        let length = period.endPositionBeforeTrailingTrivia.utf8Offset - start
        var removal = Replacement(offset: start, length: length, replacement: "")
        if let mark = name.previousToken(viewMode: .sourceAccurate),
            mark.endPositionBeforeTrailingTrivia.utf8Offset == start
        {
            let text = mark.text
            let whole = length + text.utf8.count
            let blanks = String(repeating: " ", count: length)
            switch mark.tokenKind {
            case .prefixOperator, .prefixAmpersand, .atSign, .backslash:
                // A mark stays directly before what it belongs to.
                removal = Replacement(
                    offset: start - text.utf8.count, length: whole, replacement: blanks + text)
            case .binaryOperator:
                // An operator has blanks on both sides or on none.
                removal = Replacement(
                    offset: start - text.utf8.count, length: whole, replacement: " " + text)
            default: break
            }
        }
        found.append(ModuleQualifier(module: name.text, removal: removal))
    }
}
