import Expectations
import Foundation
import Testing

/// Every name that Apple documents of Swift Charts is declared.
@Suite struct NameTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The text of all sources.
    private static let sources: String = {
        let root = folder.deletingLastPathComponent().appendingPathComponent("Sources").path
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap { try? String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }
            .joined(separator: "\n")
    }()

    @Test func allDocumentedNamesAreThere() throws {
        let list = Self.folder.appendingPathComponent("documented-names.txt")
        let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
            String.init)
        holds(names.count > 300)
        let declared = DeclaredNames(in: Self.sources).all
        same(names.filter { !declared.contains($0) }, [])
    }
}

/// The names that Swift code declares: "type Chart", "angle(at:)", in small letters but for types.
private struct DeclaredNames {
    private(set) var all: Set<String> = []

    init(in text: String) {
        for match in text.matches(
            of: /(?:struct|enum|protocol|class|typealias|associatedtype) (\w+)/)
        {
            all.insert("type \(match.1)")
        }
        for match in text.matches(of: /(?:var|let) `?(\w+)`?/) { all.insert(match.1.lowercased()) }
        for match in text.matches(of: /(?:func `?(\w+)`?|init\??)(?:<[^(]*>)?\(/) {
            let labels = Self.labels(text[match.range.upperBound...])
            all.insert("\(match.1 ?? "init")(\(labels))".lowercased())
        }
    }

    /// The labels of parameters up to the parenthesis that closes their list.
    private static func labels(_ text: Substring) -> String {
        var (depth, word, labels, isLabel) = (0, "", "", true)
        var before: Character = " "
        for character in text {
            defer { before = character }
            switch character {
            case "(", "[", "{": depth += 1
            case ")" where depth == 0: return labels
            case ")", "]", "}": depth -= 1
            case "<": depth += 1
            case ">" where before != "-": depth -= 1
            case ":" where depth == 0 && isLabel:
                let words = word.split { $0.isWhitespace }.filter { !$0.hasPrefix("@") }
                labels += "\(words.first ?? "_"):"
                isLabel = false
            case "," where depth == 0: (word, isLabel) = ("", true)
            default: word.append(character)
            }
        }
        return labels
    }
}
