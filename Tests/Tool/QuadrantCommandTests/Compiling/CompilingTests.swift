import Expectations
import Foundation
import QuadrantCommand
import QuadrantIndex
import QuadrantScanning
import Testing

@Suite struct CompilingTests {
    /// Each file is looked at by itself: a folder of 5,000 files was compiled for minutes before the compiler began.
    @Test func theCopiesOfManyFilesAreMadeInStraightTime() {
        let count = 5_000
        let index = SourceIndex(
            files: (0..<count).map { "Row\($0).swift" },
            candidates: (0..<2 * count).map { position in
                Candidate(.view, "View\(position)", file: position / 2, line: 1 + position % 2)
            })
        let duration = ContinuousClock().measure {
            for position in 0..<count {
                let file = SourceFile(path: "Row\(position).swift", text: "import SwiftUI\n")
                let text = EntrySource.text(of: file, at: position, in: index)
                if position == 7 {
                    has(text, "View14()")
                    has(text, "View15()")
                    fails(text.contains("View16()"))
                }
            }
        }
        same(index.ordinal(at: 15), 1)
        #expect(duration < .seconds(30))
    }

    @Test func aCopyNamesTheUsersFileAndReachesPrivateViews() {
        var cell = Candidate(.view, "Kit.Cell", line: 1)
        cell.privateScope = "Kit"
        var title = Candidate(.view, "Title", line: 2)
        title.obstacle = "needs arguments: text:"
        let index = SourceIndex(
            files: ["My \"Card\".swift"],
            candidates: [cell, title, Candidate(.provider, "A_Previews", line: 3)])
        let text = EntrySource.text(
            of: SourceFile(path: index.files[0], text: "#!/bin/env swift\nimport SwiftUI"), at: 0,
            in: index)
        holds(
            text.hasPrefix(
                "#sourceLocation(file: \"My \\\"Card\\\".swift\", line: 1)\n///bin/env swift\nimport"
            ))
        has(
            text,
            "extension Kit { @_Concurrency.MainActor fileprivate static var quadrant_entry_copy")
        has(text, "SwiftUI.AnyView(Cell())")
        has(text, #"(file: "quadrant-entries-of-copy-of-My \"Card\".swift", line: 3)"#)
        has(text, "SwiftUI.AnyView(A_Previews.previews)")
        fails(text.contains("Title()"))
    }

    @Test func theCopyOfAnAppBeginsNowhereAndShowsItsFirstScene() {
        let index = SourceIndex(
            files: ["Shop.swift"], candidates: [Candidate(.app, "Shop", line: 3)])
        let source = "// @main comes\n@available(iOS 17, *) @main\nstruct Shop: App {}\n// @main"
        let text = EntrySource.text(
            of: SourceFile(path: index.files[0], text: source), at: 0, in: index,
            edits: SourceScanner.facts(of: source).edits)
        has(text, "// @main comes\n@available(iOS 17, *)      \nstruct Shop: App {}\n// @main")
        has(text, "SwiftUI.AnyView(SwiftUI._AppView(Shop()))")
    }

    /// Without Objective-C there are no attributes for it and no selectors by name; every line and column stays.
    @Test(arguments: [
        ("@UIApplicationMain\nclass D {}", "                  \nclass D {}"),
        ("@objc func f() {}", "      func f() {}"),
        ("@IBOutlet weak var v: V!", "          weak var v: V!"),
        ("@objc(tap:) dynamic func f() {}", "                    func f() {}"),
        ("class A { @objc dynamic var n = 0 }", "class A { @_KVO         var n = 0 }"),
        (
            "class A { dynamic var n = 0 { didSet {} } }",
            "class A { @_KVO   var n = 0 { didSet {} } }"
        ),
        ("class A { private dynamic var n = 0 }", "class A { @_KVO private   var n = 0 }"),
        ("class A { dynamic var n: Int { 0 } }", "class A {         var n: Int { 0 } }"),
        ("class A { dynamic weak var n: A? }", "class A {         weak var n: A? }"),
        (
            "let s: Date.ComponentsFormatStyle = Date.ComponentsFormatStyle(style: .wide)",
            "let s: _DateComponentsFormat      = _DateComponentsFormat     (style: .wide)"
        ),
        ("let s: Date.Format", "let s: Date.Format"),
        ("let s = #selector(A.f(_:))", "let s = _Sel(     A.f(_:))"),
        ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll (v)"),
        ("d?.mine?(v)", "d?.mine?(v)"),
        (
            "class A { func f() { g(#selector(f), #selector(self.f), #selector(a.f)) } }",
            "class A { func f() { g(_Sel(Self.f), _Sel(     Self.f), _Sel(     a.f)) } }"
        ),
        ("class A { lazy var b = #selector(f) }", "class A { lazy var b = _Sel(     f) }"),
        (
            "class A { var b: S { #selector(f) } }", "class A { var b: S { _Sel(Self.f) } }"
        ),
        ("a?.textFieldDidChange?(b); a.onTap?(b)", "a?.textFieldDidChange (b); a.onTap?(b)"),
        ("let s = #selector(getter: A.b)", "let s = _Sel(\"b\")             "),
        ("let k = #keyPath(A.b.c)", "let k = \"b.c\"          "),
        ("extension A { override func f() {} }", "extension A {          func _() {} }"),
        ("class A: B { override func f() {} }", "class A: B { override func f() {} }"),
    ])
    func whatOnlyApplesSystemsHaveIsReplaced(source: String, copy: String) {
        same(Replacement.apply(SourceScanner.facts(of: source).edits, to: source), copy)
    }

    @Test func noTwoCopiesHaveOneName() {
        let names = SourceIndex.copyNames(
            of: [SourceIndex.standardInput, "App/standard-input.swift", "a/A.swift", "b/a.swift"])
        same(names[0], "copied-standard-input.swift")
        same(names[1], "copy-of-standard-input.swift")
        same(names[2], "copy-of-A.swift")
        #expect(names[3].hasPrefix("copy-") && names[3].hasSuffix("-of-a.swift"))
        same(Set(names.map { $0.lowercased() }).count, 4)
    }

    @Test func refusedEntriesAreToldFromTheUsersMistakes() {
        let diagnostics = Diagnostics([
            """
            Card.swift:10:32: error: cannot find 'titel' in scope
                Text(titel)
                     ^~~~~
            quadrant-entries-of-copy-of-Card.swift:4:9: error: missing argument for 'x' in call
            @_cdecl("quadrant_entry_3")
                    ^
            Card.swift:2:3: note: 'init(x:)' declared here
            struct Card
            Card.swift:20:1: warning: will never be executed

            """
        ])
        same(diagnostics.errorFiles, ["Card.swift"])
        let entry = EntryPlace(fileName: "copy-of-Card.swift", ordinal: 3)
        same(diagnostics.refusals, [entry: "missing argument for 'x' in call"])
        same(EntryPlace.refusals(in: EntryPlace.data(of: diagnostics.refusals)).count, 1)
        has(diagnostics.userText, "Text(titel)")
        has(diagnostics.userText, "will never be executed")
        fails(diagnostics.userText.contains("declared here"))
        fails(diagnostics.userText.contains("quadrant"))
    }

    /// A note on the line of an error is a part of it; files of one name may have one `#fileID`.
    @Test func anErrorStaysOneWithANoteOnItsLine() {
        let copies = ["/c/copy-of-A.swift": SourceFile(path: "A.swift", text: "let a: B = c\n")]
        let diagnostics = Diagnostics(
            [
                "/c/copy-of-A.swift:2:8: error: no type 'B'\nlet a: B = c\n       ^\n"
                    + "/c/copy-of-A.swift:2:8: note: did you mean 'C'?\nlet a: B = c\n       ^\n"
                    + "/c/copy-of-A.swift:1:23: warning: '#sourceLocation' directive produces "
                    + "'#fileID' string of 'M/A.swift', which conflicts with others\n"
                    + "/c/copy-of-A.swift:1:23: note: change file in '#sourceLocation' to 'x'\n"
            ], copies: copies)
        same(diagnostics.errorFiles, ["A.swift"])
        same(diagnostics.messages.count, 1)
        has(diagnostics.userText, "A.swift:1:8: note: did you mean 'C'?")
    }

    @Test func whatIsAtTheEndOfACopyIsMovedToTheUsersLastLine() {
        let diagnostics = Diagnostics(
            ["/cache/copy-of-Card.swift:9:1: error: expected '}' in struct\n"],
            copies: ["/cache/copy-of-Card.swift": SourceFile(path: "Card.swift", text: "a\nb\n")])
        same(diagnostics.userText, "Card.swift:2:2: error: expected '}' in struct\nb\n ^\n")
        same(diagnostics.errorFiles, ["Card.swift"])
    }

    @Test func whatTheCompilerSaysOfACopiedPreviewIsMovedToTheUsersLineAndColumn() {
        let source = "import SwiftUI\n#Preview {\n    let a = 3\n    Text(\"\")\n}\n"
        let diagnostics = Diagnostics(
            [
                """
                /cache/copy-of-Card.swift:4:17: warning: 'a' was never used
                            let a = 3
                                ^
                /tmp/@__swiftmacro_x.swift:4:17: note: the code of the macro
                            target.initialize
                Card.swift:2:1: note: in expansion of macro 'Preview' here
                #Preview {
                ^~~~~~~~~~

                """
            ], copies: ["/cache/copy-of-Card.swift": SourceFile(path: "Card.swift", text: source)])
        same(
            diagnostics.userText,
            """
            Card.swift:3:9: warning: 'a' was never used
                let a = 3
                    ^

            """)
    }

    /// What a macro takes over of a file, the compiler calls by the copy's `#fileID`.
    @Test func whatAMacroHasTakenOverIsSaidOfTheUsersLine() {
        let diagnostics = Diagnostics(
            [
                """
                Kit/copy-of-Card.swift:3:13: error: cannot find 'store' in scope
                            store(on)
                            ^~~~~
                @__swiftmacro_3Kit.swift:1:1: note: in expansion of macro 'ObservationTracked' on property 'on' here
                @ObservationTracked
                ^

                """
            ],
            copies: [
                "/tmp/copy-of-Card.swift": SourceFile(
                    path: "Card.swift", text: "// On\n    didSet { store(on) }\n")
            ])
        same(Array(diagnostics.errors.keys), ["Card.swift"])
        has(diagnostics.userText, "Card.swift:2:13: error: cannot find 'store' in scope\n")
    }

    @Test func whatIsWrongWithAMacrosOwnCodeIsSaidOfItsUse() {
        let diagnostics = Diagnostics([
            """
            /tmp/@__swiftmacro_x.swift:4:17: error: type 'Odd' has no member 'value'
                            Odd.value
                                ^
            Card.swift:2:1: note: in expansion of macro 'Entry' here
            @Entry var odd = Odd()
            ^~~~~~

            """
        ])
        same(
            diagnostics.userText,
            """
            Card.swift:2:1: error: type 'Odd' has no member 'value'
            @Entry var odd = Odd()
            ^~~~~~

            """)
        same(diagnostics.errorFiles, ["Card.swift"])
    }

    @Test func severalCompilersSayAThingOnceAndWarnOnlyOfWhatTheyCompile() {
        let error = "A.swift:1:1: error: expected declaration\n"
        let old = "B.swift:1:1: warning: never used\n"
        let diagnostics = Diagnostics([error + old, error], compiled: ["A.swift"])
        same(diagnostics.messages, [error])
    }

    @Test func aWarningMayMentionErrors() {
        let diagnostics = Diagnostics(["Card.swift:1:1: warning: handle error: none\n"])
        empty(diagnostics.errorFiles)
    }

    @Test func theHashDependsOnEveryByteAndBoundary() {
        func hash(_ texts: String...) -> String {
            var hash = ContentHash()
            for text in texts { hash.combine(text) }
            return hash.text
        }
        let all = [
            hash(), hash(""), hash("a"), hash("b"), hash("a", "b"), hash("ab"), hash("", "ab"),
            hash("b", "a"), hash("a\0", "b"),
        ]
        same(Set(all).count, all.count)
        holds(all.allSatisfy { $0.count == 32 })
        same(hash("a", "b"), hash("a", "b"))
        // What is kept under a name of before is found by it: FNV-1a of "a", its length and 255.
        same(hash("a"), "a68d6317888b5822836dbc7978405768")
    }

    @Test func theCacheKeepsTheFirstOfTwoEntries() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("quadrant-cache-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let cache = BuildCache(folder: folder)
        #expect(cache.entry(for: "key") == nil)
        let first = try cache.makeWorkFolder()
        let second = try cache.makeWorkFolder()
        differ(first.path, second.path)
        for (work, text) in [(first, "first"), (second, "second")] {
            let library = "\(work.path)/views.so"
            try PictureFile.write(Array(text.utf8), to: library)
            let entry = try cache.store(library, index: text, for: "key", in: work)
            same(entry.index, "first")
            same(SealedFile.contents(of: entry.library), Data("first".utf8))
            work.remove()
        }
        same(cache.entry(for: "key")?.index, "first")
        fails(FileManager.default.fileExists(atPath: second.path))
    }

    @Test func theCacheAvoidsFoldersThatCannotBeWritten() {
        let cache = BuildCache.standard(environment: [
            "XDG_CACHE_HOME": "/proc/none", "HOME": "/proc/none", "TMPDIR": "/somewhere",
        ])
        holds(cache.root.hasPrefix("/somewhere/quadrant-"))
    }
}
