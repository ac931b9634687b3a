internal import QuadrantIndex
internal import SwiftSyntax

/// Views from expressions: calls of types, modifiers around what they modify, branches as groups.
struct WrittenExpressions {
    let places: SourceLocationConverter
    /// Whether a call without anything before it modifies `self`.
    var isInExtensionOfView = false

    /// No call is written longer than this; what is beyond is left out.
    private static let longest = 200

    /// What the statements of a builder, or the result of a function, make.
    func views(of statements: CodeBlockItemListSyntax) -> [WrittenView] {
        var locals: [String: [WrittenView]] = [:]
        var result: [WrittenView] = []
        for statement in statements {
            switch statement.item {
            case .expr(let expression): result += views(of: expression)
            case .stmt(let order):
                if let value = order.as(ReturnStmtSyntax.self)?.expression {
                    result += views(of: value)
                } else if let value = order.as(ExpressionStmtSyntax.self)?.expression {
                    result += views(of: value)
                } else if let choice = order.as(GuardStmtSyntax.self) {
                    result += views(of: choice.body.statements)
                } else if let loop = order.as(ForStmtSyntax.self) {
                    result += views(of: loop.body.statements)
                }
            case .decl(let declaration):
                for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                    guard let value = binding.initializer?.value else { continue }
                    locals[binding.pattern.trimmedDescription] = views(of: value)
                }
            @unknown default: break
            }
        }
        return locals.isEmpty ? result : result.map { filled($0, with: locals) }
    }

    /// A reference to a constant of the same builder has what that is made of.
    private func filled(_ view: WrittenView, with locals: [String: [WrittenView]]) -> WrittenView {
        var view = view
        view.base = view.base.map { filled($0, with: locals) }
        view.content = view.content.map { filled($0, with: locals) }
        if view.content.isEmpty, let local = locals[view.name] { view.content = local }
        return view
    }

    /// What an expression makes; empty for numbers, texts and the like.
    func views(of expression: ExprSyntax) -> [WrittenView] {
        if let call = expression.as(FunctionCallExprSyntax.self) { return views(of: call) }
        if let choice = expression.as(IfExprSyntax.self) { return [group(choice)] }
        if let choice = expression.as(SwitchExprSyntax.self) {
            let inner = choice.cases.flatMap { item -> [WrittenView] in
                item.as(SwitchCaseSyntax.self).map { views(of: $0.statements) } ?? []
            }
            return [
                WrittenView(name: "switch", text: "switch", line: line(of: choice), content: inner)
            ]
        }
        if let closure = expression.as(ClosureExprSyntax.self) {
            return views(of: closure.statements)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return views(of: sequence) }
        if let ternary = expression.as(TernaryExprSyntax.self) {
            return views(of: ternary.thenExpression) + views(of: ternary.elseExpression)
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            return tuple.elements.flatMap { views(of: $0.expression) }
        }
        if let list = expression.as(ArrayExprSyntax.self) {
            return list.elements.flatMap { views(of: $0.expression) }
        }
        if let inner = expression.as(TryExprSyntax.self) { return views(of: inner.expression) }
        if let inner = expression.as(AwaitExprSyntax.self) { return views(of: inner.expression) }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            let text = name.baseName.text
            return [WrittenView(name: text, text: text, line: line(of: name))]
        }
        if let member = expression.as(MemberAccessExprSyntax.self) { return views(of: member) }
        return []
    }

    private func group(_ choice: IfExprSyntax) -> WrittenView {
        var inner = views(of: choice.body.statements)
        switch choice.elseBody {
        case .ifExpr(let other)?: inner += group(other).content
        case .codeBlock(let block)?: inner += views(of: block.statements)
        default: break
        }
        return WrittenView(name: "if", text: "if", line: line(of: choice), content: inner)
    }

    /// `Text("a") + Text("b")` is one text; `isOn ? A() : B()` one of two.
    private func views(of sequence: SequenceExprSyntax) -> [WrittenView] {
        let parts = sequence.elements.map { $0 }
        let inner = parts.flatMap { part -> [WrittenView] in
            // The middle of a choice is a part of the operator.
            part.as(UnresolvedTernaryExprSyntax.self).map { views(of: $0.thenExpression) }
                ?? views(of: part)
        }
        let isSum = parts.contains {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
        }
        guard isSum, let first = inner.first, first.name == "Text" else { return inner }
        return [
            WrittenView(
                name: "Text", text: oneLine(sequence.trimmedDescription), line: first.line)
        ]
    }

    private func views(of call: FunctionCallExprSyntax) -> [WrittenView] {
        let content = self.content(of: call)
        var callee = call.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            callee = generic.expression
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard let base = member.base else { return content }
            if name.first?.isUppercase == true || name == "init" {
                // Outer.Row()
                let type = name == "init" ? base.trimmedDescription : name
                return [made(String(type.prefix { $0 != "<" }), call, base, content)]
            }
            let inner = views(of: base)
            let isOfType =
                base.trimmedDescription.first?.isUppercase == true
                && base.as(FunctionCallExprSyntax.self) == nil
                && base.as(MemberAccessExprSyntax.self)?.base == nil
            let isOfSelf = ["self", "Self"].contains(base.trimmedDescription)
            if isOfType || isOfSelf && !isInExtensionOfView {
                return [made(name, call, nil, content)]
            }
            return [
                WrittenView(
                    name: ".\(name)", text: text(of: call, as: ".\(name)"),
                    line: line(of: member.declName), base: inner, content: content)
            ]
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return views(of: callee) + content
        }
        if isInExtensionOfView, name.first?.isLowercase == true {
            return [
                WrittenView(
                    name: ".\(name)", text: text(of: call, as: ".\(name)"), line: line(of: call),
                    base: [WrittenView(name: "self", text: "self", line: line(of: call))],
                    content: content)
            ]
        }
        return [made(name, call, nil, content)]
    }

    private func made(
        _ name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax?,
        _ content: [WrittenView]
    ) -> WrittenView {
        WrittenView(
            name: name, text: text(of: call, as: name), line: line(of: call), content: content)
    }

    private func views(of member: MemberAccessExprSyntax) -> [WrittenView] {
        let name = member.declName.baseName.text
        guard let base = member.base else { return [] }
        let written = base.trimmedDescription
        if written == "self" || written == "Self" {
            return [WrittenView(name: name, text: name, line: line(of: member))]
        }
        if written.first?.isUppercase == true, base.is(DeclReferenceExprSyntax.self) {
            return [WrittenView(name: written, text: "\(written).\(name)", line: line(of: member))]
        }
        return [WrittenView(name: name, text: "\(written).\(name)", line: line(of: member))]
    }

    private func content(of call: FunctionCallExprSyntax) -> [WrittenView] {
        var result: [WrittenView] = []
        for argument in call.arguments where argument.expression.mayMakeViews {
            result += views(of: argument.expression)
        }
        if let closure = call.trailingClosure { result += views(of: closure.statements) }
        for closure in call.additionalTrailingClosures {
            result += views(of: closure.closure.statements)
        }
        return result
    }

    /// The call as it is written, without what stands in closures.
    private func text(of call: FunctionCallExprSyntax, as name: String) -> String {
        let arguments = call.arguments.compactMap { argument -> String? in
            if argument.expression.is(ClosureExprSyntax.self) { return nil }
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + oneLine(argument.expression.trimmedDescription)
        }
        if arguments.isEmpty, call.leftParen == nil || call.trailingClosure != nil {
            return oneLine(name)
        }
        return oneLine("\(name)(\(arguments.joined(separator: ", ")))")
    }

    private func oneLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > Self.longest ? String(line.prefix(Self.longest - 1)) + "…" : line
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        places.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
}

extension ExprSyntax {
    /// Whether it is worth looking for views in it: a call, a closure, a choice or a name.
    fileprivate var mayMakeViews: Bool {
        self.is(FunctionCallExprSyntax.self) || self.is(ClosureExprSyntax.self)
            || self.is(SequenceExprSyntax.self) || self.is(DeclReferenceExprSyntax.self)
            || self.is(ArrayExprSyntax.self) || self.is(TernaryExprSyntax.self)
            || self.is(MemberAccessExprSyntax.self)
    }
}
