package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Reads which views a file writes where, without compiling it: what an explanation names lines by.
package enum WrittenViewReader {
    /// What the file makes.
    ///
    /// - Complexity: Linear in its length.
    package static func file(of source: String) -> WrittenFile {
        if ConditionDepth.excess(in: source) != nil { return WrittenFile() }
        let tree = Parser.parse(source: source)
        let collector = WrittenMemberCollector(
            SourceLocationConverter(fileName: "", tree: tree))
        collector.walk(tree)
        return collector.file
    }
}

/// Walks a file and notes what its properties, functions and previews make.
private final class WrittenMemberCollector: SyntaxVisitor {
    private(set) var file = WrittenFile()
    private var reader: WrittenExpressions
    private let places: SourceLocationConverter
    private var types: [String] = []

    init(_ places: SourceLocationConverter) {
        self.places = places
        reader = WrittenExpressions(places: places)
        super.init(viewMode: .sourceAccurate)
    }

    private func open(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.append(name.text)
        file.types[name.text] = file.types[name.text] ?? line(of: name)
        return .visitChildren
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        places.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.split(separator: ".").last ?? ""
        types.append(String(name.prefix { $0 != "<" }))
        reader.isInExtensionOfView = types.last == "View"
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        types.removeLast()
        reader.isInExtensionOfView = false
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let name = binding.pattern.trimmedDescription
            if case .getter(let statements)? = binding.accessorBlock?.accessors {
                note(name, at: node, reader.views(of: statements))
            } else if case .accessors(let list)? = binding.accessorBlock?.accessors,
                let getter = list.first(where: { $0.accessorSpecifier.text == "get" })?.body
            {
                note(name, at: node, reader.views(of: getter.statements))
            } else if let value = binding.initializer?.value {
                note(name, at: node, reader.views(of: value))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body {
            note(node.name.text, at: node, reader.views(of: body.statements))
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePreview(node.macroName, node.trailingClosure, at: node)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        notePreview(node.macroName, node.trailingClosure, at: node)
    }

    private func notePreview(
        _ name: TokenSyntax, _ closure: ClosureExprSyntax?, at node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        if name.text == "Preview", let closure {
            note("#Preview", at: node, reader.views(of: closure.statements))
        }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }

    private func note(_ name: String, at node: some SyntaxProtocol, _ views: [WrittenView]) {
        guard !views.isEmpty else { return }
        file.members.append(
            WrittenMember(type: types.last ?? "", name: name, line: line(of: node), views: views))
    }
}
