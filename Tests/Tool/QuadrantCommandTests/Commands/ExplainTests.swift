import Expectations
import Foundation
import QuadrantCommand
import SwiftUI
import Testing

/// `quadrant explain`: its arguments, and what a user sees of it.
@Suite struct ExplainTests {
    private static let source = """
        import SwiftUI
        struct Row: View {
            var body: some View {
                HStack { Color.red.frame(width: 10, height: 10); Spacer(); Dot() }
            }
        }
        struct Dot: View { var body: some View { Circle().frame(width: 20, height: 20) } }

        """

    private func output(_ child: ChildProcess) -> String {
        String(decoding: child.output, as: UTF8.self)
    }

    @Test func optionsAreThoseOfRenderAndJSON() throws {
        var expected = RenderRequest()
        expected.paths = ["a.swift"]
        try same(
            ArgumentParser.command(for: ["explain", "a.swift"]),
            .explain(expected, ExplanationRequest()))
        var json = ExplanationRequest()
        json.isJSON = true
        expected.selection = .named("Row")
        expected.stage.surroundings.isDark = true
        expected.stage.room.fit = .screen
        expected.stage.room.width = 320
        try same(
            ArgumentParser.command(
                for: [
                    "explain", "a.swift", "--json", "--view", "Row", "--dark", "--size", "320xauto",
                ]), .explain(expected, json))
        #expect(throws: CommandError.unknownOption("--output")) {
            try ArgumentParser.command(for: ["explain", "a.swift", "--output", "x"])
        }
    }

    @Test func theLayoutIsPrinted() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Self.source)
        let run = try folder.run(["explain", "Row.swift", "--size", "100xauto"])
        same(run.ending, .exited(0))
        same(run.errorText, "quadrant: explaining Row (Row.swift:2); there are also: Dot\n")
        same(
            output(run),
            """
            Row.swift
            2  Row › HStack                                   100×20 at 0,0
                   · default distance 0 (0 beside a Spacer)
            4    Color.red.frame(width: 10, height: 10)       10×10 at 0,5
                     · centred: (20 − 10) ÷ 2 = 5 from the top
            4    Spacer()                                     70×0 at 10,10
                     · asked last (at least 8, after all others): offered the remaining 70
            4    Dot › Circle().frame(width: 20, height: 20)  20×20 at 80,0

            """)
        let json = try folder.run(["explain", "Row.swift", "--view", "Dot", "--json"])
        same(json.ending, .exited(0))
        holds(output(json).hasPrefix("{\n  \"nodes\" : ["))
        let whole = try folder.run(["explain", "Row.swift", "--all"])
        has(output(whole), "proposed  answered")
    }

    @Test func theChainOfOneView() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "Row.swift",
            """
            import SwiftUI
            struct Row: View {
                var body: some View {
                    HStack(spacing: 4) {
                        Text("Name").font(.caption).accessibilityIdentifier("name")
                        Spacer()
                        Color.red.frame(width: 20, height: 20)
                    }
                    .padding(8)
                }
            }
            """)
        let run = try folder.run(["explain", "Row.swift", "--size", "100xauto", "--at", "name"])
        same(
            output(run),
            """
            Row.swift
            2  Row › .padding(8) (line 9)
                  · offered 100×nil, answered 100×36, at 0,0 in the picture
            4  HStack(spacing: 4)
                  · offered 84×nil, answered 84×20, at 8,8 in the picture
                  · → Text("Name") #name: asked 2nd of 3 (0 to 33.5): offered the remaining 48, took 33.5
                  · Spacer(): asked last (at least 8, after all others): offered the remaining 22.5
            5  Text("Name") #name
                  · offered 48×20, answered 33.5×14.5, at 8,10.75 in the picture
                  · asked 2nd of 3 (0 to 33.5): offered the remaining 48, took 33.5
                  · centred: (20 − 14.5) ÷ 2 = 2.75 from the top
                  · in force: .font(.caption) (line 5)
            nil: no length was offered, so that a view takes the one that it likes best

            """)
        let point = try folder.run([
            "explain", "Row.swift", "--size", "100xauto", "--point", "85,15",
        ])
        has(
            output(point),
            "\n7  Color.red\n      · offered 20×20, answered 20×20, at 72,8 in the picture\n")
        let wrong = try folder.run(["explain", "Row.swift", "--at", "nam"])
        same(
            wrong.errorText,
            "quadrant: explaining Row (Row.swift:2)\n"
                + "quadrant: no view has the identifier 'nam'; there are: name\n"
                + "Try 'quadrant explain --help'.\n")
        let outside = try folder.run(["explain", "Row.swift", "--point", "-5,3"])
        has(outside.errorText, "no view is at -5,3; '--all' has the frames of all")
        let both = try folder.run(["explain", "Row.swift", "--point", "5,3", "--at", "name"])
        has(both.errorText, "'--at' and '--point' exclude each other")
    }

    @Test func whatMovedAndWhy() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Self.source)
        try folder.write(
            "Old.swift",
            Self.source.replacing("width: 10, height: 10", with: "width: 30, height: 10"))
        let run = try folder.run([
            "explain", "Row.swift", "--size", "100xauto", "--diff", "Old.swift",
        ])
        same(
            output(run),
            """
            first cause: .frame(width: 10, height: 10) (Row.swift:4) was .frame(width: 30, height: 10)
            4  .frame(width: 10, height: 10): was .frame(width: 30, height: 10), 20 narrower
            4  Color.red: 20 narrower
            4  Spacer(): moved by -20,0, 20 wider

            """)
        let size = try folder.run([
            "explain", "Row.swift", "--size", "100xauto", "--diff-size", "60xauto",
        ])
        same(
            output(size),
            """
            first cause: Row › HStack is offered 60×nil instead of 100×nil
            4  Row › HStack ×2: 40 narrower
            7  Dot › .frame(width: 20, height: 20) ×2: moved by -40,0

            """)
        let nothing = try folder.run(["explain", "Row.swift", "--diff", "Row.swift"])
        same(output(nothing), "no view moved\n")
        let json = try folder.run(["explain", "Row.swift", "--diff", "Old.swift", "--json"])
        has(output(json), "\"firstCause\" : \".frame(width: 10, height: 10) (Row.swift:4) was")
        let schema = try SchemaCheck(fileAt: Self.schema("difference"))
        for arguments in [
            ["--diff", "Old.swift"], ["--diff", "Row.swift"], ["--diff-size", "9x9"],
        ] {
            let run = try folder.run(["explain", "Row.swift", "--json"] + arguments)
            same(try schema.problems(in: Data(run.output)), [])
        }
    }

    private static func schema(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Documentation/\(name).schema.json")
            .standardizedFileURL.path
    }

    @Test func whatACommitMoved() throws {
        let folder = try ScratchFolder()
        try folder.write("Row.swift", Self.source)
        let git = try folder.shell(
            """
            git init -q . && git -c user.name=a -c user.email=a@b add Row.swift &&
            git -c user.name=a -c user.email=a@b commit -q -m one &&
            sed -i 's/width: 10/width: 12/' Row.swift && $QUADRANT explain Row.swift --diff HEAD:
            """)
        has(
            String(decoding: git.output, as: UTF8.self),
            "first cause: .frame(width: 12, height: 10)")
    }

    @Test func mistakesAreThoseOfRender() throws {
        let folder = try ScratchFolder()
        let run = try folder.run(["explain", "None.swift"])
        same(run.ending, .exited(66))
        same(run.errorText, "quadrant: there is no file 'None.swift'\n")
        let usage = try folder.run(["explain"])
        same(usage.ending, .exited(64))
        holds(usage.errorText.hasSuffix("Try 'quadrant explain --help'.\n"))
    }
}
