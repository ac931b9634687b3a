internal import SwiftSyntax

/// An expression as what it begins with, and the calls on it: `Text("a")`, `.bold()`, `.padding(4)`.
struct ModifierChain {
    /// One call, or one member, of what stands before it.
    struct Step {
        /// Where it stands, from behind what is before it, in UTF-8 bytes.
        var range: Range<Int>
        /// The call; `nil` for a member that is not called.
        var call: FunctionCallExprSyntax?
    }

    /// What the chain begins with.
    let root: ExprSyntax
    /// The calls, in order.
    let steps: [Step]

    /// The chain that an expression is; one without steps for any other.
    init(_ expression: ExprSyntax) {
        var root = expression
        var steps: [Step] = []
        while true {
            let call = root.as(FunctionCallExprSyntax.self)
            let member = (call?.calledExpression ?? root).as(MemberAccessExprSyntax.self)
            guard let base = member?.base, Self.isValue(base), call != nil || !steps.isEmpty,
                call != nil || base.is(FunctionCallExprSyntax.self)
            else { break }
            let start = base.endPositionBeforeTrailingTrivia.utf8Offset
            steps.append(
                Step(range: start..<root.endPositionBeforeTrailingTrivia.utf8Offset, call: call))
            root = base
        }
        self.root = root
        self.steps = steps.reversed()
    }

    /// Whether it begins with a type's name, as views do: `VStack { … }`, `Color.red`.
    var beginsWithType: Bool {
        if let call = root.as(FunctionCallExprSyntax.self) {
            return Self.isType(call.calledExpression) || Self.isMemberOfType(call.calledExpression)
        }
        return Self.isMemberOfType(root)
    }

    /// Whether it begins with the making of a value: `VStack { … }`, `Foo.Row()`.
    var beginsWithCall: Bool {
        root.as(FunctionCallExprSyntax.self).map { Self.isType($0.calledExpression) } ?? false
    }

    private static func isMemberOfType(_ expression: ExprSyntax) -> Bool {
        guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return false }
        return isType(base)
    }

    private static func isValue(_ expression: ExprSyntax) -> Bool { !isType(expression) }

    /// Whether an expression names a type, as far as its first letter tells.
    private static func isType(_ expression: ExprSyntax) -> Bool {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            return isType(generic.expression)
        }
        let name =
            expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name?.first?.isUppercase ?? false
    }
}
