internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

/// A service in the words of OpenAPI 3.1.
struct ServiceDescription {
    private let templates: [ServedTemplate]
    private let isSigned: Bool

    init(_ templates: [ServedTemplate], isSigned: Bool) {
        (self.templates, self.isSigned) = (templates, isSigned)
    }

    /// The document: JSON.
    var text: String {
        var paths: [String: JSONValue] = [:]
        for template in templates {
            for suffix in Stage.Output.Format.servedSuffixes {
                paths["/\(template.name).\(suffix)"] = path(of: template, suffix)
            }
        }
        let problem: JSONValue = [
            "type": "object",
            "properties": [
                "title": ["type": "string"], "status": ["type": "integer"],
                "detail": ["type": "string"],
            ],
            "required": ["title", "status", "detail"],
        ]
        var schemas: [String: JSONValue] = ["Problem": problem]
        for template in templates { schemas[template.name] = local(template.schema, template.name) }
        let document: JSONValue = [
            "openapi": "3.1.0",
            "info": ["title": "Templates", "version": .string(ProgramVersion.number)],
            "paths": .object(paths), "components": ["schemas": .object(schemas)],
        ]
        return document.text + "\n"
    }

    private func path(of template: ServedTemplate, _ suffix: String) -> JSONValue {
        let type = Stage.Output.Format(servedSuffix: suffix)?.mediaType ?? ""
        let responses: JSONValue = [
            "200": [
                "description": "The picture.",
                "content": [type: ["schema": ["type": "string", "format": "binary"]]],
            ],
            "304": ["description": "It is what the client has."],
            "default": [
                "description": "Why there is no picture.",
                "content": [
                    "application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]
                ],
            ],
        ]
        let values = template.values.map { value in
            parameter(
                value.key, schema: schema(of: value.key, in: template),
                isRequired: template.schema["required"]?.list?.contains(.string(value.key)) == true)
        }
        let options = CommandOption.served.map { option in
            let name = String(option.name.dropFirst(2))
            let isTaken = template.values.contains { $0.key == name }
            return parameter(
                isTaken ? "_\(name)" : name,
                schema: option.value == nil
                    ? ["type": "boolean", "description": .string(option.summary)]
                    : ["type": "string", "description": .string(option.summary)], isRequired: false)
        }
        let signed =
            isSigned
            ? ["expires", "signature"].map {
                parameter($0, schema: ["type": "string"], isRequired: true)
            } : []
        let id = "\(template.name).\(suffix)"
        return [
            "get": [
                "operationId": .string("get \(id)"),
                "parameters": .array(values + options + signed),
                "responses": responses,
            ],
            "post": [
                "operationId": .string("post \(id)"), "parameters": .array(options),
                "requestBody": [
                    "required": true,
                    "content": [
                        "application/json": [
                            "schema": ["$ref": .string("#/components/schemas/\(template.name)")]
                        ]
                    ],
                ],
                "responses": responses,
            ],
        ]
    }

    private func parameter(_ name: String, schema: JSONValue, isRequired: Bool) -> JSONValue {
        ["name": .string(name), "in": "query", "required": .bool(isRequired), "schema": schema]
    }

    /// What a value may be, where that can be said without the types of the user's.
    private func schema(of key: String, in template: ServedTemplate) -> JSONValue {
        let schema = template.schema["properties"]?[key] ?? [:]
        return schema.line.contains("$ref") ? ["description": "JSON"] : schema
    }

    /// A schema whose references are found from the whole document.
    private func local(_ schema: JSONValue, _ name: String) -> JSONValue {
        switch schema {
        case .object(let members):
            var result = members.filter { $0.key != "$schema" }.mapValues { local($0, name) }
            if case .string(let path)? = members["$ref"], path.hasPrefix("#/") {
                result["$ref"] = .string("#/components/schemas/\(name)/\(path.dropFirst(2))")
            }
            return .object(result)
        case .array(let list): return .array(list.map { local($0, name) })
        default: return schema
        }
    }
}
