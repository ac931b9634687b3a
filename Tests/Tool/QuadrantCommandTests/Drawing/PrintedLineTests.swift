import Expectations
import Foundation
import QuadrantCommand
import Testing

/// What the code of a view prints, beside the issues that the tool tells.
@Suite struct PrintedLineTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(_ name: String, _ code: String, _ view: String) throws {
        try folder.write(
            "\(name).swift",
            "import SwiftUI\nstruct \(name): View {\n    var body: some View {\n        \(code)\n"
                + "        return \(view)\n    }\n}\n")
    }

    /// Standard error behind the line that says which view is drawn.
    private func own(_ run: ChildProcess) -> String {
        String(run.errorText.drop { $0 != "\n" }.dropFirst())
    }

    @Test func linesThatBeginAsIssuesDoAreTheUsersOwn() throws {
        let lines = ["warning: mine", "warning: mine", "note: mine", "note: mine", "warning: ends"]
        let prints = lines.dropLast().map { "print(\"\($0)\")" }.joined(separator: "; ")
        try write("Card", "\(prints); print(\"warning: ends\", terminator: \"\")", "Text(\"a\")")
        let run = try folder.render(["Card.swift", "-o", "x.png"])
        same(run.ending, .exited(0))
        same(own(run), lines.joined(separator: "\n"))
        same(String(decoding: run.output, as: UTF8.self), "x.png\n")
    }

    @Test func eachPictureOfAFolderPrintsItsLines() throws {
        try write("One", "print(\"warning: mine\")", "Text(\"a\")")
        try write("Two", "print(\"warning: mine\")", "Text(\"b\")")
        let run = try folder.render(["One.swift", "Two.swift", "--all", "-o", "all"])
        same(run.ending, .exited(0))
        same(run.errorText, "warning: mine\nwarning: mine\n")
    }

    /// What a view prints before it ends the process, and in which words that is told.
    @Test(arguments: [
        ("fatalError(\"the end\")", "the end"), ("exit(3)", "before it was drawn"),
        ("while true {}", "did not end within"),
    ])
    func whatEndsTheProcessHasPrinted(end: String, words: String) throws {
        try write("Card", "print(\"half way\"); if ids.count == 1 { \(end) }", "Text(\"a\")")
        try folder.write("Ids.swift", "let ids = [1]\n")
        let run = try folder.render(
            ["Card.swift", "Ids.swift", "--view", "Card", "-o", "x.png"]
                + (end.hasPrefix("while") ? ["--time-limit", "2"] : []))
        holds(run.errorText.contains("half way\nquadrant: "), run.errorText)
        same(run.errorText.ranges(of: words).count, 1, run.errorText)
    }

    @Test func issuesAreToldOnceBetweenThem() throws {
        try write(
            "Card", "print(\"warning: mine\"); print(\"half\", terminator: \"\")",
            "VStack { Text(\"a\"); Image(\"none-of-these\") }")
        let run = try folder.render(["Card.swift", "-o", "x.png", "--appearances", "light,dark"])
        same(run.ending, .exited(0))
        let lines = run.errorText.split(separator: "\n")
        same(run.errorText.ranges(of: "warning: mine").count, 2)
        let issues = lines.filter {
            $0.hasPrefix("Card.swift:5: warning: ") && $0.contains("none-of-these")
        }
        same(issues.count, 1)
        fails(run.errorText.utf8.contains(0))
    }

    @Test func anExplanationAndAFailureAreNotTouchedByThem() throws {
        try write("Card", "print(\"warning: mine\"); print(\"warning: mine\")", "Text(\"a\")")
        let run = try folder.run(["explain", "Card.swift", "--json"])
        same(run.ending, .exited(0))
        same(own(run), "warning: mine\nwarning: mine\n")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output)) }
        try write("Empty", "print(\"note: mine\")", "EmptyView()")
        let failed = try folder.render(["Empty.swift", "-o", "x.png"])
        same(failed.ending, .exited(65))
        holds(own(failed).hasPrefix("note: mine\nquadrant: Empty has no size"))
    }
}
