import Foundation

/// The tables that the symbols are made from, beside the script that does it.
enum SymbolFiles {
    /// All names that Apple is known to have.
    static func names() throws -> [String] {
        try (rows("symbol-names.tsv") + rows("newer-names.tsv")).map { $0["name", default: ""] }
    }

    /// The rows of a table by the names in its first line; lines that begin with `#` are comments.
    static func rows(_ file: String) throws -> [[String: String]] {
        let url = URL(filePath: #filePath).appending(path: "../../../../Scripts/Symbols/\(file)")
        let lines = try String(contentsOf: url.standardizedFileURL, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        let fields = lines.map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let head = fields.first else { return [] }
        return fields.dropFirst().map { Dictionary(zip(head, $0)) { first, _ in first } }
    }
}
