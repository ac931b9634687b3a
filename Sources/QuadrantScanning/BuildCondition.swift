internal import SwiftSyntax

/// The conditions of `#if`, evaluated for the way the tool compiles: Linux, with `DEBUG` set.
enum BuildCondition {
    /// The clause the compiler will take; `nil` if none.
    ///
    /// Conditions it cannot judge, such as versions of the compiler, count as true.
    static func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { $0.condition.map(holds) ?? true }
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return holds(sequence: Array(sequence.elements))
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            return !holds(negation.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            return holds(inner.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call: call) }
        return condition.trimmedDescription == "DEBUG"
    }

    /// Operands with operators between them; `&&` binds closer than `||`.
    private static func holds(sequence: [ExprSyntax]) -> Bool {
        let alternatives = sequence.split { $0.trimmedDescription == "||" }
        return alternatives.contains { operands in
            operands.allSatisfy { $0.trimmedDescription == "&&" || holds($0) }
        }
    }

    private static func holds(call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux"
        case "canImport":
            return ["SwiftUI", "Foundation", "Dispatch", "Observation", "Glibc"].contains(argument)
        case "targetEnvironment": return false
        default: return true
        }
    }
}
