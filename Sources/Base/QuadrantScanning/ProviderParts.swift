internal import SwiftParser
internal import SwiftSyntax

/// The previews that a `PreviewProvider` has, as far as its source shows.
enum ProviderParts {
    /// The names of its previews, `nil` for one without a name; `nil` where loops, conditions or variables
    /// make them, so that the source does not show how many there are.
    static func names(in variable: VariableDeclSyntax) -> [String?]? {
        guard let binding = variable.bindings.first,
            case .getter(let statements)? = binding.accessorBlock?.accessors
        else { return nil }
        return names(in: statements, inherited: nil)
    }

    private static func names(
        in statements: CodeBlockItemListSyntax, inherited: String?
    ) -> [String?]? {
        var names: [String?] = []
        for statement in statements {
            var expression = statement.item.as(ExprSyntax.self)
            if let result = statement.item.as(ReturnStmtSyntax.self) {
                expression = result.expression
            }
            guard let expression, let found = self.names(in: expression, inherited: inherited)
            else { return nil }
            names += found
        }
        return names
    }

    /// - Parameter inherited: The name that a view around gives, which wins.
    private static func names(in expression: ExprSyntax, inherited: String?) -> [String?]? {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return nil }
        var name = inherited
        var current = expression
        // A.b().c(): the outermost modifier comes first.
        while let call = current.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        {
            if member.declName.baseName.text == "previewDisplayName", name == nil {
                let literal = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
                name = literal?.representedLiteralValue
            }
            current = base
        }
        guard let call = current.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return [name] }
        if callee == "ForEach" { return nil }
        guard callee == "Group", let closure = call.trailingClosure else { return [name] }
        return names(in: closure.statements, inherited: name)
    }
}
