import Expectations
import Foundation
import Testing

/// Each documented name of controls, lists, tables, text and their styles that is there is called in an example.
@Suite struct CalledNamesTests {
    /// `called-names.txt`: what must be called, why some names are not, and what was not there yet.
    private struct Listed {
        var names: [DocumentedName] = []
        var later: [DocumentedName] = []
        var reasons: [String: String] = [:]

        init() throws {
            let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("called-names.txt").path
            for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
                switch line.first {
                case "#": break
                case "-":
                    let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
                    try #require(parts.count == 2, "no reason: \(line)")
                    reasons[String(parts[0])] = String(parts[1])
                case "?": later += try Self.names(line.dropFirst(2))
                default: names += try Self.names(line)
                }
            }
        }

        /// The names of a line `area|owner|name name …`.
        private static func names(_ line: Substring) throws -> [DocumentedName] {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            try #require(parts.count == 3, "\(line)")
            return parts[2].split(separator: " ").map {
                DocumentedName(area: String(parts[0]), owner: String(parts[1]), name: String($0))
            }
        }
    }

    @Test func examplesCallWhatIsThere() throws {
        let names = try PublicNames.current.get()
        let listed = try Listed()
        let called = try CalledNames(of: names)
        func isCalled(_ name: DocumentedName) -> Bool { called.contain(name, in: names) }
        for (area, names) in Dictionary(grouping: listed.names, by: \.area).sorted(by: {
            $0.key < $1.key
        }) {
            print("\(area): \(names.filter(isCalled).count) of \(names.count) names are called")
        }
        let late = listed.later.filter { names.contain($0) && !isCalled($0) }
        if !late.isEmpty { print("There since the list was made, and called nowhere: \(late)") }
        same(listed.names.filter { !names.contain($0) }, [], "These names are gone.")
        same(
            listed.names.filter { !isCalled($0) && listed.reasons["\($0)"] == nil }, [],
            "No example calls these names: write one, or the reason into called-names.txt.")
        same(
            listed.names.filter { isCalled($0) && listed.reasons["\($0)"] != nil }, [],
            "These are called: take their reasons out of called-names.txt.")
    }
}
