internal import Foundation

/// A type as it stands in a source, as far as data is concerned.
struct WrittenType {
    /// Without the module of Swift's, Foundation's or SwiftUI's, and without the mark of what may be missing.
    let name: String
    /// Whether it may be missing.
    let isOptional: Bool
    /// As it stands there.
    let text: String

    init(_ text: String) {
        self.text = text
        var name = text.trimmingCharacters(in: .whitespaces)
        for module in ["Swift.", "Foundation.", "SwiftUI."] where name.hasPrefix(module) {
            name = String(name.dropFirst(module.count))
        }
        isOptional = name.hasSuffix("?") || name.hasPrefix("Optional<")
        if name.hasSuffix("?") {
            name = String(name.dropLast())
        } else if isOptional {
            name = String(name.dropFirst("Optional<".count).dropLast())
        }
        self.name = name
    }

    /// The type of the elements of a list.
    var element: String? {
        if name.hasPrefix("["), name.hasSuffix("]"), colon == nil {
            return String(name.dropFirst().dropLast())
        }
        for list in ["Array<", "Set<"] where name.hasPrefix(list) {
            return String(name.dropFirst(list.count).dropLast())
        }
        return nil
    }

    /// The type of the values of a dictionary.
    var valueOfDictionary: String? {
        guard name.hasPrefix("["), name.hasSuffix("]"), let colon else { return nil }
        return String(name[name.index(after: colon)...].dropLast())
    }

    /// The type of the keys of a dictionary.
    var keyOfDictionary: String? {
        guard name.hasPrefix("["), name.hasSuffix("]"), let colon else { return nil }
        return String(name[..<colon].dropFirst())
    }

    /// The colon of a dictionary's type, and not of one inside it.
    private var colon: String.Index? {
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

    /// The schema of one of the types that everybody knows.
    var plainSchema: [String: JSONValue]? { Self.plain[name] }

    private static let plain: [String: [String: JSONValue]] = {
        var table: [String: [String: JSONValue]] = [
            "String": ["type": "string"], "Substring": ["type": "string"],
            "Bool": ["type": "boolean"],
            "LocalizedStringKey": [
                "type": "string", "description": "a text, or its key in a string table",
            ],
            "Date": [
                "type": "string", "anyOf": [["format": "date-time"], ["format": "date"]],
            ],
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
