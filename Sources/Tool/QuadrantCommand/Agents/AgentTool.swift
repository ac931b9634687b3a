/// A tool that programs call by its name.
struct AgentTool: Sendable {
    /// A value that a call may bring.
    struct Parameter: Sendable {
        enum Kind: Sendable, Equatable {
            case text, whole, number, flag
            /// One of some words.
            case choice([String])
            /// Words by their names.
            case words
            /// Anything at all; it has no meaning here.
            case anything
        }

        let name: String
        let kind: Kind
        let summary: String
        var isRequired = false
        /// The least and the greatest number that it may be; `nil` for any.
        var range: ClosedRange<Double>?
    }

    let name: String
    let title: String
    let summary: String
    let parameters: [Parameter]
    /// The schema of what comes back.
    let output: JSONValue
    /// Whether it leaves the state of previews and all files as they are.
    var onlyReads = true
    /// Whether it may replace a file.
    var mayReplace = false
    /// What it does.
    let run: @MainActor @Sendable (AgentTools, AgentArguments) throws(AgentMistake) -> AgentAnswer

    /// The tool as lists of tools have it.
    var listing: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": input, "outputSchema": output,
            "annotations": [
                "readOnlyHint": .bool(onlyReads), "destructiveHint": .bool(mayReplace),
                "idempotentHint": .bool(onlyReads),
                "openWorldHint": false,
            ],
        ]
    }

    private var input: JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters { properties[parameter.name] = parameter.schema }
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        return [
            "type": "object", "properties": .object(properties), "required": .array(required),
            "additionalProperties": false,
        ]
    }

    /// The schema of an object with such properties, of which those without a question mark are always there.
    static func object(_ properties: [String: JSONValue]) -> JSONValue {
        var plain: [String: JSONValue] = [:]
        for (name, schema) in properties {
            plain[name.hasSuffix("?") ? String(name.dropLast()) : name] = schema
        }
        let required = properties.keys.filter { !$0.hasSuffix("?") }.sorted()
        return [
            "type": "object", "properties": .object(plain),
            "required": .array(required.map { .string($0) }),
        ]
    }

    static let textSchema: JSONValue = ["type": "string"]
    static let wholeSchema: JSONValue = ["type": "integer"]
    static let numberSchema: JSONValue = ["type": "number"]
    static let flagSchema: JSONValue = ["type": "boolean"]
    static func list(of schema: JSONValue) -> JSONValue { ["type": "array", "items": schema] }
}

extension AgentTool.Parameter {
    fileprivate var schema: JSONValue {
        var schema: [String: JSONValue] = ["description": .string(summary)]
        switch kind {
        case .text: schema["type"] = "string"
        case .whole: schema["type"] = "integer"
        case .number: schema["type"] = "number"
        case .flag: schema["type"] = "boolean"
        case .choice(let words):
            schema["type"] = "string"
            schema["enum"] = .array(words.map { .string($0) })
        case .words:
            schema["type"] = "object"
            schema["additionalProperties"] = ["type": "string"]
        case .anything: break
        }
        if let range {
            schema["minimum"] = .rounded(range.lowerBound)
            if range.upperBound.isFinite { schema["maximum"] = .rounded(range.upperBound) }
        }
        return .object(schema)
    }

    /// What is wanted, as the end of a sentence.
    var wanted: String {
        switch kind {
        case .text: "a string"
        case .whole: "a whole number\(bounds)"
        case .number: "a number\(bounds)"
        case .flag: "true or false"
        case .choice(let words): "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .words: "an object of strings"
        case .anything: "anything"
        }
    }

    private var bounds: String {
        guard let range else { return "" }
        let least = range.lowerBound.plain
        return range.upperBound.isFinite
            ? " from \(least) to \(range.upperBound.plain)" : " from \(least) on"
    }

    func accepts(_ value: JSONValue) -> Bool {
        if let range, let number = value.double, !range.contains(number) { return false }
        return isOfKind(value)
    }

    private func isOfKind(_ value: JSONValue) -> Bool {
        switch kind {
        case .text: value.string != nil
        case .whole: value.whole != nil
        case .number: value.double?.isFinite == true
        case .flag: value.flag != nil
        case .choice(let words): value.string.map(words.contains) == true
        case .words: value.members?.values.allSatisfy { $0.string != nil } == true
        case .anything: true
        }
    }
}

/// Why a tool did nothing: whole sentences for whoever called it.
struct AgentMistake: Error, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
}
