internal import QuadrantIndex

/// Other names that a project has for types, which stand for what they are in schemas.
struct TypeNames {
    private let aliases: [String: String]

    /// Those of some files. Where two say other things of a name, neither counts, and a type of that name goes first.
    init(_ facts: [TemplateFacts]) {
        let types = Set(facts.flatMap(\.types).compactMap { $0.name.split(separator: ".").last })
        aliases = facts.reduce(into: [:]) { result, facts in
            result.merge(facts.aliases) { $0 == $1 ? $0 : "" }
        }.filter { !$0.value.isEmpty && !types.contains($0.key[...]) }
    }

    /// The values, their types by their own names.
    func plain(_ values: [TemplateFacts.Value]) -> [TemplateFacts.Value] {
        if aliases.isEmpty { return values }
        return values.map { value in
            var value = value
            value.type = value.type.map(plain)
            return value
        }
    }

    /// How many names may stand for one another. A name that stands for itself ends here.
    private static let mostSteps = 8

    private func plain(_ type: String) -> String {
        var type = type
        for _ in 0..<Self.mostSteps {
            let next = step(type)
            if next == type { return type }
            type = next
        }
        return type
    }

    /// Replaces the words of a type that are other names.
    private func step(_ type: String) -> String {
        var (result, word) = ("", "")
        var before: Character?
        func flush() {
            result += before == "." ? word : aliases[word] ?? word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                if word.isEmpty { before = result.last }
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result
    }
}
