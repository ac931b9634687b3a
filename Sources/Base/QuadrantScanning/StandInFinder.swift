package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Finds what is to be replaced for a file to be compiled without the parts that have errors: as little as will do.
///
/// From the inside to the outside: the view in a body, the body, the declaration, the type around it. An error in what was replaced before
/// takes the next of these.
package struct StandInFinder {
    private let tree: SourceFileSyntax
    private let places: SourceLocationConverter
    private let before: [StandIn]

    /// The stand-ins for the errors in a source: those of before that still count, and new ones, none inside another.
    package static func standIns(
        for errors: [CompilerError], in source: String, before: [StandIn]
    ) -> [StandIn] {
        let tree = Parser.parse(source: source)
        let finder = StandInFinder(
            tree: tree, places: SourceLocationConverter(fileName: "", tree: tree), before: before)
        let found = errors.compactMap { finder.standIn(for: $0) } + before
        var kept: [StandIn] = []
        for one in found.sorted(by: { $0.edit.length > $1.edit.length }) {
            let (start, end) = (one.edit.offset, one.edit.offset + one.edit.length)
            let isInside = kept.contains {
                $0.edit.offset < end && start < $0.edit.offset + $0.edit.length
                    || $0.edit.offset == start
            }
            if !isInside { kept.append(one) }
        }
        return kept.sorted { $0.edit.offset < $1.edit.offset }
    }

    private func standIn(for error: CompilerError) -> StandIn? {
        let offset = places.position(
            ofLine: error.place.line, column: max(1, error.place.column)
        ).utf8Offset
        guard offset < tree.endPosition.utf8Offset,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return nil }
        // What was replaced before and has an error all the same is replaced with what is around it.
        let failed = before.filter {
            $0.edit.offset <= offset && offset < $0.edit.offset + max(1, $0.edit.length)
        }.map { $0.edit.length }.max()
        return choices(from: Syntax(token), error).first { choice in
            choice.edit.length > (failed ?? -1)
        }
    }

    /// What may be replaced around a token, the smallest first.
    private func choices(from token: Syntax, _ error: CompilerError) -> [StandIn] {
        var found: [StandIn] = []
        for node in sequence(first: token, next: \.parent) {
            if let preview = preview(node) { return [preview] }
            if let attribute = node.as(AttributeSyntax.self) {
                let name = "@\(attribute.attributeName.trimmedDescription)"
                found.append(unwrapped(attribute, name) ?? gone(Syntax(attribute), name))
            } else if let inherited = node.as(InheritedTypeSyntax.self) {
                found.append(conformance(inherited))
            } else if let call = node.as(FunctionCallExprSyntax.self),
                let modifier = modifier(call, at: token)
            {
                found.append(modifier)
            } else if let item = node.as(CodeBlockItemSyntax.self),
                let one = statement(item) ?? viewItem(item)
            {
                found.append(one)
            } else if let body = body(node) {
                found.append(body)
            } else if isDeclaration(node) {
                if let one = missingConformance(of: node, error.message) { found.append(one) }
                if let type = viewType(node) { found.append(type) }
                found.append(uncallable(node) ?? gone(node, name(of: node)))
            }
        }
        return found
    }

    /// A statement in an action, or in an initializer, which do without it; `nil` for another.
    private func statement(_ item: CodeBlockItemSyntax) -> StandIn? {
        guard let (around, name) = StatementPlace.around(item) else { return nil }
        // One that ends with a semicolon is followed by another on its line.
        return replaced(
            item.semicolon == nil ? Syntax(item) : Syntax(item.item), .function,
            around.is(InitializerDeclSyntax.self) ? self.name(of: around) : name,
            by: item.semicolon == nil ? "" : "()")
    }

    // MARK: Views

    /// A statement that is a view in a body of views.
    private func viewItem(_ item: CodeBlockItemSyntax) -> StandIn? {
        guard
            let expression = item.item.as(ExprSyntax.self)
                ?? item.item.as(ExpressionStmtSyntax.self)?.expression,
            isInViewBody(Syntax(item))
        else { return nil }
        let name = base(of: expression)
        guard name.first?.isUppercase == true || name.first == "." else { return nil }
        return replaced(Syntax(item.item), .box, name, by: Self.box(name))
    }

    /// A modifier in a chain, if it is what the error is about: the chain does without it.
    private func modifier(_ call: FunctionCallExprSyntax, at token: Syntax) -> StandIn? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base != nil,
            Syntax(member.declName.baseName).id == token.id
                || Syntax(member.period).id == token.id,
            isInViewBody(Syntax(call))
        else { return nil }
        let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        return replaced(
            start..<max(start, end), at: Syntax(call), .gone, ".\(member.declName.baseName.text)",
            by: "")
    }

    /// What an expression begins with: `KFImage` of `KFImage(url).resizable()`.
    private func base(of expression: ExprSyntax) -> String {
        var expression = expression
        while true {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                expression = call.calledExpression
            } else if let member = expression.as(MemberAccessExprSyntax.self),
                let base = member.base
            {
                expression = base
            } else if let special = expression.as(GenericSpecializationExprSyntax.self) {
                expression = special.expression
            } else {
                return expression.trimmedDescription.split(whereSeparator: \.isWhitespace).first
                    .map(String.init) ?? ""
            }
        }
    }

    private func isInViewBody(_ node: Syntax) -> Bool {
        for around in sequence(first: node, next: \.parent) {
            if let function = around.as(FunctionDeclSyntax.self) {
                return isView(function.signature.returnClause?.type)
            }
            if let variable = around.as(VariableDeclSyntax.self),
                variable.bindings.first?.accessorBlock != nil
            {
                return isView(variable.bindings.first?.typeAnnotation?.type)
            }
            if around.is(InitializerDeclSyntax.self) { return false }
        }
        return false
    }

    private func isView(_ type: TypeSyntax?) -> Bool {
        let text = type?.trimmedDescription ?? ""
        return text.hasPrefix("some ") && (text.hasSuffix("View") || text.hasSuffix("Scene"))
    }

    /// The code of a box with a name.
    package static func box(_ name: String) -> String {
        let text = "\"" + name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
        return "SwiftUI.Text(verbatim: \(text)).font(SwiftUI.Font.caption)"
            + ".foregroundStyle(SwiftUI.Color.gray).padding(6).overlay { SwiftUI.Rectangle()"
            + ".strokeBorder(SwiftUI.Color.gray, style: SwiftUI.StrokeStyle(lineWidth: 1, dash: [4, 3])) }"
    }

    /// A type of views as a box; `nil` for another.
    private func viewType(_ node: Syntax) -> StandIn? {
        guard let type = node.as(StructDeclSyntax.self),
            let names = type.inheritanceClause?.inheritedTypes.map({ $0.type.trimmedDescription }),
            names.contains(where: {
                $0 == "View" || $0 == "SwiftUI.View" || $0.hasSuffix("Representable")
            })
        else { return nil }
        let access = type.modifiers.first {
            ["public", "package", "private", "fileprivate"].contains($0.name.text)
        }
        let word = access.map { $0.name.text + " " } ?? ""
        let generics = type.genericParameterClause?.trimmedDescription ?? ""
        let start = type.name.text
        return replaced(
            node, .box, start,
            by:
                "\(word)struct \(start)\(generics): SwiftUI.View { \(word.hasPrefix("p") && word != "private " ? word : "")init() {}; "
                + "\(word == "public " || word == "package " ? word : "")var body: some SwiftUI.View { \(Self.box(start)) } }"
        )
    }

    // MARK: Functions

    /// The body of a function, an initializer or a getter.
    private func body(_ node: Syntax) -> StandIn? {
        if let block = node.as(CodeBlockSyntax.self), let owner = block.parent {
            if let function = owner.as(FunctionDeclSyntax.self) {
                let signature = function.signature
                return emptied(
                    node, name(of: owner), signature.returnClause?.type,
                    mayThrow: signature.effectSpecifiers?.throwsClause != nil)
            }
            if owner.is(InitializerDeclSyntax.self) {
                return replaced(
                    node, .function, name(of: owner), by: "{ \(stop(name(of: owner))) }")
            }
            if owner.is(DeinitializerDeclSyntax.self) {
                return replaced(node, .function, name(of: owner), by: "{}")
            }
            if let accessor = owner.as(AccessorDeclSyntax.self),
                let variable = owner.ancestor(VariableDeclSyntax.self)
            {
                let isGetter = accessor.accessorSpecifier.text == "get"
                return emptied(
                    node, name(of: Syntax(variable)),
                    isGetter ? variable.bindings.first?.typeAnnotation?.type : nil,
                    mayThrow: accessor.effectSpecifiers?.throwsClause != nil)
            }
            return nil
        }
        if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
            let variable = node.ancestor(VariableDeclSyntax.self)
        {
            return emptied(
                node, name(of: Syntax(variable)), variable.bindings.first?.typeAnnotation?.type,
                mayThrow: false)
        }
        return nil
    }

    /// A body that does as little as its result asks for.
    private func emptied(
        _ node: Syntax, _ name: String, _ type: TypeSyntax?, mayThrow: Bool
    ) -> StandIn {
        let text = type?.trimmedDescription ?? "Void"
        if text.hasSuffix("Scene"), isView(type) {
            return replaced(
                node, .box, name, by: "{ SwiftUI.WindowGroup { \(Self.box(name)) } }")
        }
        if isView(type) { return replaced(node, .box, name, by: "{ \(Self.box(name)) }") }
        if text == "AnyView" {
            return replaced(node, .box, name, by: "{ SwiftUI.AnyView(\(Self.box(name))) }")
        }
        if mayThrow {
            return replaced(node, .function, name, by: "{ throw _Concurrency.CancellationError() }")
        }
        if ["Void", "()"].contains(text) { return replaced(node, .function, name, by: "{}") }
        if text.hasPrefix("["), text.hasSuffix("]") {
            let isMap = text.contains(":")
            return replaced(node, .function, name, by: isMap ? "{ [:] }" : "{ [] }")
        }
        if text.hasSuffix("?") { return replaced(node, .function, name, by: "{ nil }") }
        return replaced(node, .function, name, by: "{ \(stop(name)) }")
    }

    func stop(_ name: String) -> String {
        "Swift.fatalError(\"\(name) is a stand-in: it cannot be compiled here\")"
    }

    // MARK: What goes

    private func preview(_ node: Syntax) -> StandIn? {
        let name =
            node.as(MacroExpansionDeclSyntax.self)?.macroName.text
            ?? node.as(MacroExpansionExprSyntax.self)?.macroName.text
        return name == "Preview" ? replaced(node, .preview, "#Preview", by: "") : nil
    }

    private func gone(_ node: Syntax, _ name: String) -> StandIn {
        replaced(node, .gone, name, by: "")
    }

    /// One of the types that a type inherits or conforms to.
    private func conformance(_ type: InheritedTypeSyntax) -> StandIn {
        let name = type.type.trimmedDescription
        guard let clause = type.ancestor(InheritanceClauseSyntax.self),
            clause.inheritedTypes.count > 1
        else {
            let clause = type.ancestor(InheritanceClauseSyntax.self).map { Syntax($0) }
            return gone(clause ?? Syntax(type), name)
        }
        let isLast = clause.inheritedTypes.last?.id == type.id
        if isLast, let previous = clause.inheritedTypes.dropLast().last,
            let comma = previous.trailingComma
        {
            let start = comma.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = type.endPositionBeforeTrailingTrivia.utf8Offset
            return replaced(start..<end, at: Syntax(type), .gone, name, by: "")
        }
        return gone(Syntax(type), name)
    }

    /// The protocol that a type says it conforms to, and does not.
    private func missingConformance(of node: Syntax, _ message: String) -> StandIn? {
        guard let match = message.firstMatch(of: /does not conform to protocol '([^']+)'/),
            let group = node.asProtocol((any DeclGroupSyntax).self),
            let type = group.inheritanceClause?.inheritedTypes.first(where: {
                $0.type.trimmedDescription.split(separator: ".").last
                    == match.1.split(separator: ".").last
            }), viewType(node) == nil
        else { return nil }
        return conformance(type)
    }

    // MARK: Names and edits

    /// Whether a node is a declaration of the file's or of a type's: what a body declares goes with the body.
    private func isDeclaration(_ node: Syntax) -> Bool {
        guard node.asProtocol((any DeclSyntaxProtocol).self) != nil, let parent = node.parent else {
            return false
        }
        if parent.is(MemberBlockItemSyntax.self) { return true }
        return parent.is(CodeBlockItemSyntax.self)
            && parent.ancestor(where: {
                $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
                    || $0.is(AccessorBlockSyntax.self)
            }) == nil
    }

    func name(of node: Syntax) -> String {
        let own: String =
            if let function = node.as(FunctionDeclSyntax.self) {
                function.name.text + "("
                    + function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
                    .joined() + ")"
            } else if let variable = node.as(VariableDeclSyntax.self) {
                variable.bindings.first?.pattern.trimmedDescription ?? ""
            } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
                named.name.text
            } else if let part = node.as(ExtensionDeclSyntax.self) {
                "extension \(part.extendedType.trimmedDescription)"
            } else if node.is(InitializerDeclSyntax.self) {
                "init"
            } else {
                node.trimmedDescription.split(whereSeparator: \.isWhitespace).prefix(2).joined(
                    separator: " ")
            }
        guard
            let around = node.parent?.ancestor(where: {
                $0.asProtocol((any DeclGroupSyntax).self) != nil
            })
        else { return own }
        let type =
            around.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? around.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
        return own == "body" ? type : "\(type).\(own)"
    }

    func replaced(
        _ node: Syntax, _ kind: StandIn.Kind, _ name: String, by text: String
    ) -> StandIn {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return replaced(
            start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset), at: node, kind,
            name,
            by: text)
    }

    /// A part replaced by a text, and as many ends of lines as it had.
    func replaced(
        _ range: Range<Int>, at node: Syntax, _ kind: StandIn.Kind, _ name: String, by text: String
    ) -> StandIn {
        let bytes = node.root.syntaxTextBytes[range]
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        return StandIn(
            kind, name,
            line: places.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line,
            edit: Replacement(
                offset: range.lowerBound, length: range.count,
                replacement: text + String(repeating: "\n", count: lines)))
    }
}

extension SyntaxProtocol {
    fileprivate func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(type) }.first
    }

    fileprivate func ancestor(where holds: (Syntax) -> Bool) -> Syntax? {
        sequence(first: Syntax(self), next: \.parent).first(where: holds)
    }
}
