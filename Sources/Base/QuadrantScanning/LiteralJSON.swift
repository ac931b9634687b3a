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

extension ExprSyntax {
    /// A literal as JSON has it; `nil` for anything else.
    var json: String? {
        if let text = self.as(StringLiteralExprSyntax.self) {
            return text.representedLiteralValue?.jsonString
        }
        if let number = self.as(IntegerLiteralExprSyntax.self) {
            return number.representedLiteralValue.map { String($0) }
        }
        if let number = self.as(FloatLiteralExprSyntax.self) {
            return Double(number.literal.text.filter { $0 != "_" }).map { "\($0)" }
        }
        if let flag = self.as(BooleanLiteralExprSyntax.self) { return flag.literal.text }
        if self.is(NilLiteralExprSyntax.self) { return "null" }
        if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return prefix.expression.json.map { "-\($0)" }
        }
        if let array = self.as(ArrayExprSyntax.self) {
            let values = array.elements.compactMap(\.expression.json)
            return values.count == array.elements.count
                ? "[\(values.joined(separator: ", "))]" : nil
        }
        if let dictionary = self.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return "{}" }
            let members = elements.compactMap { element -> String? in
                guard let key = element.key.json, key.first == "\"", let value = element.value.json
                else { return nil }
                return "\(key): \(value)"
            }
            return members.count == elements.count ? "{\(members.joined(separator: ", "))}" : nil
        }
        // A case or a value of a type, by its name.
        if let member = self.as(MemberAccessExprSyntax.self) {
            let base = member.base?.trimmedDescription.split(separator: ".").last
            guard base == nil || base?.first?.isUppercase == true else { return nil }
            return member.declName.baseName.text.jsonString
        }
        if let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil {
            return call.jsonOfValue
        }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.json }
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.json }
        return nil
    }

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

extension LabeledExprListSyntax {
    /// The arguments of a type's own initializer as a JSON object; `nil` where one has no label, or is no literal.
    var json: String? {
        let members = compactMap { argument -> String? in
            guard let label = argument.label?.text, let value = argument.expression.json else {
                return nil
            }
            return "\(label.jsonString): \(value)"
        }
        return members.count == count ? "{\(members.joined(separator: ", "))}" : nil
    }
}

extension FunctionCallExprSyntax {
    /// A value that is made of literals, as data has it: one of a type of the user's, the case of an enum with values, or one of
    /// Foundation's and SwiftUI's.
    fileprivate var jsonOfValue: String? {
        let name = calledExpression.trimmedDescription
        let first = arguments.first
        let text = first?.expression.json
        switch (name, first?.label?.text) {
        // The second of dates that are read is how they are written.
        case ("URL", "string"), ("UUID", "uuidString"), ("Color", nil), ("Image", nil),
            ("Date", "timeIntervalSince1970"), ("Date", nil):
            return text
        case ("Image", "systemName"):
            return text.map { "\"symbol:\($0.dropFirst())" }
        case ("Decimal", "string"):
            let number = text.map { String($0.dropFirst().dropLast()) } ?? ""
            return Double(number) == nil ? nil : number
        case ("Date", _), ("Color", _), ("Image", _), ("URL", _), ("UUID", _), ("Decimal", _):
            return nil
        default: break
        }
        if name == ".init" || name.first?.isUppercase == true { return arguments.json }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
        else { return nil }
        let values = arguments.enumerated().compactMap { position, argument -> String? in
            let label = argument.label?.text ?? "_\(position)"
            return argument.expression.json.map { "\(label.jsonString): \($0)" }
        }
        guard values.count == arguments.count else { return nil }
        let key = member.declName.baseName.text.jsonString
        return "{\(key): {\(values.joined(separator: ", "))}}"
    }
}
