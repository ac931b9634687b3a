internal import Foundation

/// Finds texts of a table that are made of themselves: a form of the part `a` that says `%#@a@`, also by way of other parts. Whoever formats such
/// a text never comes to an end.
enum SelfNamingText {
    /// The key of the first such text by the order of keys, and the name of its part; `nil` if there is none.
    ///
    /// - Parameter table: The contents of a String Catalog, or of a `.stringsdict` file.
    static func first(in table: Any) -> (key: String, part: String)? {
        guard let table = table as? [String: Any] else { return nil }
        let strings = table["strings"] as? [String: Any]
        for (key, value) in (strings ?? table).sorted(by: { $0.key < $1.key }) {
            for parts in strings == nil ? [parts(ofEntry: value)] : parts(ofItem: value) {
                if let part = circle(in: parts) { return (key, part) }
            }
        }
        return nil
    }

    /// The parts that the forms of each part name, of an entry of a `.stringsdict` file.
    private static func parts(ofEntry entry: Any) -> [String: Set<String>] {
        (entry as? [String: Any] ?? [:]).mapValues(names)
    }

    /// The same for each language of an item of a String Catalog.
    private static func parts(ofItem item: Any) -> [[String: Set<String>]] {
        let languages = (item as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
        return languages.sorted { $0.key < $1.key }.map { _, localization in
            let parts = (localization as? [String: Any])?["substitutions"] as? [String: Any]
            return (parts ?? [:]).mapValues(names)
        }
    }

    /// The names in all texts at any depth: `a` for `%#@a@` and `%1$#@a@`.
    private static func names(in value: Any) -> Set<String> {
        switch value {
        case let text as String:
            return Set(text.matches(of: /%(?:\d+\$)?#@([^@]+)@/).map { String($0.1) })
        case let fields as [String: Any]:
            return fields.values.reduce(into: []) { $0.formUnion(names(in: $1)) }
        case let list as [Any]: return list.reduce(into: []) { $0.formUnion(names(in: $1)) }
        default: return []
        }
    }

    /// A part from which the names lead back to it.
    private static func circle(in parts: [String: Set<String>]) -> String? {
        parts.keys.sorted().first { start in
            var reached: Set<String> = []
            var waiting = Array(parts[start] ?? [])
            while let next = waiting.popLast() {
                if next == start { return true }
                if reached.insert(next).inserted { waiting += parts[next] ?? [] }
            }
            return false
        }
    }
}
