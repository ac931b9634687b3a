extension ErrorMends {
    /// What mends a call that is written as other systems or other calls have it; `nil` for any other error.
    func mendOfForeignCall(_ error: ErrorText) -> Mend? {
        let (message, excerpt) = (error.message, error.excerpt)
        if message.hasPrefix("consecutive statements on a line"), character(at: error) == "," {
            return Mend(words: "views stand one after the other, without commas", isWhole: true)
        }
        if message.hasPrefix("generic parameter 'T'"), excerpt.contains("@Environment(.") {
            let name = excerpt.split(separator: "@Environment(.").last?.prefix { $0.isLetter } ?? ""
            return Mend(
                words: "a path begins with a backslash: '@Environment(\\.\(name))'", isWhole: true)
        }
        if message.contains("of type 'GeometryProxy' has no member '"), error.quoted.count > 1 {
            let name = error.quoted[1]
            if ["width", "height"].contains(name) {
                return Mend(words: "it is in '.size.\(name)'")
            }
            if ["minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "x", "y"].contains(name) {
                return Mend(words: "places are in '.frame(in: .global)'")
            }
        }
        guard let call = WrittenCall(in: excerpt, at: error.column) else { return nil }
        let label = call.labels.first ?? ""
        switch call.name {
        case "padding" where Self.edges.contains(label) && message.contains("argument"):
            let edge = ForeignWords.values[label] ?? label
            return Mend(words: "an edge is a value: '.padding(.\(edge), …)'", isWhole: true)
        case "sleep" where message.contains("argument"):
            return Mend(words: "a time is a value: 'Task.sleep(for: .seconds(…))'", isWhole: true)
        case "tabItem" where message.contains("argument"):
            return Mend(
                words: "its label is a view: '.tabItem { Label(\"…\", systemImage: \"…\") }'",
                isWhole: true)
        default: return nil
        }
    }

    private static let edges: Set = [
        "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical", "start",
        "end",
    ]

    private func character(at error: ErrorText) -> Character? {
        let bytes = Array(error.excerpt.utf8)
        guard bytes.indices.contains(error.column - 1) else { return nil }
        return Character(Unicode.Scalar(bytes[error.column - 1]))
    }

    /// Whether an error only follows from another one of the same file, as that left something undeclared.
    static func follows(_ message: String, from other: String) -> Bool {
        if message.hasPrefix("circular reference") {
            return !other.hasPrefix("circular reference")
        }
        if message == "expected expression" {
            return other.hasPrefix("consecutive statements on a line")
        }
        return other.hasPrefix("property wrapper can only apply to a single variable")
            && ["cannot find '$", "cannot assign to property", "left side of mutating operator"]
                .contains { message.hasPrefix($0) }
    }
}
