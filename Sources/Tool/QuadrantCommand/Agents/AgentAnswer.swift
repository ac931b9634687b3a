internal import Foundation

/// What a tool answers: words, the same as a value, and pictures.
struct AgentAnswer {
    /// For whoever reads.
    var text: String
    /// For programs: as the output schema of the tool says.
    var value: [String: JSONValue] = [:]
    /// The bytes of a picture and their kind.
    var picture: (bytes: [UInt8], kind: String)?
    /// Whether what was asked for was not done: the text says why, and what to do.
    var isError = false

    /// An answer of words.
    init(_ text: String, _ value: [String: JSONValue] = [:]) {
        (self.text, self.value) = (text, value)
    }

    /// What was not done.
    static func mistake(_ text: String) -> AgentAnswer {
        var answer = AgentAnswer(text)
        answer.isError = true
        return answer
    }

    /// The answer as a result of the protocol.
    var result: [String: JSONValue] {
        var content: [JSONValue] = [["type": "text", "text": .string(text)]]
        if let picture {
            content.append([
                "type": "image", "mimeType": .string(picture.kind),
                "data": .string(Data(picture.bytes).base64EncodedString()),
            ])
        }
        var result: [String: JSONValue] = ["content": .array(content), "isError": .bool(isError)]
        // What failed need not obey the schema of what succeeds.
        if !isError || !value.isEmpty { result["structuredContent"] = .object(value) }
        return result
    }

    /// How long the words of an answer are, in bytes, unless more is asked for.
    static let usualLength = 2_000

    /// The first of lines that fit, and how many are left.
    static func cut(_ lines: [String], from first: Int = 0, to length: Int = usualLength) -> (
        shown: [String], left: Int
    ) {
        var (shown, used): ([String], Int) = ([], 0)
        for line in lines.dropFirst(first) {
            used += line.utf8.count + 1
            if used > length, !shown.isEmpty { break }
            // One line may be longer than all that there is room for.
            shown.append(
                line.utf8.count > length ? String(line.prefix(max(40, length / 4))) + "…" : line)
        }
        return (shown, max(0, lines.count - first - shown.count))
    }

    /// A text of at most so many bytes, cut at the end of a line.
    static func cut(_ text: String, to length: Int = usualLength) -> String {
        if text.utf8.count <= length { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (shown, left) = cut(lines, to: length - 60)
        return shown.joined(separator: "\n") + "\n… \(left) more \(left == 1 ? "line" : "lines")"
    }
}
