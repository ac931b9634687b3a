internal import QuadrantIndex
internal import SwiftParser
internal import SwiftSyntax

extension String {
    /// The text as JSON has it.
    var jsonString: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Reads values that a source writes out, as data has them.
///
/// What stands in a type under a name, as `Sample.ada` or `.red`, is a case or a constant: which one it is, only all files
/// together say. It is an object with `TemplateFacts.nameKey`.
struct LiteralReader {
    /// What constants are in reach by a plain name.
    var names: [String: ExprSyntax] = [:]
    /// The type around, whose constants are in reach by a plain name too.
    var owner: String?
    /// What it and its copies may still put in place of names: lists of lists of constants would grow without end.
    private let budget = Budget()

    private final class Budget {
        var left = 10_000
    }

    /// A reader with these constants in reach.
    init(names: [String: ExprSyntax] = [:], owner: String? = nil) {
        (self.names, self.owner) = (names, owner)
    }

    /// A value as JSON has it; `nil` for what is not written out.
    func json(_ value: ExprSyntax) -> String? {
        if let text = value.as(StringLiteralExprSyntax.self) {
            return text.representedLiteralValue?.jsonString
        }
        if let number = value.as(IntegerLiteralExprSyntax.self) {
            return number.representedLiteralValue.map { String($0) }
        }
        if let number = value.as(FloatLiteralExprSyntax.self) {
            return Double(number.literal.text.filter { $0 != "_" }).map { "\($0)" }
        }
        if let flag = value.as(BooleanLiteralExprSyntax.self) { return flag.literal.text }
        if value.is(NilLiteralExprSyntax.self) { return "null" }
        if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return json(prefix.expression).flatMap { Double($0) == nil ? nil : "-\($0)" }
        }
        if let array = value.as(ArrayExprSyntax.self) {
            let values = array.elements.compactMap { json($0.expression) }
            return values.count == array.elements.count
                ? "[\(values.joined(separator: ", "))]" : nil
        }
        if let dictionary = value.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return "{}" }
            let members = elements.compactMap { element -> String? in
                guard let key = key(element.key), let value = json(element.value) else {
                    return nil
                }
                return "\(key): \(value)"
            }
            return members.count == elements.count ? "{\(members.joined(separator: ", "))}" : nil
        }
        if let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
            return json(call)
        }
        if let attempt = value.as(TryExprSyntax.self) { return json(attempt.expression) }
        if let whole = value.as(ForceUnwrapExprSyntax.self) { return json(whole.expression) }
        if let constant = value.as(DeclReferenceExprSyntax.self),
            let known = names[constant.baseName.text]
        {
            budget.left -= 1
            guard budget.left > 0 else { return nil }
            var others = self
            others.names[constant.baseName.text] = nil
            others.owner = nil
            return others.json(known)
        }
        return name(value).map { "{\(TemplateFacts.nameKey.jsonString): \($0.jsonString)}" }
    }

    /// A key of a dictionary: a text, or the case of an enum by its name.
    private func key(_ value: ExprSyntax) -> String? {
        if let text = value.as(StringLiteralExprSyntax.self) {
            return text.representedLiteralValue?.jsonString
        }
        return name(value)?.split(separator: ".").last.map { String($0).jsonString }
    }

    /// What a type has under a name, as `Sample.ada` or `.red`; elements of a list with their numbers, as `Sample.people[0]`.
    private func name(_ value: ExprSyntax) -> String? {
        if let element = value.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
            let argument = element.arguments.first, argument.label == nil,
            let index = argument.expression.as(IntegerLiteralExprSyntax.self)
        {
            return name(element.calledExpression).map { "\($0)[\(index.trimmedDescription)]" }
        }
        if let whole = value.as(ForceUnwrapExprSyntax.self) { return name(whole.expression) }
        if let plain = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard let owner, plain.first?.isLowercase == true else { return nil }
            return "\(owner).\(plain)"
        }
        guard let member = value.as(MemberAccessExprSyntax.self) else { return nil }
        let own = member.declName.baseName.text.filter { $0 != "`" }
        guard let base = member.base else { return ".\(own)" }
        if own == "first", let list = name(base) { return "\(list)[0]" }
        let written = base.trimmedDescription
        let type = written == "Self" ? owner ?? written : written
        guard type.split(separator: ".").last?.first?.isUppercase == true,
            type.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
        else { return nil }
        return "\(type).\(own)"
    }

    /// The arguments of a type's own initializer as an object; `nil` where one is not written out. What has no label is `_0`, `_1`.
    func json(_ arguments: some Sequence<LabeledExprSyntax>) -> String? {
        var (members, unlabeled) = ([String](), 0)
        for argument in arguments {
            guard let value = json(argument.expression) else { return nil }
            let label = argument.label?.text.filter { $0 != "`" } ?? "_\(unlabeled)"
            if argument.label == nil { unlabeled += 1 }
            members.append("\(label.jsonString): \(value)")
        }
        return "{\(members.joined(separator: ", "))}"
    }

    /// A value that is made of literals, as data has it: one of a type of the user's, the case of an enum with values, or one of
    /// Foundation's and SwiftUI's.
    private func json(_ call: FunctionCallExprSyntax) -> String? {
        let name = call.calledExpression.trimmedDescription
        let (arguments, first) = (call.arguments, call.arguments.first)
        let text = first.flatMap { json($0.expression) }
        switch (name, first?.label?.text) {
        // A picture or a colour of the assets by its symbol, which is called as it is.
        case ("Color", nil), ("Image", nil):
            let member = first?.expression.as(MemberAccessExprSyntax.self)
            if let member, member.base == nil { return member.declName.baseName.text.jsonString }
            return text
        // The second of dates that are read is how they are written.
        case ("URL", "string"), ("UUID", "uuidString"), ("Date", "timeIntervalSince1970"),
            ("Date", nil):
            return text
        case ("Image", "systemName"):
            return text.flatMap { $0.first == "\"" ? "\"symbol:\($0.dropFirst())" : nil }
        case ("Decimal", "string"):
            let number = text.map { String($0.dropFirst().dropLast()) } ?? ""
            return Double(number) == nil ? nil : number
        case ("Date", _), ("Color", _), ("Image", _), ("URL", _), ("UUID", _), ("Decimal", _):
            return nil
        default: break
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return name.first?.isUppercase == true ? json(arguments) : nil
        }
        let own = member.declName.baseName.text
        let type = member.base?.trimmedDescription.split(separator: ".").last
        guard type == nil || type?.first?.isUppercase == true else { return nil }
        if own == "init" || own.first?.isUppercase == true { return json(arguments) }
        let values = arguments.enumerated().compactMap { position, argument -> String? in
            let label = argument.label?.text ?? "_\(position)"
            return json(argument.expression).map { "\(label.jsonString): \($0)" }
        }
        guard values.count == arguments.count else { return nil }
        return "{\(own.jsonString): {\(values.joined(separator: ", "))}}"
    }
}

extension ExprSyntax {
    /// The type that a value has by itself, as far as its words say it: a literal, a list of such, a value that a type is called
    /// for, or a case of a type.
    var typeOfLiteral: String? {
        if self.is(StringLiteralExprSyntax.self) { return "String" }
        if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if trimmedDescription.hasPrefix("Color.") || trimmedDescription.hasPrefix("Color(") {
            return "Color"
        }
        if let sign = self.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
            return sign.expression.typeOfLiteral
        }
        if let list = self.as(ArrayExprSyntax.self) {
            let types = Set(list.elements.map(\.expression.typeOfLiteral))
            return types.count == 1 ? types.first?.map { "[\($0)]" } : nil
        }
        if let whole = self.as(ForceUnwrapExprSyntax.self) { return whole.expression.typeOfLiteral }
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.nameOfType
                ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.nameOfType
        }
        return self.as(MemberAccessExprSyntax.self)?.base?.nameOfType
    }

    /// The name, where it is one of a type: types begin with a capital, and list and dictionary types have brackets.
    private var nameOfType: String? {
        if let list = self.as(ArrayExprSyntax.self), list.elements.count == 1,
            let element = list.elements.first?.expression.nameOfType
        {
            return "[\(element)]"
        }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}
