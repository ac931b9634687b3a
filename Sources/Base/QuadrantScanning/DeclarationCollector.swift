internal import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Walks one file and notes its types, extensions, protocols and previews.
///
/// It does not enter functions: what is declared there cannot be reached from outside.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var facts = DeclarationFacts()
    /// The imports, in order.
    /// What has the previews become blanks.
    private(set) var previews: [Replacement] = []
    private(set) var imports: [ImportFacts] = []
    private let places: SourceLocationConverter
    private let conditions: BuildCondition
    /// The types and extensions around the current declaration, outermost first.
    private var scopes: [TypeFacts] = []

    init(places: SourceLocationConverter, conditions: BuildCondition) {
        self.places = places
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: StructDeclSyntax) { closeType() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: ClassDeclSyntax) { closeType() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
    override func visitPost(_ node: EnumDeclSyntax) { closeType() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.withoutModule
        var facts = TypeFacts(name: name, place: place(of: node.extensionKeyword))
        facts.inherited = names(in: node.inheritanceClause)
        facts.isGeneric = node.genericWhereClause != nil
        facts.mentions = Mentions.of(Syntax(node.memberBlock))
        scopes.append(facts)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        if let closed = scopes.popLast() { facts.extensions.append(closed) }
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.protocols[node.name.text, default: []] += names(in: node.inheritanceClause)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        note(node)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !scopes.isEmpty {
            scopes[scopes.count - 1].initializers.append(Construction.requirements(of: node))
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if !scopes.isEmpty {
            scopes[scopes.count - 1].requiredProperties += Construction.requirements(of: node)
            let name = node.bindings.first?.pattern.trimmedDescription
            if name == "previews" {
                scopes[scopes.count - 1].previews = ProviderParts.names(in: node)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        imports.append(
            ImportFacts(
                module: ModuleNames.here(module) ?? module,
                line: place(of: node.importKeyword).line, removal: node.edit(replacingBy: ""),
                changes: [
                    Self.kindRemoval(of: node), Self.partRemoval(of: node),
                    Self.accessRemoval(of: node),
                ].compactMap(\.self)))
        return .skipChildren
    }

    /// Whether an import is of one declaration of Foundation's. All of Foundation is imported instead: on Linux, many of its
    /// names are those of other modules (`URLSession`).
    private static func isOfFoundation(_ node: ImportDeclSyntax) -> Bool {
        node.importKindSpecifier != nil && node.path.first?.name.text == "Foundation"
    }

    /// Takes `class` and its like out of an import of one declaration of Foundation's.
    private static func kindRemoval(of node: ImportDeclSyntax) -> Replacement? {
        guard isOfFoundation(node), let kind = node.importKindSpecifier else { return nil }
        return Replacement(
            offset: kind.positionAfterSkippingLeadingTrivia.utf8Offset,
            length: kind.text.utf8.count, replacement: "")
    }

    /// Takes the part of a module out of an import: `os.log` becomes `os`. Apple's modules of C have such parts; `nil` for
    /// other imports, also those of one declaration of another module than Foundation.
    private static func partRemoval(of node: ImportDeclSyntax) -> Replacement? {
        guard node.importKindSpecifier == nil || isOfFoundation(node), node.path.count > 1,
            let module = node.path.first, let last = node.path.last
        else { return nil }
        let start = module.name.endPositionBeforeTrailingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        return Replacement(offset: start, length: end - start, replacement: "")
    }

    /// Takes `internal` and its like from an import: in Swift 5 a module has to be imported as the same in all files, and the imports
    /// that are added say nothing.
    private static func accessRemoval(of node: ImportDeclSyntax) -> Replacement? {
        node.modifiers.isEmpty ? nil : node.modifiers.edit(replacingBy: "")
    }

    private func open(
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes.last
        let name = (outer.map { "\($0.name)." } ?? "") + node.name.text
        var facts = TypeFacts(name: name, place: place(of: node.introducer))
        facts.inherited = names(in: node.inheritanceClause)
        facts.isEnum = node.is(EnumDeclSyntax.self)
        facts.isGeneric = node.genericParameterClause != nil || outer?.isGeneric == true
        facts.isOutOfReach = outer.map { $0.isOutOfReach || $0.privateScope != nil } ?? false
        let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
        facts.privateScope = isPrivate ? outer?.name : nil
        facts.mentions = Mentions.of(Syntax(node.memberBlock))
        scopes.append(facts)
        return .visitChildren
    }

    private func closeType() {
        if let closed = scopes.popLast() { facts.types.append(closed) }
    }

    private func note(_ node: some FreestandingMacroExpansionSyntax) {
        guard node.macroName.text == "Preview", scopes.isEmpty else { return }
        previews += node.blanks
        let first = node.arguments.first
        let literal = first?.label == nil ? first?.expression.as(StringLiteralExprSyntax.self) : nil
        var preview = PreviewFacts(
            place: place(of: node.pound), name: literal?.representedLiteralValue,
            mentions: Mentions.of(Syntax(node)))
        preview.plain = node.plainPreview
        facts.previews.append(preview)
    }

    private func names(in clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { inherited in
            inherited.type.tokens(viewMode: .sourceAccurate)
                .filter { $0.tokenKind.isIdentifier }
                .map(\.text)
        } ?? []
    }

    private func place(of token: TokenSyntax) -> Place {
        let location = places.location(for: token.positionAfterSkippingLeadingTrivia)
        return Place(line: location.line, column: location.column)
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The parts of a preview in whose head no line ends; `nil` for one of several closures, with attributes, or with states of its
    /// own: these take the macro.
    fileprivate var plainPreview: PlainPreview? {
        guard let closure = trailingClosure, additionalTrailingClosures.isEmpty,
            self.as(MacroExpansionDeclSyntax.self)?.attributes.isEmpty ?? true,
            arguments.allSatisfy({ $0.label == nil || $0.label?.text == "traits" }),
            !closure.description.contains("Previewable")
        else { return nil }
        let head =
            positionAfterSkippingLeadingTrivia
            .utf8Offset..<closure
            .positionAfterSkippingLeadingTrivia.utf8Offset
        let written = arguments.map {
            $0.with(\.trailingComma, nil).trimmedDescription + ", "
        }.joined()
        let text = trimmedDescription.utf8.prefix(head.count)
        guard !text.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        else { return nil }
        return PlainPreview(
            head: head, end: closure.endPositionBeforeTrailingTrivia.utf8Offset, arguments: written,
            returns: closure.statements.returns)
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the last statement returns what comes of them, or is all that there is and makes something of UIKit's by its name.
    fileprivate var returns: Bool {
        guard let last = last?.item else { return false }
        if last.is(ReturnStmtSyntax.self) { return true }
        guard count == 1, let call = last.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        let isPrefixed = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
        return isPrefixed || name.hasSuffix("Controller") || name.hasSuffix("VC")
    }
}

extension SyntaxProtocol {
    /// What has the node become blanks; the ends of lines stay.
    fileprivate var blanks: [Replacement] {
        var offset = positionAfterSkippingLeadingTrivia.utf8Offset
        return trimmedDescription.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).compactMap { line in
            defer { offset += line.count + 1 }
            return line.isEmpty
                ? nil : Replacement(offset: offset, length: line.count, replacement: "")
        }
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool {
        if case .identifier = self { true } else { false }
    }
}

extension String {
    fileprivate var withoutModule: String {
        hasPrefix("SwiftUI.") ? String(dropFirst("SwiftUI.".count)) : self
    }
}
