import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Edits in a folder of several files: what is compiled again, and that the picture is that of the sources
/// as they are.
@Suite struct IncrementalTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            "App/Model.swift",
            "struct Item { var title = \"tea\" }\nstruct Shelf { var first = Item(); var count = 7 }\n"
        )
        try scratch.write(
            "App/Row.swift",
            "import SwiftUI\nstruct Row: View {\n    var shelf = Shelf()\n"
                + "    var body: some View { Text(\"\\(shelf.first.title) \\(shelf.count)\") }\n}\n"
        )
        try scratch.write(
            "App/Title.swift",
            "import SwiftUI\nstruct Title: View { var body: some View { Text(\"title\") } }\n")
    }

    /// Replaces a piece of a file.
    private func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = String(decoding: scratch.data(name) ?? Data(), as: UTF8.self)
        try #require(text.contains(old))
        try scratch.write(name, text.replacingOccurrences(of: old, with: new))
    }

    /// The text in the picture of a view, or what went wrong.
    private func draw(_ view: String) throws -> String {
        let run = try scratch.render(["App", "--view", view, "-o", "-", "--format", "svg"])
        let svg = String(decoding: run.output, as: UTF8.self)
        guard let start = svg.range(of: "aria-label=\"")?.upperBound else { return run.errorText }
        return String(svg[start...].prefix { $0 != "\"" })
    }

    /// How many object files there have been so far.
    private var objectCount: Int {
        let folder = "\(scratch.path)/cache/quadrant/objects"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }

    @Test func anEditInABodyCompilesThatFileOnly() throws {
        try same(draw("Row"), "tea 7")
        same(objectCount, 3)
        try edit("App/Row.swift", "\\(shelf.count)", "and more")
        try same(draw("Row"), "tea and more")
        same(objectCount, 4)
    }

    @Test func anEditOfATypeCompilesWhatKnowsItByWayOfOthers() throws {
        try same(draw("Row"), "tea 7")
        // Row mentions Shelf only, in which Item lies.
        try edit("App/Model.swift", "var title = \"tea\"", "var size = 3.5; var title = \"cup\"")
        try same(draw("Row"), "cup 7")
        same(objectCount, 5)
    }

    @Test func twoFilesMayChangeTogether() throws {
        try same(draw("Row"), "tea 7")
        try edit("App/Model.swift", "count = 7", "amount = \"many\"")
        try edit("App/Row.swift", "shelf.count", "shelf.amount")
        try same(draw("Row"), "tea many")
    }

    @Test func aChangeElsewhereIsAnErrorInTheFileThatDidNotChange() throws {
        try same(draw("Row"), "tea 7")
        try edit("App/Model.swift", "struct Shelf", "struct Board")
        let error = try draw("Row")
        holds(error.hasPrefix("App/Row.swift:3:17: error: cannot find 'Shelf' in scope"))
        holds(error.hasSuffix("quadrant: 'App/Row.swift' does not compile; nothing was drawn\n"))
        let count = objectCount
        try edit("App/Model.swift", "struct Board", "struct Shelf")
        try same(draw("Row"), "tea 7")
        same(objectCount, count)
    }

    @Test func aDeletedFileIsMissedAndANewOneFound() throws {
        try same(draw("Row"), "tea 7")
        try FileManager.default.removeItem(atPath: "\(scratch.path)/App/Model.swift")
        try has(draw("Row"), "App/Row.swift:3:17: error: cannot find 'Shelf' in scope")
        try scratch.write(
            "App/Store.swift",
            "struct Item { var title = \"oil\" }\nstruct Shelf { var first = Item(); var count = 1 }\n"
        )
        try same(draw("Row"), "oil 1")
    }

    @Test func aNameThatHidesTheLibrarysIsSeenInOtherFiles() throws {
        try same(draw("Title"), "title")
        try scratch.write(
            "App/Text.swift",
            "import SwiftUI\nstruct Text: View {\n    init(_ text: String) {}\n"
                + "    var body: some View { SwiftUI.Text(\"other\") }\n}\n")
        try same(draw("Title"), "other")
    }

    @Test func runsAtOnceAndRunsThatAreKilledDoNotHarm() throws {
        try scratch.write(
            "run.sh",
            """
            for time in 0.05 0.2 0.4 0.8; do
                timeout -s KILL $time "$QUADRANT" render App --view Row -o killed.svg 2>/dev/null
            done
            for number in 1 2 3 4; do
                "$QUADRANT" render App --view Row -o $number.svg 2>/dev/null &
            done
            wait
            """)
        try same(scratch.shell("bash run.sh").ending, .exited(0))
        let pictures = (1...4).map { scratch.data("\($0).svg") }
        differ(pictures[0], nil)
        same(Set(pictures).count, 1)
    }

    @Test func anEntryThatWasRefusedIsNotTriedAgain() throws {
        try scratch.write(
            "App/Odd.swift",
            """
            import SwiftUI
            @propertyWrapper struct Odd { var wrappedValue: Int; init(a: Int) { wrappedValue = a } }
            struct Card: View { @Odd var count: Int; var body: some View { Text("") } }

            """)
        try same(draw("Row"), "tea 7")
        let count = objectCount
        try edit("App/Row.swift", "\\(shelf.count)", "again")
        try same(draw("Row"), "tea again")
        same(objectCount, count + 1)
        try has(draw("Card"), "missing argument for parameter 'count' in call")
    }
}
