internal import QuadrantText

/// What a call brings, checked against the parameters of its tool.
struct AgentArguments {
    private let values: [String: JSONValue]

    /// Throws for names that the tool does not know, for values of another kind, and where something is missing.
    init(_ values: [String: JSONValue], for tool: AgentTool) throws(AgentMistake) {
        let known = tool.parameters.map(\.name)
        for name in values.keys.sorted() where !known.contains(name) {
            let near = NearestNames.of(name, in: known)
            let hint =
                near.first.map { "; did you mean '\($0)'?" }
                ?? "; there are: \(known.joined(separator: ", "))"
            throw AgentMistake("\(tool.name) takes no '\(name)'\(hint)")
        }
        // A null stands for nothing.
        let given = values.filter { $0.value != .null }
        for parameter in tool.parameters {
            guard let value = given[parameter.name] else {
                if parameter.isRequired {
                    throw AgentMistake(
                        "\(tool.name) needs '\(parameter.name)': \(parameter.summary)")
                }
                continue
            }
            guard parameter.accepts(value) else {
                let isPlain = value.string != nil || value.double != nil
                let given = isPlain ? value.line : "a value of kind \(value.kind)"
                throw AgentMistake(
                    "'\(parameter.name)' has to be \(parameter.wanted), and is \(given)")
            }
        }
        self.values = given
    }

    func text(_ name: String) -> String? { values[name]?.string }
    func whole(_ name: String) -> Int? { values[name]?.whole }
    func number(_ name: String) -> Double? { values[name]?.double }
    func flag(_ name: String) -> Bool { values[name]?.flag ?? false }
    func words(_ name: String) -> [String: String] {
        values[name]?.members?.compactMapValues(\.string) ?? [:]
    }
}
