internal import QuadrantIndex
internal import SwiftSyntax

/// What is replaced in classes of Core Data's objects, whose properties the Objective-C runtime makes on Apple's systems.
///
/// `@NSManaged var title: String?` gets accessors behind it that read and write the property by its name, and methods such as
/// `addToItems(_:)` a body. An initializer that overrides `init(entity:insertInto:)` is `required`, and requests are not cast to a
/// request of other results but made into one. Methods of strings that sort are named in selectors.
final class ManagedEdits: SyntaxVisitor {
    private var edits: [Replacement] = []

    /// The edits of a file.
    static func edits(of tree: SourceFileSyntax) -> [Replacement] {
        let finder = ManagedEdits(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.edits
    }

    private func mark(of attributes: AttributeListSyntax) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "NSManaged" }
    }

    private func append(_ text: String, behind node: some SyntaxProtocol) {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Replacement(offset: end, length: 0, replacement: text))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let mark = mark(of: node.attributes) else { return .visitChildren }
        edits.append(mark.edit(replacingBy: ""))
        // `var a, b: Int` has one type for both.
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation
            else { continue }
            let key = name.filter { $0 != "`" }
            append(
                " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", newValue) } }",
                behind: type)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let mark = mark(of: node.attributes), node.body == nil else { return .visitChildren }
        edits.append(mark.edit(replacingBy: ""))
        append(" { \(Self.body(of: node)) }", behind: node)
        return .skipChildren
    }

    /// What a method does that Xcode generates for a relationship.
    private static func body(of node: FunctionDeclSyntax) -> String {
        let name = node.name.text
        let parameters = node.signature.parameterClause.parameters.map {
            (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
        }
        let first = parameters.first?.name ?? ""
        let second = parameters.dropFirst().first?.name ?? ""
        for (prefix, method) in [
            ("addTo", "_addManaged"), ("removeFrom", "_removeManaged"),
            ("insertInto", "_insertManaged"), ("replace", "_replaceManaged"),
        ] where name.hasPrefix(prefix) && !first.isEmpty {
            let key = "\"\(lowered(name.dropFirst(prefix.count)))\""
            return switch method {
            case "_insertManaged": "\(method)(\(key), \(first), at: \(second))"
            case "_replaceManaged": "\(method)(\(key), at: \(first), with: \(second))"
            default: "\(method)(\(key), \(parameters[0].label == "at" ? "at: " : "")\(first))"
            }
        }
        for (prefix, method) in [("add", "_addManaged"), ("remove", "_removeManaged")]
        where name.hasPrefix(prefix) && parameters.count == 1 {
            var rest = name.dropFirst(prefix.count)
            if rest.hasSuffix("Object") { rest = rest.dropLast(6) }
            return "\(method)(\"\(lowered(rest))\", \(first))"
        }
        return "_managedMethod(\"\(name)\")"
    }

    private static func lowered(_ name: Substring) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let override = node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
        if labels == ["entity", "insertInto"], let override {
            edits.append(override.edit(replacingBy: "required"))
        }
        return .visitChildren
    }

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node)
        for (place, part) in parts.enumerated() {
            guard let cast = part.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark?.tokenKind == .exclamationMark,
                place + 1 < parts.count
            else { continue }
            let type = parts[place + 1]
            let text = type.trimmedDescription.filter { !$0.isWhitespace }
            let mark = "NSFetchRequest<"
            guard text.hasPrefix(mark), text.hasSuffix(">") else { continue }
            let result = text.dropFirst(mark.count).dropLast()
            let isAny = ["NSFetchRequestResult", "anyNSFetchRequestResult"].contains(result)
            let start = cast.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = type.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(
                Replacement(
                    offset: start, length: end - start,
                    replacement: isAny ? "._ofAnyResult" : "._of(\(result).self)"))
        }
        return .visitChildren
    }
}
