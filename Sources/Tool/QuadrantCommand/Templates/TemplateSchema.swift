internal import Foundation
internal import QuadrantIndex

/// What data a view takes, as JSON Schema of 2020-12.
struct TemplateSchema {
    private let template: DataTemplate

    init(of template: DataTemplate) { self.template = template }

    /// The schema, two spaces a level.
    var text: String { value.text + "\n" }

    /// The schema.
    var value: JSONValue {
        var needed: Set<String> = []
        var properties: [String: JSONValue] = [:]
        for value in template.view.values {
            properties[value.key] = schema(of: value, &needed, isOfView: true)
        }
        let required = template.view.values.filter {
            $0.defaultValue == nil && !isOptional($0.type)
        }
        var schema: [String: JSONValue] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": .string(template.view.name), "type": "object",
            "properties": .object(properties),
            "required": .array(required.map { .string($0.key) }), "additionalProperties": false,
        ]
        let reader = TemplateExample(of: template)
        let examples = template.view.examples.compactMap { JSONValue($0.utf8) }
            .compactMap(reader.data)
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
        if type.hasOwnDecoder { return ["description": .string("as \(type.name) reads it")] }
        if type.isEnum { return definition(ofEnum: type, &needed) }
        var properties: [String: JSONValue] = [:]
        for value in type.values { properties[value.key] = schema(of: value, &needed) }
        // A decoder that the compiler writes wants all but optional ones, defaults or not.
        let required = type.values.filter { !isOptional($0.type) }
        return [
            "type": "object", "properties": .object(properties),
            "required": .array(required.map { .string($0.key) }),
        ]
    }

    /// A raw value; of an enum without raw values an object as the compiler's decoder takes it: `{"square": {"side": 3}}`.
    private func definition(
        ofEnum type: TemplateFacts.DataType, _ needed: inout Set<String>
    ) -> JSONValue {
        let raw = type.cases.compactMap { $0.rawValue.flatMap { JSONValue($0.utf8) } }
        if !raw.isEmpty, raw.count == type.cases.count { return ["enum": .array(raw)] }
        let variants = type.cases.map { one -> JSONValue in
            var properties: [String: JSONValue] = [:]
            for value in one.values { properties[value.key] = schema(of: value, &needed) }
            let required = one.values.filter { $0.defaultValue == nil && !isOptional($0.type) }
            return [
                "type": "object", "additionalProperties": false,
                "required": .array([.string(one.key)]),
                "properties": .object([
                    one.key: [
                        "type": "object", "properties": .object(properties),
                        "required": .array(required.map { .string($0.key) }),
                    ]
                ]),
            ]
        }
        return variants.isEmpty ? ["not": [:]] : ["oneOf": .array(variants)]
    }

    private func schema(
        of value: TemplateFacts.Value, _ needed: inout Set<String>, isOfView: Bool = false
    ) -> JSONValue {
        var schema = schema(ofType: value.type ?? "", &needed, isOfView: isOfView)
        if let standard = value.defaultValue {
            if let json = JSONValue(standard.utf8) {
                schema["default"] = json
            } else if standard.first == ".", let type = value.type {
                let name = String(standard.dropFirst())
                let own = template.type(named: WrittenType(type).name)
                if own?.cases.contains(where: { $0.name == name }) == true {
                    schema["default"] = TemplateExample(of: template).caseNamed(name, ofType: type)
                }
            }
        }
        return .object(schema)
    }

    private func isOptional(_ type: String?) -> Bool {
        type.map { WrittenType($0).isOptional } ?? false
    }

    private func schema(
        ofType text: String, _ needed: inout Set<String>, isOfView: Bool = false
    ) -> [String: JSONValue] {
        let written = WrittenType(text)
        if written.isOptional {
            let schema = schema(ofType: written.name, &needed, isOfView: isOfView)
            if schema.count == 1, let type = schema["type"]?.string {
                return ["type": [.string(type), "null"]]
            }
            return ["anyOf": [.object(schema), ["type": "null"]]]
        }
        if let element = written.element {
            return ["type": "array", "items": .object(schema(ofType: element, &needed))]
        }
        if let value = written.valueOfDictionary, let key = written.keyOfDictionary {
            let element = schema(ofType: value, &needed)
            guard let own = template.type(named: WrittenType(key).name), own.isEnum else {
                return ["type": "object", "additionalProperties": .object(element)]
            }
            guard isOfView || own.isCodingKey else {
                return ["type": "array", "description": "keys and values in turn"]
            }
            let names = own.cases.compactMap { one in
                one.rawValue.map { JSONValue($0.utf8)?.string ?? $0 }.map { JSONValue.string($0) }
            }
            return [
                "type": "object", "propertyNames": ["enum": .array(names)],
                "additionalProperties": .object(element),
            ]
        }
        if let plain = written.plainSchema { return plain }
        let name = written.name
        guard let type = template.type(named: name) else {
            return name.isEmpty ? [:] : ["description": .string(name)]
        }
        needed.insert(type.name)
        return ["$ref": .string("#/$defs/\(type.name)")]
    }
}
