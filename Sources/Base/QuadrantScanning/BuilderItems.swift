internal import SwiftSyntax

/// Statements of which each makes a part of one value, as in the closure of a stack: any of them can be looked at without the others.
struct BuilderItems {
    /// A statement with what it shows.
    struct Item {
        /// Where it stands, in UTF-8 bytes.
        var range: Range<Int>
        /// The expression that it is or returns; `nil` for a condition.
        var chain: ModifierChain?
        /// The statements in it, each group with the step of the chain that it belongs to; `nil` for what it begins with.
        var nested: [(step: Int?, items: BuilderItems)]
    }

    /// The statements that make parts. What is declared between them stays where it is.
    let items: [Item]

    /// The statements of a builder; `nil` where they are a series of orders, such as assignments, or where there are none.
    init?(_ list: CodeBlockItemListSyntax) {
        var items: [Item] = []
        for statement in list {
            switch statement.item {
            case .decl: continue
            case .expr(let expression):
                guard let item = Self.item(of: expression, in: Syntax(statement)) else {
                    return nil
                }
                items.append(item)
            case .stmt(let order):
                let expression = order.as(ExpressionStmtSyntax.self)?.expression
                let returned = order.as(ReturnStmtSyntax.self)?.expression
                guard let part = expression ?? returned,
                    let item = Self.item(of: part, in: Syntax(statement))
                else { return nil }
                items.append(item)
            @unknown default: return nil
            }
        }
        if items.isEmpty { return nil }
        self.items = items
    }

    private init(items: [Item]) { self.items = items }

    /// A part that an expression makes; `nil` for one that makes none.
    private static func item(of expression: ExprSyntax, in statement: Syntax) -> Item? {
        let range = statement.byteRange
        if let branches = branches(of: expression) {
            let nested = branches.map { BuilderItems($0) }
            // A branch without a statement shows nothing.
            guard zip(nested, branches).allSatisfy({ $0 != nil || $1.isEmpty }) else { return nil }
            return Item(
                range: range, chain: nil, nested: nested.compactMap(\.self).map { (nil, $0) })
        }
        if let sum = expression.as(SequenceExprSyntax.self) {
            let first = sum.elements.first.map(ModifierChain.init)
            let isOrder = sum.elements.contains { $0.is(AssignmentExprSyntax.self) }
            guard first?.beginsWithCall == true, !isOrder else { return nil }
            return Item(range: range, chain: ModifierChain(expression), nested: [])
        }
        let chain = ModifierChain(expression)
        let isValue =
            chain.root.is(DeclReferenceExprSyntax.self)
            || chain.root.is(MemberAccessExprSyntax.self)
            || chain.root.is(FunctionCallExprSyntax.self)
        guard isValue else { return nil }
        let root = chain.root.as(FunctionCallExprSyntax.self)
        var nested = root.map { slots(of: $0).map { (Int?.none, $0) } } ?? []
        for (number, step) in chain.steps.enumerated() {
            nested += step.call.map { slots(of: $0).map { (number, $0) } } ?? []
        }
        return Item(range: range, chain: chain, nested: nested)
    }

    /// The statements of each branch of a condition; `nil` for any other expression.
    private static func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
        if let condition = expression.as(IfExprSyntax.self) {
            let first = [condition.body.statements]
            switch condition.elseBody {
            case .codeBlock(let block): return first + [block.statements]
            case .ifExpr(let other): return first + (branches(of: ExprSyntax(other)) ?? [])
            case nil: return first
            @unknown default: return nil
            }
        }
        guard let condition = expression.as(SwitchExprSyntax.self) else { return nil }
        return condition.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }

    /// What the closures and the views among the arguments of a call hold.
    private static func slots(of call: FunctionCallExprSyntax) -> [BuilderItems] {
        let closures =
            call.arguments.map(\.expression)
            + [call.trailingClosure.map(ExprSyntax.init)].compactMap(\.self)
            + call.additionalTrailingClosures.map { ExprSyntax($0.closure) }
        return closures.compactMap { argument in
            if let closure = argument.as(ClosureExprSyntax.self) {
                return BuilderItems(closure.statements)?.ofViews
            }
            let view = item(of: argument, in: Syntax(argument))
            guard let view, view.chain?.beginsWithCall == true, !view.nested.isEmpty else {
                return nil
            }
            return BuilderItems(items: [view])
        }
    }

    /// These, if any of them makes a value or chooses among such; `nil` for orders that look like parts.
    private var ofViews: BuilderItems? {
        items.contains { $0.chain?.beginsWithCall ?? true } ? self : nil
    }
}

extension SyntaxProtocol {
    /// Where the node stands without the blanks and comments around it, in UTF-8 bytes.
    var byteRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<start + trimmedLength.utf8Length
    }
}
