import Expectations
import Foundation
import QuadrantCommand
import Testing

/// A folder of more files than are compiled together: what one view needs is compiled, and nothing else.
@Suite struct LargeFolderTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("App/Model.swift", "struct Item { var title = \"tea\" }\n")
        try scratch.write(
            "App/Row.swift",
            "import SwiftUI\nstruct Row: View {\n    var item = Item()\n"
                + "    var body: some View { Text(item.title) }\n}\n#Preview { Row() }\n")
        for number in 0..<CompiledFiles.filesTogether {
            try scratch.write(
                "App/Other\(number).swift",
                "import SwiftUI\nstruct Other\(number): View { var body: some View { Text(\"\(number)\") } }\n"
            )
        }
    }

    /// The text in the picture of a view, or what went wrong.
    private func draw(_ arguments: String...) throws -> String {
        let run = try scratch.render(["App", "-o", "-", "--format", "svg"] + arguments)
        let svg = String(decoding: run.output, as: UTF8.self)
        guard let start = svg.range(of: "aria-label=\"")?.upperBound else { return run.errorText }
        return String(svg[start...].prefix { $0 != "\"" })
    }

    /// How many object files there have been so far.
    private var objectCount: Int {
        let folder = "\(scratch.path)/cache/quadrant/objects"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }

    @Test func onlyWhatTheViewNeedsIsCompiled() throws {
        try same(draw(), "tea")
        same(objectCount, 2)
        try scratch.write("App/Model.swift", "struct Item { var title: String { \"cup\" } }\n")
        try same(draw(), "cup")
        same(objectCount, 4)
        try scratch.write("App/Model.swift", "struct Item { var title: String { \"pot\" } }\n")
        try same(draw(), "pot")
        same(objectCount, 5)
        try same(draw("--view", "Other7"), "7")
        same(objectCount, 6)
        try scratch.write("App/Other3.swift", "struct Nothing {}\n")
        try same(draw(), "pot")
        same(objectCount, 6)
    }

    @Test func aFaultOfAnotherFileDoesNotMatter() throws {
        try scratch.write("App/Other5.swift", "struct Broken { let count: Nowhere }\n")
        try same(draw(), "tea")
        same(objectCount, 2)
        try scratch.write("App/Row.swift", "import SwiftUI\n#Preview { Text(5.wrong) }\n")
        let run = try scratch.render(["App", "--view", "Preview", "-o", "x.svg"])
        same(run.ending, .exited(65))
        has(run.errorText, "App/Row.swift:2:19: error: value of type 'Int' has no member 'wrong'")
        has(run.errorText, "App/Row.swift (does not compile)")
        // Where no view is named, the next that can be drawn is.
        try same(draw(), "99")
    }

    @Test func whatOneFileImportsIsSeenInAll() throws {
        try scratch.write(
            "App/Model.swift",
            "struct Item { var title: String { \" tea \".trimmingCharacters(in: .whitespaces) } }\n"
        )
        try scratch.write("App/Other9.swift", "import Foundation\n")
        try same(draw(), "tea")
        same(objectCount, 2)
    }

    @Test func messagesDoNotNameThousandsOfViews() throws {
        let run = try scratch.render(["App", "-o", "x.svg"])
        same(run.ending, .exited(0))
        has(run.errorText, "; there are also: Other0, Other1, ")
        holds(run.errorText.hasSuffix(" and 81 more, which --list names\n"))
        let unknown = try scratch.render(["App", "--view", "Nope", "-o", "x.svg"])
        same(unknown.ending, .exited(64))
        has(unknown.errorText, "82 more, which --list names")
        same(objectCount, 2)
    }

    @Test func progressIsToldToTheEnd() throws {
        for number in 26..<CompiledFiles.filesTogether {
            try FileManager.default.removeItem(atPath: "\(scratch.path)/App/Other\(number).swift")
        }
        let run = try scratch.render(["App", "--view", "Row", "-o", "x.svg"])
        same(run.ending, .exited(0))
        has(run.errorText, "quadrant: 28 of 28 files are compiled\n")
    }
}
