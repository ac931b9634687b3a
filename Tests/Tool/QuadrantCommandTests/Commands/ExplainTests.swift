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
        try same(ArgumentParser.command(for: ["explain", "a.swift"]), .explain(expected, .text))
        expected.selection = .named("Row")
        expected.stage.surroundings.isDark = true
        expected.stage.room.fit = .screen
        expected.stage.room.width = 320
        try same(
            ArgumentParser.command(
                for: [
                    "explain", "a.swift", "--json", "--view", "Row", "--dark", "--size", "320xauto",
                ]), .explain(expected, .json))
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
            view                                   proposed  answered  at     in picture
            Row › HStack                           100×nil   100×20    0,0    0,0
              .frame(width: 10, height: 10)        46×20     10×10     0,5    0,5  placed by its .center 5 at 10
               Color.red                           10×10     10×10     0,0    0,5
              Spacer()                             70×20     70×0      10,10  10,10
                  · asked last (at least 8, after all others): offered the remaining 70; placed by its .center 0
                    at 10
              Dot › .frame(width: 20, height: 20)  82×20     20×20     80,0   80,0
               Circle()                            20×20     20×20     0,0    80,0

            """)
        let json = try folder.run(["explain", "Row.swift", "--view", "Dot", "--json"])
        same(json.ending, .exited(0))
        holds(output(json).hasPrefix("{\n  \"nodes\" : ["))
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
