internal import Foundation
internal import QuadrantIndex

/// What data a view takes, as JSON Schema of 2020-12.
struct TemplateSchema {
    private let template: DataTemplate

    init(of template: DataTemplate) { self.template = template }

    /// The schema, two spaces a level.
    var text: String { value.text + "\n" }

    private var value: JSONValue {
        var needed: Set<String> = []
        var properties: [String: JSONValue] = [:]
        for value in template.view.values { properties[value.key] = schema(of: value, &needed) }
        let required = template.view.values.filter {
            $0.defaultValue == nil && !isOptional($0.type)
        }
        var schema: [String: JSONValue] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": .string(template.view.name), "type": "object",
            "properties": .object(properties),
            "required": .array(required.map { .string($0.key) }), "additionalProperties": false,
        ]
        let examples = template.view.examples.compactMap { JSONValue($0.utf8) }
        if !examples.isEmpty { schema["examples"] = .array(examples) }
        // Types may name others.
        var definitions: [String: JSONValue] = [:]
        while let name = needed.first(where: { definitions[$0] == nil }) {
            guard let type = template.types.first(where: { $0.name == name }) else { break }
            definitions[name] = definition(of: type, &needed)
        }
        if !definitions.isEmpty { schema["$defs"] = .object(definitions) }
        return .object(schema)
    }

    private func definition(
        of type: TemplateFacts.DataType, _ needed: inout Set<String>
    ) -> JSONValue {
        if type.isEnum { return ["enum": .array(type.cases.compactMap { JSONValue($0.utf8) })] }
        var properties: [String: JSONValue] = [:]
        for value in type.values { properties[value.key] = schema(of: value, &needed) }
        // A decoder that the compiler writes wants all but optional ones, defaults or not.
        let required = type.values.filter { !isOptional($0.type) }
        return [
            "type": "object", "properties": .object(properties),
            "required": .array(required.map { .string($0.key) }),
        ]
    }

    private func schema(of value: TemplateFacts.Value, _ needed: inout Set<String>) -> JSONValue {
        var schema = schema(ofType: value.type ?? "", &needed)
        if let standard = value.defaultValue, let json = JSONValue(standard.utf8) {
            schema["default"] = json
        }
        return .object(schema)
    }

    private func isOptional(_ type: String?) -> Bool {
        type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    }

    private func schema(
        ofType name: String, _ needed: inout Set<String>
    ) -> [String: JSONValue] {
        var name = name.trimmingCharacters(in: .whitespaces)
        for module in ["Swift.", "Foundation.", "SwiftUI."] where name.hasPrefix(module) {
            name = String(name.dropFirst(module.count))
        }
        if name.hasSuffix("?") || name.hasPrefix("Optional<") {
            let inner = name.hasSuffix("?") ? name.dropLast() : name.dropFirst(9).dropLast()
            let schema = schema(ofType: String(inner), &needed)
            if schema.count == 1, let type = schema["type"]?.string {
                return ["type": [.string(type), "null"]]
            }
            return ["anyOf": [.object(schema), ["type": "null"]]]
        }
        if let element = Self.element(of: name) {
            return ["type": "array", "items": .object(schema(ofType: element, &needed))]
        }
        if name.hasPrefix("["), name.hasSuffix("]"), let colon = Self.colon(in: name) {
            let inner = name[name.index(after: colon)...].dropLast()
            return [
                "type": "object",
                "additionalProperties": .object(schema(ofType: String(inner), &needed)),
            ]
        }
        if let plain = Self.plain[name] { return plain }
        let type =
            template.types.first { $0.name == "\(template.view.name).\(name)" }
            ?? template.types.first { $0.name == name }
            ?? template.types.first { $0.name.hasSuffix(".\(name)") }
        guard let type else { return name.isEmpty ? [:] : ["description": .string(name)] }
        needed.insert(type.name)
        return ["$ref": .string("#/$defs/\(type.name)")]
    }

    /// The colon of a dictionary's type, and not of one inside it.
    private static func colon(in name: String) -> String.Index? {
        var depth = 0
        for index in name.indices {
            switch name[index] {
            case "[", "<", "(": depth += 1
            case "]", ">", ")": depth -= 1
            case ":" where depth == 1: return index
            default: break
            }
        }
        return nil
    }

    /// The type of the elements of a list.
    private static func element(of name: String) -> String? {
        if name.hasPrefix("["), name.hasSuffix("]"), colon(in: name) == nil {
            return String(name.dropFirst().dropLast())
        }
        for list in ["Array<", "Set<"] where name.hasPrefix(list) {
            return String(name.dropFirst(list.count).dropLast())
        }
        return nil
    }

    private static let plain: [String: [String: JSONValue]] = {
        var table: [String: [String: JSONValue]] = [
            "String": ["type": "string"], "Substring": ["type": "string"],
            "Bool": ["type": "boolean"],
            "Date": ["type": "string", "format": "date-time"],
            "URL": ["type": "string", "format": "uri"],
            "UUID": ["type": "string", "format": "uuid"],
            "Data": ["type": "string", "contentEncoding": "base64"],
            "Color": [
                "type": "string", "description": "#RRGGBB, #RRGGBBAA, or the name of a colour",
            ],
            "Image": ["type": "string", "description": "the name of a picture, or symbol:NAME"],
        ]
        for name in ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"] {
            table[name] = ["type": "number"]
        }
        for name in ["Int", "Int8", "Int16", "Int32", "Int64"] { table[name] = ["type": "integer"] }
        for name in ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"] {
            table[name] = ["type": "integer", "minimum": 0]
        }
        return table
    }()
}
