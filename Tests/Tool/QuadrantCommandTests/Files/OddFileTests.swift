import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Files with odd names, files that end in the middle of something, and what no view can be linked with: an
/// error that says where and what to do, and no word of code that the user has not written.
@Suite struct OddFileTests {
    private let folder: ScratchFolder
    private let card =
        "import SwiftUI\nstruct Card: View {\n    var body: some View {\n        Text(\"hello\")\n    }\n}\n"

    init() throws {
        folder = try ScratchFolder()
    }

    /// Draws by a script in which `$QUADRANT` is the program, and expects that it says so.
    private func expect(
        _ words: String, _ script: String, status: Int32 = 65,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let run = try folder.shell(script)
        #expect(run.ending == .exited(status), sourceLocation: location)
        #expect(
            run.errorText.contains(words), "it said: \(run.errorText)", sourceLocation: location)
        #expect(!run.errorText.contains("quadrant_entry"), sourceLocation: location)
        #expect(!run.errorText.contains("sourceLocation"), sourceLocation: location)
    }

    private func expect(
        _ words: String, of text: String, location: SourceLocation = #_sourceLocation
    ) throws {
        try folder.write("Odd.swift", text)
        try expect(words, "\"$QUADRANT\" render Odd.swift -o x.png", location: location)
    }

    @Test func namesThatAreNoLine() throws {
        try folder.write("Card.swift", card)
        try expect(
            "quadrant: the name 'a\\tb.swift' has a tab in it; rename it",
            "cp Card.swift $'a\\tb.swift'; \"$QUADRANT\" render $'a\\tb.swift'")
        try expect(
            "quadrant: the name 'a\\nb.swift' has a line break in it; rename it",
            "cp Card.swift $'a\\nb.swift'; \"$QUADRANT\" render $'a\\nb.swift'")
        try expect(
            "quadrant: the name 'in\\x7f/a.swift' has a control character in it; rename it",
            "mkdir $'in\\x7f'; cp Card.swift $'in\\x7f/a.swift'; "
                + "\"$QUADRANT\" render $'in\\x7f/a.swift'")
    }

    @Test func namesThatAreNoText() throws {
        try folder.write("Card.swift", card)
        let words = "quadrant: the name 'a\\xffb.swift' is not text in UTF-8; rename it"
        try expect(
            words, "cp Card.swift $'a\\xffb.swift'; \"$QUADRANT\" render $'a\\xffb.swift'")
        // In a folder they are told and left out.
        try expect(
            "quadrant: the name 'App/a\\xffb.swift' is not text in UTF-8; rename it; it is left out",
            "mkdir App; cp Card.swift App; mv $'a\\xffb.swift' App; \"$QUADRANT\" render App",
            status: 0)
        try expect(
            "quadrant: the name 'Up/\\xff' is not text in UTF-8; rename it",
            "mkdir -p $'Up/\\xff/in' Up/$'\\xfe'; cp Card.swift Up; cp Card.swift $'Up/\\xff/in'; "
                + "\"$QUADRANT\" render Up", status: 0)
        try expect(
            "the name 'Lib/a\\tb.swift' has a tab in it",
            "mkdir Lib; cp Card.swift Lib; cp Card.swift $'Lib/a\\tb.swift'; "
                + "\"$QUADRANT\" render Lib", status: 0)
    }

    @Test func textThatEndsInTheMiddle() throws {
        try expect(
            """
            Odd.swift:8:5: error: unterminated '/*' comment
            more
                ^
            Odd.swift:7:1: note: comment started here
            /* never ends
            ^
            quadrant: 'Odd.swift' does not compile; nothing was drawn

            """, of: card + "/* never ends\nmore\n")
        try expect("Odd.swift:7:9: error: unterminated string", of: card + "let a = \"\"\"\nmore\n")
        try expect("Odd.swift:7:9: error: unterminated string", of: card + "let a = \"abc")
        try expect(
            "Odd.swift:7:11: error: expected declaration\n@MainActor\n          ^\n",
            of: card + "@MainActor\n")
        try expect(
            "Odd.swift:7:12: error: expected expression after operator\nlet a = 1 +\n",
            of: card + "let a = 1 +\n")
        try expect(
            "Odd.swift:7:11: error: expected '}' in struct\nstruct A {\n          ^\n",
            of: card + "struct A {\n")
    }

    @Test(arguments: ["Swift", "SwiftUI", "_Concurrency"])
    func namesThatHideWhatViewsAreMadeOf(name: String) throws {
        try expect(
            "quadrant: '\(name)' (Odd.swift:7) hides the module \(name), of which views are made; "
                + "give it another name",
            of: card + "struct \(name): View { var body: some View { Color.red } }\n")
        try expect(
            "quadrant: '\(name)' (Odd.swift) hides the module \(name)",
            of: card + "typealias \(name) = Int\n")
    }

    @Test func aNameInsideAnotherTypeHidesNothing() throws {
        try folder.write("Odd.swift", card + "enum Names { struct Swift { var a = 1 } }\n")
        try same(folder.render(["Odd.swift", "-o", "x.png"]).ending, .exited(0))
    }

    @Test func aTypeCalledAsAnActorIsNoHarm() throws {
        try folder.write("Odd.swift", card + "struct MainActor { var a = 1 }\n")
        let run = try folder.render(["Odd.swift", "-o", "x.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }

    @Test func whatIsNotLinked() throws {
        try expect(
            "quadrant: Card was not drawn: the module Testing (Odd.swift:7) is not supported in files "
                + "that are drawn; leave it out, or leave the file out that imports it",
            of: card + "import Testing\n@Test func adds() { #expect(1 + 1 == 2) }\n")
        try expect(
            "quadrant: Card was not drawn: 'atexit' (Odd.swift:8) is not supported in files that are "
                + "drawn: no library that views are linked with has it; leave it out",
            of: """
                import SwiftUI
                import Foundation
                struct Card: View {
                    var body: some View {
                        // Nothing of this is drawn.
                        // It ends with the process.
                        //
                        let _ = atexit { print("end") }
                        Text("end")
                    }
                }

                """)
    }

    /// What nobody calls costs nothing.
    @Test func whatIsNotLinkedAndNotCalledIsNoHarm() throws {
        try folder.write(
            "Odd.swift", card + "import Foundation\nfunc end() { atexit { print(\"end\") } }\n")
        let run = try folder.render(["Odd.swift", "-o", "x.png"])
        same(run.ending, .exited(0), "\(run.errorText)")
    }
}
