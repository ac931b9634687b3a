import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Folders of strangers: one bad file costs that file, no code runs but that of the drawn view, and what they are named does not reach
/// the terminal.
@Suite struct StrangeFolderTests {
    private let folder: ScratchFolder
    private static let card =
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"hi\") } }\n"

    init() throws {
        folder = try ScratchFolder()
        try folder.write("App/A.swift", Self.card)
    }

    /// Draws `A` of the folder `App`, expects a picture and these words.
    private func expectPicture(
        says words: String, _ more: [String] = [], environment: [String: String] = [:],
        location: SourceLocation = #_sourceLocation
    ) throws {
        let run = try folder.render(
            ["App", "--view", "A", "-o", "a.svg"] + more, environment: environment)
        #expect(run.ending == .exited(0), "\(run.errorText)", sourceLocation: location)
        #expect(
            words.isEmpty || run.errorText.contains(words), "it said: \(run.errorText)",
            sourceLocation: location)
        #expect(folder.data("a.svg") != nil, sourceLocation: location)
    }

    /// Files beside `A.swift`, and a part of what is said of them.
    @Test(arguments: [
        ("let x = (((\n", "App/D.swift:"),
        ("root:*:20228:0:99999:7:::\n", "App/D.swift (does not compile)"),
        ("print(\"hello\")\n", "App/D.swift (does not compile)"),
        ("struct S { }\n}\n", "App/D.swift:2:1: error: extraneous '}'"),
        ("struct S { func f() {\n", "App/D.swift"),
        ("enum E { case }\n#if os(iOS)\n", "App/D.swift"),
        (String(repeating: "#if os(iOS)\n", count: 123), "App/D.swift"),
        (
            String(repeating: "#if os(iOS)\n", count: 4_000),
            "App/D.swift:257:1: error: more than 256 conditions (#if) lie in one another here"
        ),
        (String(repeating: "(", count: 5_000) + "\n", "App/D.swift"),
        (String(repeating: "struct S {", count: 300) + "\n", "App/D.swift"),
    ])
    func aFileThatCannotBeReadCostsThatFile(text: String, words: String) throws {
        try folder.write("App/D.swift", text)
        try expectPicture(says: words)
        // What is remembered of the failure says the same.
        try folder.write("App/A.swift", Self.card + "// changed\n")
        try expectPicture(says: words)
    }

    @Test func aFailureDoesNotOutliveItsCause() throws {
        try folder.write("App/D.swift", "let x = (((\n")
        try expectPicture(says: "App/D.swift")
        for mended in ["let x = 3\n", "let x = (((\n", nil] {
            try FileManager.default.removeItem(atPath: "\(folder.path)/App/D.swift")
            if let mended { try folder.write("App/D.swift", mended) }
            let run = try folder.render(["App", "--view", "A", "-o", "a.svg"])
            same(run.ending, .exited(0), "\(run.errorText)")
            same(run.errorText.contains("D.swift"), (mended?.contains("(((") ?? false))
        }
    }

    @Test func aFileThatNeedsABrokenOneSaysSo() throws {
        try folder.write("App/D.swift", "struct Missing { }\n}\n")
        try folder.write("App/E.swift", "let all = [Missing()]\n")
        try expectPicture(says: "App/E.swift (needs App/D.swift)")
    }

    @Test func filesThatAreNoTextAreLeftOut() throws {
        let made = try folder.shell(
            """
            printf 'let a = "\\xff"\\n' > App/D.swift
            printf 'a\\0b' > App/Zero.swift
            cp App/A.swift $'App/a\\tb.swift'
            cp App/A.swift $'App/a\\xffb.swift'
            """)
        same(made.ending, .exited(0))
        let run = try folder.render(["App", "--view", "A", "-o", "a.svg"])
        same(run.ending, .exited(0), "\(run.errorText)")
        for words in [
            "'App/D.swift' is not a Swift file: it is not text in UTF-8; it is left out",
            "'App/Zero.swift' is not a Swift file: it is not text in UTF-8; it is left out",
            "the name 'App/a\\tb.swift' has a tab in it; rename it; it is left out",
            "the name 'App/a\\xffb.swift' is not text in UTF-8; rename it; it is left out",
        ] { has(run.errorText, words, "it said: \(run.errorText)") }
    }

    /// Code that would run when the library is loaded, before any view is made.
    @Test(arguments: [
        "@_section(\".init_array\") @_used let i: @convention(c) () -> Void = { ran() }",
        "@_section(\".preinit_array\") @_used let i: @convention(c) () -> Void = { ran() }",
        "@_section(\".fini_array\") @_used let i: @convention(c) () -> Void = { ran() }",
        "@_section(\".ctors\") @_used let i: @convention(c) () -> Void = { ran() }",
        "@_section(\".init_array.00100\") @_used let i: @convention(c) () -> Void = { ran() }",
        "@_cdecl(\"_init\") public func begin() { ran() }",
        "@_cdecl(\"_fini\") public func end() { ran() }",
        "let g: Int = { ran(); return 1 }()",
        "@main struct Main: App { init() { ran() }; var body: some Scene { WindowGroup { A() } } }",
        "#Preview { ran(); return A() }",
        "struct B: View { init() { ran() }; var body: some View { A() } }",
    ])
    func noCodeOfAnotherFileRuns(code: String) throws {
        try folder.write(
            "App/B.swift",
            """
            import SwiftUI
            import Foundation
            \(code)
            func ran() {
                guard let path = getenv("PROOF") else { return }
                close(open(path, O_CREAT | O_WRONLY, 0o600))
            }
            """)
        let proof = "\(folder.path)/proof"
        try expectPicture(says: "", environment: ["PROOF": proof])
        fails(FileManager.default.fileExists(atPath: proof), "\(code) ran")
    }

    @Test func namesDoNotReachTheTerminal() throws {
        try folder.write(
            "App/A.swift",
            """
            import SwiftUI
            struct A: View {
                var body: some View {
                    VStack {
                        Text("x")
                        Image(systemName: "\\u{1b}[2J\\u{7}\\nquadrant: forged line")
                        Image("\\u{1b}]0;t\\u{7}")
                        Color("\\u{1b}[31mc\\u{9b}2J\\u{202e}")
                    }
                }
            }
            #Preview("a\\u{1b}[2J\\nb/c") { Text("a\\u{1b}[2Jb") }
            #Preview("Trap") { fatalError("\\u{1b}[2J\\nquadrant: forged line") }
            """)
        let commands = [
            ["render", "App", "--all", "-o", "out"], ["render", "App", "--list"],
            ["explain", "App"], ["render", "App", "--view", "\u{1b}[2J\nquadrant: forged line"],
        ]
        for arguments in commands {
            let run = try folder.run(arguments)
            let text = run.errorText + String(decoding: run.output, as: UTF8.self)
            let bad = text.unicodeScalars.first {
                $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202e}"
            }
            same(bad, nil, "\(arguments): \(text.debugDescription)")
            fails(text.contains("\nquadrant: forged"), "\(arguments): \(text)")
        }
        let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        has(made, "A-a-[2J-b-c.png", "\(made)")
        holds(made.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f } }, "\(made)")
    }

    @Test func aTableThatNamesItselfIsBlamedItself() throws {
        try folder.write(
            "App/A.swift",
            """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Text(String(format: NSLocalizedString("key", comment: ""), 3))
                }
            }
            """)
        func catalogue(_ parts: String) -> String {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"key": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@a@ x"}, "substitutions": {\(parts)}}}}}}
            """
        }
        func part(_ name: String, _ form: String) -> String {
            """
            "\(name)": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg apple", "state": "t"}},
            "other": {"stringUnit": {"value": "\(form)", "state": "t"}}}}}
            """
        }
        let tables = [
            catalogue(part("a", "%#@a@")),
            catalogue(part("a", "%#@b@") + "," + part("b", "%1$#@a@")),
        ]
        for table in tables {
            try folder.write("App/Localizable.xcstrings", table)
            let run = try folder.render(["App", "-o", "a.svg"])
            let words =
                "App/Localizable.xcstrings has a text that is made of itself (key: its part a"
            has(run.errorText, words, "\(run.errorText)")
        }
        try folder.write("App/Localizable.xcstrings", catalogue(part("a", "%arg apples")))
        let run = try folder.render(["App", "-o", "a.svg", "--svg-text"])
        #expect(run.ending == .exited(0) && !run.errorText.contains("made of itself"))
    }

    /// `Contents.json` names `../../../outside.png`, or a link that leads there.
    @Test(arguments: ["../../../outside.png", "link.png", "linked/outside.png"])
    func aCatalogueShowsNothingOutsideOfItself(name: String) throws {
        try folder.write(
            "Dot.swift", "import SwiftUI\nstruct D: View { var body: some View { Color.red } }")
        let drawn = try folder.render(
            ["Dot.swift", "--size", "4x4", "--scale", "1", "-o", "outside.png"])
        same(drawn.ending, .exited(0), "\(drawn.errorText)")
        let set = "App/A.xcassets/pic.imageset"
        try folder.write(
            "\(set)/Contents.json",
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: "\(folder.path)/\(set)/link.png",
            withDestinationPath: "\(folder.path)/outside.png")
        try files.createSymbolicLink(
            atPath: "\(folder.path)/\(set)/linked", withDestinationPath: folder.path)
        try folder.write(
            "App/A.swift",
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"hi\"); Image(\"pic\") } }"
        )
        try expectPicture(says: "it lies outside of the asset catalogue that names it")
        same(
            folder.data("a.svg").map { !String(decoding: $0, as: UTF8.self).contains("<image") },
            true)
    }
}
