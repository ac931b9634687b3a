package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Finds the literals in the bodies of views whose values can be read from a table: numbers, flags, texts without
/// interpolations, and members without arguments whose type their place says.
package enum LiteralFinder {
    /// The literals of a file.
    ///
    /// - Complexity: Linear in its length.
    package static func facts(of source: String) -> LiteralFacts {
        if ConditionDepth.excess(in: source) != nil { return LiteralFacts() }
        let collector = LiteralCollector(viewMode: .sourceAccurate)
        collector.walk(Parser.parse(source: source))
        return LiteralFacts(literals: collector.literals)
    }
}

private final class LiteralCollector: SyntaxVisitor {
    var literals: [LiteralFacts.Literal] = []
    private var depth = 0

    /// Functions that take nothing but literals.
    private static let literalOnly: Set = [
        "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
        "NSLocalizedString", "Selector",
    ]

    /// Containers that are made of a range.
    private static let ofRanges: Set = ["ForEach", "List"]

    /// Where a member is one of a type that is no parameter: then it may stand in a call.
    private static let concretePlaces: Set = [
        "VStack(alignment:", "HStack(alignment:", "ZStack(alignment:", "LazyVStack(alignment:",
        "LazyHStack(alignment:", "Grid(alignment:", "frame(alignment:", "overlay(alignment:",
        "background(alignment:", "multilineTextAlignment(_:", "aspectRatio(contentMode:",
        "padding(_:", "font(_:", "fontWeight(_:", "system(weight:", "foregroundColor(_:",
        "shadow(color:", "colorMultiply(_:",
    ]
    /// Where any style may stand: of its members those of `Color` are taken.
    private static let stylePlaces: Set = [
        "foregroundStyle", "fill", "stroke", "strokeBorder", "tint", "border",
    ]
    private static let colors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear",
    ]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, node.bindings.count == 1,
            binding.pattern.trimmedDescription == "body", let block = binding.accessorBlock
        else { return .visitChildren }
        depth += 1
        walk(block)
        depth -= 1
        return .skipChildren
    }

    // What is no expression of a body, and what takes nothing but literals.
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        // Its condition is read before there are values.
        if let elements = node.elements { walk(Syntax(elements)) }
        return .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression.trimmedDescription
        if Self.literalOnly.contains(callee) { return .skipChildren }
        // Whoever repeats views by a constant range makes them once: another range is another view.
        guard Self.ofRanges.contains(callee), let first = node.arguments.first, first.label == nil,
            first.trimmedDescription.contains("..")
        else { return .visitChildren }
        for argument in node.arguments.dropFirst() { walk(argument) }
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard depth > 0 else { return .visitChildren }
        if node.segments.count == 1, node.openingPounds == nil,
            node.openingQuote.tokenKind == .stringQuote, let text = node.representedLiteralValue
        {
            add(node, .text(text))
        }
        // What is interpolated takes its form from what it is.
        return .skipChildren
    }
    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.representedLiteralValue { add(node, .integer(value)) }
        return .skipChildren
    }
    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.representedLiteralValue { add(node, .number(value)) }
        return .skipChildren
    }
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.text == "-" else { return .visitChildren }
        if let value = node.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue {
            add(node, .integer(-value))
            return .skipChildren
        }
        if let value = node.expression.as(FloatLiteralExprSyntax.self)?.representedLiteralValue {
            add(node, .number(-value))
            return .skipChildren
        }
        return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base == nil, node.declName.argumentNames == nil,
            let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return .visitChildren }
        let name = node.declName.baseName.text
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        if Self.concretePlaces.contains("\(callee)(\(argument.label?.text ?? "_"):") {
            add(node, .member(name))
        } else if Self.colors.contains(name), Self.stylePlaces.contains(callee),
            argument.label == nil
        {
            add(node, .color(name))
        }
        return .skipChildren
    }
    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(node, .flag(node.literal.tokenKind == .keyword(.true)))
        return .skipChildren
    }

    private var inner: SyntaxVisitorContinueKind { depth > 0 ? .skipChildren : .visitChildren }

    private func add(_ node: some SyntaxProtocol, _ value: LiteralFacts.Value) {
        guard depth > 0 else { return }
        literals.append(
            LiteralFacts.Literal(
                offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                length: node.trimmedLength.utf8Length, value: value))
    }
}
