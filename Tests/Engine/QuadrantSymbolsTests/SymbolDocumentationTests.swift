import Expectations
import Foundation
import QuadrantSymbols
import Testing

/// The counts in Documentation/Symbols.md are those of the catalog.
@Suite struct SymbolDocumentationTests {
    private func counts() throws -> String {
        let names = try SymbolFiles.names()
        let drawn = names.count { SymbolCatalog.isDrawn($0) }
        let guessed = names.count { SymbolCatalog.isRoomGuessed($0) }
        let missing = names.filter { !SymbolCatalog.isDrawn($0) }
        let families = Dictionary(grouping: missing) { $0.prefix { $0 != "." } }
            .filter { $0.value.count >= 20 }
            .map { (name: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        return """
            | names | |
            |---|---|
            | known: all of releases 1 to 5.2, and those of later ones that are in use | \(names.count) |
            | drawn | \(drawn) |
            | a dotted square in a room that is known | \(missing.count - guessed) |
            | a dotted square in the circle's room, which is a guess | \(guessed) |

            Most often without a drawing, by the first word of the name: \
            \(families.map { "\($0.name) \($0.count)" }.joined(separator: ", ")).
            """
    }

    @Test func theCountsAreTrue() throws {
        let file = URL(filePath: #filePath)
            .appending(path: "../../../../Documentation/Symbols.md").standardizedFileURL
        let page = try String(contentsOf: file, encoding: .utf8)
        let counts = try counts()
        has(page, counts, "Documentation/Symbols.md should say:\n\(counts)\n")
    }

    @Test func enoughIsDrawn() throws {
        #expect(try SymbolFiles.names().count { SymbolCatalog.isDrawn($0) } >= 2500)
    }
}
