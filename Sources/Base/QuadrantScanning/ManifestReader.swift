package import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

/// Reads the manifest of a package without running it: texts, lists, sums of them, constants, members of extensions, and what is appended
/// to parts of the package.
///
/// A loop, a call of a function of the manifest's own, or a question to the environment is not followed; its line is noted where a value
/// hangs on it.
package final class ManifestReader {
    private var constants: [String: ManifestValue] = [:]
    private let places: SourceLocationConverter
    /// How deep the value that is read lies in others.
    private var depth = 0
    private static let mostDepth = 200

    /// What a manifest says; `nil` if it declares no package.
    package static func facts(of source: String) -> PackageFacts? {
        if ConditionDepth.excess(in: source) != nil { return nil }
        let tree = Parser.parse(source: source)
        let reader = ManifestReader(SourceLocationConverter(fileName: "", tree: tree))
        reader.read(tree.statements)
        let named = reader.constants["package"].flatMap { $0.head == "Package" ? $0 : nil }
        let first = reader.constants.sorted { $0.key < $1.key }.first { $0.value.head == "Package" }
        guard let package = named ?? first?.value else { return nil }
        return PackageFacts(package)
    }

    private init(_ places: SourceLocationConverter) {
        self.places = places
    }

    private func read(_ statements: CodeBlockItemListSyntax) {
        // Members of extensions and constants may stand behind their use.
        for item in statements {
            if let part = item.item.as(ExtensionDeclSyntax.self) { note(part.memberBlock.members) }
        }
        for item in statements {
            if let variable = item.item.as(VariableDeclSyntax.self) {
                note(variable)
            } else if let conditions = item.item.as(IfConfigDeclSyntax.self) {
                read(conditions)
            } else if let expression = item.item.as(ExprSyntax.self) {
                change(expression)
            } else if let statement = item.item.as(ExpressionStmtSyntax.self) {
                choose(statement.expression)
            }
        }
    }

    /// A question asked of the environment is answered with no.
    private func choose(_ expression: ExprSyntax) {
        guard let choice = expression.as(IfExprSyntax.self) else { return change(expression) }
        switch choice.elseBody {
        case .codeBlock(let block)?: read(block.statements)
        case .ifExpr(let other)?: choose(ExprSyntax(other))
        default: break
        }
    }

    private func read(_ conditions: IfConfigDeclSyntax) {
        for clause in conditions.clauses {
            let text = clause.condition?.trimmedDescription ?? "true"
            let holds = ["true", "os(macOS)", "canImport(Darwin)", "swift(>=", "compiler(>="]
            guard holds.contains(where: text.hasPrefix) || text.hasPrefix("!os(Linux)") else {
                continue
            }
            if case .statements(let statements)? = clause.elements { read(statements) }
            return
        }
    }

    private func note(_ members: MemberBlockItemListSyntax) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) { note(variable) }
        }
    }

    private func note(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            let name = binding.pattern.trimmedDescription
            if let value = binding.initializer?.value {
                constants[name] = self.value(of: value)
            } else if case .getter(let body)? = binding.accessorBlock?.accessors,
                body.count == 1, let only = body.first?.item.as(ExprSyntax.self)
            {
                constants[name] = value(of: only)
            }
        }
    }

    /// `package.targets.append(…)`, `package.targets += …`.
    private func change(_ expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let method = call.calledExpression.as(MemberAccessExprSyntax.self),
            method.declName.baseName.text == "append", let part = method.base
        {
            let values = call.arguments.flatMap { value(of: $0.expression).elements }
            append(values, to: part.trimmedDescription)
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count >= 3, parts[1].trimmedDescription == "+=" else { return }
            let values = parts[2...].filter { !$0.is(BinaryOperatorExprSyntax.self) }
                .flatMap { value(of: $0).elements }
            append(values, to: parts[0].trimmedDescription)
        }
    }

    private func append(_ values: [ManifestValue], to path: String) {
        let parts = path.split(separator: ".").map(String.init)
        guard let name = parts.first, let old = constants[name] else { return }
        if parts.count == 1 {
            constants[name] = .list(old.elements + values)
        } else if parts.count == 2, case .call(let head, var arguments) = old {
            if let position = arguments.firstIndex(where: { $0.label == parts[1] }) {
                let before = arguments[position].value.elements
                arguments[position].value = .list(before + values)
            } else {
                arguments.append((parts[1], .list(values)))
            }
            constants[name] = .call(head, arguments)
        }
    }

    private func value(of expression: ExprSyntax) -> ManifestValue {
        let unknown = ManifestValue.unknown(
            line: places.location(for: expression.positionAfterSkippingLeadingTrivia).line)
        guard depth < Self.mostDepth else { return unknown }
        depth += 1
        defer { depth -= 1 }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return text(literal).map { .text($0) } ?? unknown
        case .arrayExpr(let list): return .list(list.elements.map { value(of: $0.expression) })
        case .nilLiteralExpr: return .name("nil")
        case .booleanLiteralExpr(let literal): return .name(literal.literal.text)
        case .integerLiteralExpr(let literal): return .text(literal.literal.text)
        case .declReferenceExpr(let name): return constants[name.baseName.text] ?? unknown
        case .memberAccessExpr(let member):
            let name = member.declName.baseName.text
            return constants[name] ?? .name(name)
        case .sequenceExpr(let sequence): return sum(sequence) ?? unknown
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            return tuple.elements.first.map { value(of: $0.expression) } ?? unknown
        case .functionCallExpr(let call): return result(of: call) ?? unknown
        default: return unknown
        }
    }

    private func text(_ literal: StringLiteralExprSyntax) -> String? {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): text += part.content.text
            case .expressionSegment(let part):
                guard let inner = part.expressions.first,
                    let value = value(of: inner.expression).text
                else { return nil }
                text += value
            default: return nil
            }
        }
        return text
    }

    /// Texts and lists put together.
    private func sum(_ sequence: SequenceExprSyntax) -> ManifestValue? {
        let parts = Array(sequence.elements)
        let operators = stride(from: 1, to: parts.count, by: 2).map { parts[$0].trimmedDescription }
        guard operators.allSatisfy({ $0 == "+" }) else { return nil }
        let values = stride(from: 0, to: parts.count, by: 2).map { value(of: parts[$0]) }
        if values.allSatisfy({ $0.text != nil }) {
            return .text(values.compactMap(\.text).joined())
        }
        return .list(values.flatMap(\.elements))
    }

    private func result(of call: FunctionCallExprSyntax) -> ManifestValue? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "map", let list = member.base, let closure = call.trailingClosure {
                return mapped(value(of: list).elements, by: closure)
            }
            return .call(name, arguments(of: call))
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return .call(name, arguments(of: call))
    }

    private func arguments(
        of call: FunctionCallExprSyntax
    ) -> [(label: String?, value: ManifestValue)] {
        call.arguments.map { ($0.label?.text, value(of: $0.expression)) }
    }

    private func mapped(_ values: [ManifestValue], by closure: ClosureExprSyntax) -> ManifestValue?
    {
        guard closure.statements.count == 1,
            let body = closure.statements.first?.item.as(ExprSyntax.self)
        else { return nil }
        let name =
            switch closure.signature?.parameterClause {
            case .simpleInput(let names)?: names.first?.name.text ?? "$0"
            case .parameterClause(let clause)?: clause.parameters.first?.firstName.text ?? "$0"
            default: "$0"
            }
        let before = constants[name]
        defer { constants[name] = before }
        return .list(
            values.map { element in
                constants[name] = element
                return value(of: body)
            })
    }
}
