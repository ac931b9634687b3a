internal import SwiftParser
internal import SwiftSyntax

/// The copy of a file in which the bodies that take the compiler too long are there piece by piece, for it to say which piece is wrong.
///
/// Each piece is the body with one of its statements, in the line and column that it has in the user's file. Nothing is run of such a copy.
package enum SourcePieces {
    /// The copy; `nil` if there is no body at these lines that can be taken apart.
    ///
    /// - Parameters:
    ///   - copy: The copy that is compiled, whose first line says which file it is of.
    ///   - lines: The lines at which the compiler gave up, in the user's file, from 1.
    ///   - fineLines: The lines of the pieces at which it gave up too: the statements that begin there are taken apart further, and no others;
    ///     `nil` for all statements as they are.
    ///   - isAlone: Whether of those each call is there alone, and not with those before it.
    package static func text(
        of copy: String, at lines: Set<Int>, finely fineLines: Set<Int>? = nil,
        alone isAlone: Bool = false
    ) -> String? {
        let tree = Parser.parse(source: copy)
        let places = SourceLocationConverter(fileName: "", tree: tree)
        let finder = BodyFinder(places, lines: lines)
        finder.walk(tree)
        guard !finder.bodies.isEmpty else { return nil }
        let file = copy.prefix { $0 != "," }.drop { $0 != "\"" }
        var bytes = Array(copy.utf8)
        for body in finder.bodies.reversed() {
            let isFine = fineLines.map { lines in
                { start in
                    let place = places.location(for: AbsolutePosition(utf8Offset: start))
                    return lines.contains(place.line - 1)
                }
            }
            let cuts = PieceCuts(of: body.items, finely: isFine, alone: isAlone).all
            let text = PieceText(body, cuts, bytes: bytes, places: places, file: String(file))
            bytes.replaceSubrange(body.range, with: text.whole)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A declaration whose body can be taken apart.
struct PieceBody {
    /// What stands before its name, and what behind, up to the brace.
    var signature: (before: String, behind: String)
    /// Whether it returns a view of a type that is not written.
    var isOpaque: Bool
    /// Where the declaration stands, in UTF-8 bytes.
    var range: Range<Int>
    /// What is inside its braces.
    var inside: Range<Int>
    /// Its statements.
    var items: BuilderItems
}

/// Finds the bodies of members and functions that hold some of the lines.
private final class BodyFinder: SyntaxVisitor {
    private(set) var bodies: [PieceBody] = []
    private let places: SourceLocationConverter
    private let lines: Set<Int>

    /// - Parameter lines: The lines of the user's file. The copy has one more before them.
    init(_ places: SourceLocationConverter, lines: Set<Int>) {
        self.places = places
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let binding = node.bindings.first, node.bindings.count == 1,
            let block = binding.accessorBlock, let type = binding.typeAnnotation,
            case .getter(let list) = block.accessors
        {
            add(
                node, list,
                before: Self.words(of: node.attributes, node.modifiers, adding: "var"),
                name: binding.pattern.trimmedDescription, behind: Self.line(type),
                braces: (block.leftBrace, block.rightBrace))
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body, node.signature.returnClause != nil {
            let behind =
                (node.genericParameterClause.map(Self.line) ?? "") + Self.line(node.signature)
                + (node.genericWhereClause.map { " " + Self.line($0) } ?? "")
            add(
                node, body.statements,
                before: Self.words(of: node.attributes, node.modifiers, adding: "func"),
                name: node.name.text, behind: behind, braces: (body.leftBrace, body.rightBrace))
        }
        return .skipChildren
    }

    private func add(
        _ node: some DeclSyntaxProtocol, _ list: CodeBlockItemListSyntax, before: String,
        name: String, behind: String, braces: (TokenSyntax, TokenSyntax)
    ) {
        let range = node.byteRange
        let first = places.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line - 1
        let last = places.location(for: AbsolutePosition(utf8Offset: range.upperBound)).line - 1
        guard lines.contains(where: { (first...last).contains($0) }),
            let items = BuilderItems(list)
        else { return }
        let inside = braces.0.byteRange.upperBound..<braces.1.byteRange.lowerBound
        bodies.append(
            PieceBody(
                signature: (Self.builder(for: name, behind, before) + before, behind),
                isOpaque: behind.contains("some "), range: range, inside: inside, items: items))
    }

    /// The builder that a protocol gives its requirement, which a piece with another name is not.
    private static func builder(for name: String, _ type: String, _ written: String) -> String {
        guard ["body", "previews", "makeBody"].contains(name), !written.contains("Builder ") else {
            return ""
        }
        let kinds = ["ToolbarContent", "Commands", "Scene"]
        let kind = kinds.first { type.hasSuffix($0) } ?? "View"
        return "@SwiftUI.\(kind)Builder "
    }

    /// Attributes and modifiers in a line, but for those that a piece cannot have.
    private static func words(
        of attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, adding word: String
    ) -> String {
        let kept = modifiers.filter { $0.name.tokenKind != .keyword(.override) }
        return (attributes.map { line($0) } + kept.map { line($0) } + [word]).map { $0 + " " }
            .joined()
    }

    /// The tokens of a node in one line, without comments.
    private static func line(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map { token in
            token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }.joined()
    }
}
