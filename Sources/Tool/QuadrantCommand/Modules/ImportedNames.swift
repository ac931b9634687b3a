/// Finds imports in text without reading it as Swift: what is found besides, in a comment, costs nothing but a module that is built too early.
enum ImportedNames {
    private static let keyword = Array("import ".utf8)
    /// How much behind `import` is looked at.
    private static let mostScalars = 200
    /// Words between `import` and a module.
    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// Adds the names among `known` that stand behind the word `import`.
    ///
    /// - Complexity: Linear in the text.
    static func find(in text: String, among known: Set<String>, into found: inout Set<String>) {
        var matched = 0
        let (bytes, keyword) = (text.utf8, keyword)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            matched = byte == keyword[matched] ? matched + 1 : byte == keyword[0] ? 1 : 0
            index = bytes.index(after: index)
            guard matched == keyword.count else { continue }
            matched = 0
            // A name that is longer than this is none that is looked for.
            let line = String(text[index...].unicodeScalars.prefix(Self.mostScalars))
            var rest = line.prefix { !$0.isNewline && $0 != ";" }.split {
                $0 == " " || $0 == "." || $0 == "\r" || $0 == "\t"
            }[...]
            if let first = rest.first, kinds.contains(String(first)) { rest = rest.dropFirst() }
            if let name = rest.first.map(String.init), known.contains(name) { found.insert(name) }
        }
    }
}
