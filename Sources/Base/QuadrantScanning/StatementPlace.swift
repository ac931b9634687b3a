internal import SwiftSyntax

/// Where a statement stands that others can do without, as nobody asks for a result of it.
enum StatementPlace {
    /// The action or the initializer around a statement, with the name of what has the action; `nil` for a statement elsewhere, such as a
    /// view in a builder.
    static func around(_ item: CodeBlockItemSyntax) -> (Syntax, name: String)? {
        for node in sequence(first: Syntax(item), next: \.parent).dropFirst() {
            if let closure = node.as(ClosureExprSyntax.self) {
                return action(closure).map { (node, "the action of \($0)") }
            }
            if node.is(InitializerDeclSyntax.self) { return (node, "") }
            // What a function or a getter does is one thing.
            if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return nil }
        }
        return nil
    }

    /// The labels of arguments that are actions.
    private static let labels: Set = [
        "action", "perform", "primaryAction", "execute", "onCommit", "onEditingChanged",
        "onDismiss",
        "onCancel", "onIncrement", "onDecrement", "completion", "completionHandler", "receiveValue",
    ]
    /// The functions whose closure behind them is an action.
    private static let functions: Set = [
        "Button", "Task", "task", "detached", "async", "asyncAfter", "withAnimation", "sink",
        "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture",
        "onSubmit", "onDelete", "onMove", "onInsert", "onOpenURL", "onEnded", "onChanged",
        "onHover",
        "onExitCommand", "onMoveCommand", "onContinueUserActivity", "refreshable",
    ]

    /// What a closure is an action of; `nil` for one that is none.
    private static func action(_ closure: ClosureExprSyntax) -> String? {
        guard let parent = closure.parent else { return nil }
        if let argument = parent.as(LabeledExprSyntax.self) {
            guard labels.contains(argument.label?.text ?? "") else { return nil }
            return called(argument.parent?.parent?.as(FunctionCallExprSyntax.self))
        }
        if let further = parent.as(MultipleTrailingClosureElementSyntax.self) {
            guard labels.contains(further.label.text) else { return nil }
            return called(further.parent?.parent?.as(FunctionCallExprSyntax.self))
        }
        guard let call = parent.as(FunctionCallExprSyntax.self), let name = called(call),
            functions.contains(name)
        else { return nil }
        // `Button(action: …) { … }`: the closure behind it is the label.
        let hasAction = call.arguments.contains { labels.contains($0.label?.text ?? "") }
        return hasAction ? nil : name
    }

    /// The last name of what is called.
    private static func called(_ call: FunctionCallExprSyntax?) -> String? {
        guard let call else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text
        }
        if let special = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
            return special.expression.trimmedDescription
        }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
