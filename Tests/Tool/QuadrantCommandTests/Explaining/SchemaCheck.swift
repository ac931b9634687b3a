import Foundation

/// As much of JSON Schema as the documented forms need: types, constants, lists of values, properties, items, references.
struct SchemaCheck {
    private let root: [String: Any]

    /// The schema in a file.
    init(fileAt path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What of a document is not as the schema says: a sentence each, at most ten. Keys that the schema does not list are told too.
    func problems(in document: Data) throws -> [String] {
        var problems: [String] = []
        let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
        check(value, root, "$", &problems)
        return problems
    }

    private func check(
        _ value: Any, _ schema: [String: Any], _ path: String, _ problems: inout [String]
    ) {
        guard problems.count < 10 else { return }
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            let inner = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
            return check(value, inner ?? [:], path, &problems)
        }
        if let constant = schema["const"], "\(constant)" != "\(value)" {
            problems.append("\(path) is \(value), not \(constant)")
        }
        if let allowed = schema["enum"] as? [String], !allowed.contains("\(value)") {
            problems.append("\(path) is \(value), none of \(allowed)")
        }
        let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] }
        if let types, !types.contains(where: { Self.isOf($0, value) }) {
            problems.append("\(path) is \(value), not of \(types)")
        }
        if let object = value as? [String: Any] {
            let properties = schema["properties"] as? [String: Any] ?? [:]
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                problems.append("\(path) lacks \(name)")
            }
            for (name, inner) in object.sorted(by: { $0.key < $1.key }) {
                guard let property = properties[name] as? [String: Any] else {
                    problems.append("\(path).\(name) is not in the schema")
                    continue
                }
                check(inner, property, "\(path).\(name)", &problems)
            }
        }
        if let list = value as? [Any], let item = schema["items"] as? [String: Any] {
            for (index, inner) in list.enumerated() {
                check(inner, item, "\(path)[\(index)]", &problems)
            }
        }
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean":
            (value as? NSNumber).map { "\($0)" == "true" || "\($0)" == "false" || value is Bool }
                ?? false
        case "integer":
            (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": value is NSNumber
        default: false
        }
    }
}
