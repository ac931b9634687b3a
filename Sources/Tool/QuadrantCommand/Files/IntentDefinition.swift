internal import Foundation

/// A definition of intents, as far as Xcode writes classes for it: an `.intentdefinition` file.
struct IntentDefinition: Equatable {
    /// A class: an intent, or a type of its own of parameters.
    struct Class: Equatable {
        let name: String
        /// The properties: their names and types, as Xcode writes them.
        var properties: [Property] = []
    }

    /// A property of a class.
    struct Property: Equatable {
        let name: String
        let type: String
    }

    /// An enumeration with its cases in their order.
    struct Choice: Equatable {
        let name: String
        let cases: [String]
    }

    private(set) var intents: [Class] = []
    private(set) var types: [Class] = []
    private(set) var choices: [Choice] = []

    /// Whether a path is that of a definition.
    static func isDefinition(_ path: String) -> Bool {
        (path as NSString).pathExtension == "intentdefinition"
    }

    /// The definitions at some paths, in their order; other paths are passed over, and so is what cannot be read.
    static func all(at paths: [String]) -> [IntentDefinition] {
        paths.filter(isDefinition).compactMap { path in
            (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap(IntentDefinition.init)
        }
    }

    /// What a file says; `nil` if it is no property list of the kind.
    init?(_ data: Data) {
        guard
            let file = PropertyListText.content(of: data) as? [String: Any],
            file["INIntents"] != nil || file["INTypes"] != nil
        else { return nil }
        func maps(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
        choices = maps(file["INEnums"]).compactMap { map in
            Self.name(map["INEnumName"]).map { name in
                Choice(
                    name: name,
                    cases: maps(map["INEnumValues"]).compactMap { Self.name($0["INEnumValueName"]) }
                        .reduce(into: []) { cases, one in
                            if !cases.contains(one) { cases.append(one) }
                        })
            }
        }
        types = maps(file["INTypes"]).compactMap { map in
            guard let name = Self.name(map["INTypeName"]) else { return nil }
            let own = maps(map["INTypeProperties"]).compactMap {
                Self.property($0, prefix: "INTypeProperty")
            }
            return Class(name: name, properties: Self.properties(own))
        }
        intents = maps(file["INIntents"]).compactMap { map in
            guard let name = Self.name(map["INIntentClassName"] ?? map["INIntentName"]) else {
                return nil
            }
            return Class(
                name: map["INIntentClassName"] == nil ? name + "Intent" : name,
                properties: Self.properties(
                    maps(map["INIntentParameters"]).compactMap {
                        Self.property($0, prefix: "INIntentParameter")
                    }))
        }
    }

    /// A name that may stand in a source, also without quotes.
    private static func name(_ value: Any?) -> String? {
        guard let name = value as? String, let first = name.first, !reserved.contains(name),
            first.isLetter || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }

    private static let reserved: Set = [
        "_", "Any", "Protocol", "Self", "Type", "class", "enum", "extension", "func", "import",
        "init",
        "let", "protocol", "self", "static", "struct", "super", "var",
    ]
    /// What classes of intents and of their types have already.
    private static let inherited: Set = [
        "identifier", "displayString", "intentDescription", "suggestedInvocationPhrase",
        "description", "debugDescription", "hash",
    ]

    /// Properties that can be written: each name once, and none that is there already.
    private static func properties(_ all: [Property]) -> [Property] {
        var seen = inherited
        return all.filter { seen.insert($0.name).inserted }
    }

    private static func property(_ map: [String: Any], prefix: String) -> Property? {
        guard let name = name(map["\(prefix)Name"]) else { return nil }
        let kind = map["\(prefix)Type"] as? String ?? ""
        let object = Self.name(map["\(prefix)ObjectType"])
        let choice = Self.name(map["\(prefix)EnumType"])
        let isList = map["\(prefix)SupportsMultipleValues"] as? Bool == true
        if let choice { return Property(name: name, type: isList ? "[\(choice)]?" : choice) }
        let type =
            switch kind {
            case "Integer", "Boolean", "Decimal", "Long": "NSNumber"
            case "Object": object ?? "INObject"
            case "Date", "DateComponents", "Time": "DateComponents"
            case "URL": "URL"
            // There is no INFile here.
            case "File": "INObject"
            case "Person": "INPerson"
            case "Placemark", "Location": "CLPlacemark"
            default: "String"
            }
        return Property(name: name, type: isList ? "[\(type)]?" : "\(type)?")
    }
}
