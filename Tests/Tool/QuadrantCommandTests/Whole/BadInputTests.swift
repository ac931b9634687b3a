import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Every kind of bad input: its exit code, its words, and no picture, not even half of one.
@Suite struct BadInputTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write("Card.swift", Self.view("Card", "Text(\"hello\")"))
    }

    private static func view(_ name: String, _ body: String) -> String {
        "import SwiftUI\nstruct \(name): View {\n    var body: some View {\n\(body)\n    }\n}\n"
    }

    /// Expects that the command ends with a status, says `words`, and leaves the folder as it was.
    private func expect(
        _ status: Int32, _ words: String, _ arguments: String...,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let before = folder.contents
        let run = try folder.render(arguments)
        #expect(run.ending == .exited(status), sourceLocation: location)
        #expect(run.output.isEmpty, sourceLocation: location)
        #expect(
            run.errorText.contains(words), "it said: \(run.errorText)", sourceLocation: location)
        #expect(folder.contents == before, sourceLocation: location)
    }

    @Test func aMissingFile() throws {
        try expect(66, "there is no file 'None.swift'", "None.swift")
        try folder.write("empty/note.txt", "")
        try expect(66, "no Swift file in the folder 'empty'", "empty")
    }

    @Test func aFileThatIsNotSwift() throws {
        try folder.write("note.txt", "hello")
        try expect(65, "'note.txt' is not a Swift file", "note.txt")
        try folder.write("Zero.swift", "a\0b")
        try expect(65, "'Zero.swift' is not a Swift file: it is not text in UTF-8", "Zero.swift")
        try folder.write("Prose.swift", "Dear Sir or Madam,\n")
        try expect(65, "'Prose.swift' does not compile; nothing was drawn", "Prose.swift")
        same(mkfifo("\(folder.path)/Pipe.swift", 0o600), 0)
        try expect(65, "'Pipe.swift' is not a Swift file: it is a device or a pipe", "Pipe.swift")
    }

    @Test func aFileThatDoesNotCompile() throws {
        try folder.write("Wrong.swift", Self.view("Wrong", "        Text(titel)"))
        try expect(
            65, "Wrong.swift:4:14: error: cannot find 'titel' in scope", "Wrong.swift", "-o",
            "x.png")
    }

    @Test func aFileWithoutAView() throws {
        try folder.write("Empty.swift", "")
        try expect(65, "no view in 'Empty.swift'", "Empty.swift")
    }

    @Test func aViewOfAnotherName() throws {
        try expect(64, "there is no view 'Nope'; there are: 'Card'", "Card.swift", "--view", "Nope")
    }

    @Test func aViewThatNeedsArguments() throws {
        try folder.write(
            "Row.swift",
            "import SwiftUI\nstruct Row: View { let n: Int; var body: Text { Text(\"\") } }")
        try expect(65, "Row (Row.swift:2) needs arguments: n:", "Row.swift")
        try expect(65, "add '#Preview { Row(…) }'", "Row.swift", "--view", "Row")
    }

    @Test func anOutputThatCannotBeWritten() throws {
        try folder.write("pictures.png/note.txt", "")
        try expect(73, "it is a folder", "Card.swift", "-o", "pictures.png")
        try expect(73, "there is no folder 'none'", "Card.swift", "-o", "none/x.png")
        try expect(73, "'Card.swift' is not a folder", "Card.swift", "-o", "Card.swift/x.png")
        try expect(73, "cannot write '/proc/x.png'", "Card.swift", "-o", "/proc/x.png")
        try expect(73, "No space left", "Card.swift", "-o", "/dev/full", "--format", "png")
    }

    @Test func aNameThatTellsNoKind() throws {
        try expect(64, "does not tell the kind of picture", "Card.swift", "-o", "x.bmp")
        try expect(64, "does not tell the kind of picture", "Card.swift", "-o", "x")
    }

    @Test(arguments: ["0x0", "0x10", "nanx10", "10x-1", "infx10", "40000x10", "10", "axb"])
    func aSizeThatIsNone(size: String) throws {
        try expect(
            64, "each above 0 and at most 32767", "Card.swift", "--size", size, "-o", "x.png")
    }

    @Test func aSizeBeyondALimit() throws {
        try expect(
            64, "65534 by 4 pixels; the limit is 32767 on a side", "Card.swift", "--size",
            "32767x2", "-o", "x.png")
        try expect(
            64, "the limit is 400000000 pixels in all", "Card.swift", "--size", "30000x30000",
            "--scale", "1", "-o", "x.png")
        try expect(
            64, "for '--sizes': that is 65534 by 4 pixels", "Card.swift", "--sizes",
            "9x9,32767x2", "-o", "x.pdf")
        try expect(
            64, "the limit is 14400 on a side", "Card.swift", "--size", "20000x9", "-o", "x.pdf")
        try folder.write("Wide.swift", Self.view("Wide", "Text(\"\").frame(width: 20_000)"))
        try expect(
            65, "pixels; the limit is 32767 on a side", "Wide.swift", "-o", "x.png")
        try expect(65, "points; the limit is 14400 on a side", "Wide.swift", "-o", "x.pdf")
    }

    @Test func aViewOfNoSize() throws {
        try folder.write("Nothing.swift", Self.view("Nothing", "EmptyView()"))
        try expect(65, "Nothing has no size", "Nothing.swift", "-o", "x.png")
        try folder.write(
            "Noted.swift", Self.view("Noted", "print(\"why\")\nreturn EmptyView()"))
        try expect(65, "why\nquadrant: Noted has no size", "Noted.swift", "-o", "x.png")
    }

    @Test func aBodyInsideThatTraps() throws {
        try folder.write(
            "Outer.swift",
            Self.view("Outer", "VStack { Inner() }")
                + Self.view("Inner", "Text(\"\\(Int(\"x\")!)\")"))
        try expect(
            65, "Inner's body trapped at Outer.swift:10: Unexpectedly found nil", "Outer.swift",
            "-o", "x.png")
    }

    @Test func aFunctionThatCallsItselfForEver() throws {
        try folder.write(
            "Deep.swift",
            Self.view("Deep", "Text(\"\\(count(0))\")")
                + "func count(_ n: Int) -> Int { n < 0 ? n : count(n + 1) + 1 }\n")
        try expect(
            65, "in or after Deep's body: the stack is full", "Deep.swift", "-o", "x.png")
    }

    @Test func aBodyThatEndsTheProgram() throws {
        try folder.write("Exit.swift", Self.view("Exit", "exit(0)\nreturn Text(\"\")"))
        try expect(65, "Exit ended the program with status 0", "Exit.swift", "-o", "x.png")
    }

    /// A reader that tells its model of its place, which publishes again: on a phone it works for ever, and is seen.
    @Test func aViewThatChangesItselfForEverIsDrawnAndTold() throws {
        try folder.write(
            "Loop.swift",
            """
            import SwiftUI
            final class Model: ObservableObject { @Published var y = 0.0 }
            struct Loop: View {
                @StateObject var model = Model()
                var body: some View {
                    GeometryReader { reader -> Color in
                        let y = reader.frame(in: .global).minY
                        DispatchQueue.main.async { model.y = y }
                        return Color.red
                    }
                    .offset(y: model.y)
                }
            }
            """)
        let run = try folder.render(["Loop.swift", "-o", "loop.png", "--size", "20x20"])
        same(run.ending, .exited(0))
        has(run.errorText, "The view never comes to rest")
        differ(folder.data("loop.png"), nil)
    }

    @Test func aScreenThatPushesItselfIsDrawnAndTold() throws {
        try folder.write(
            "Deep.swift",
            """
            import SwiftUI
            struct Deep: View {
                var body: some View { NavigationStack { Next() } }
            }
            struct Next: View {
                var body: some View {
                    Text("on").navigationDestination(isPresented: .constant(true)) { Next() }
                }
            }
            """)
        let run = try folder.render(["Deep.swift", "--view", "Deep", "-o", "deep.png"])
        same(run.ending, .exited(0))
        has(run.errorText, "64 screens of a NavigationStack are shown one by the other")
    }

    @Test func theOthersOfAllAreDrawn() throws {
        try folder.write("Trap.swift", Self.view("Trap", "Text(\"\\(Int(\"x\")!)\")"))
        let run = try folder.render(["Card.swift", "Trap.swift", "--all", "-o", "out"])
        same(run.ending, .exited(65))
        has(run.errorText, "Trap's body trapped at Trap.swift:4")
        same(String(decoding: run.output, as: UTF8.self), "out/Card.png\n")
        differ(folder.data("out/Card.png"), nil)
        same(folder.data("out/Trap.png"), nil)
    }

    @Test func nobodyReadsWhatIsWritten() throws {
        // A pipe whose reading end was closed before.
        let pipe = "mkfifo pipe; exec 3<> pipe 4> pipe 3>&-; rm pipe"
        for arguments in ["Card.swift -o - --format svg", "Card.swift --list", "--help"] {
            let run = try folder.shell("\(pipe); $QUADRANT render \(arguments) >&4")
            same(run.ending, .exited(74), "\(arguments)")
            has(run.errorText, "quadrant: cannot write to standard output: Broken pipe")
        }
        let full = try folder.shell("$QUADRANT render Card.swift -o - --format svg > /dev/full")
        same(full.ending, .exited(74))
        has(full.errorText, "No space left")
        // A picture for a file is there, whole, whoever reads its path.
        let file = try folder.shell(
            "$QUADRANT render Card.swift -o card.svg | true; exit ${PIPESTATUS[0]}")
        same(file.ending, .exited(74))
        same(
            folder.data("card.svg").map { String(decoding: $0, as: UTF8.self) }?
                .hasSuffix("</svg>\n"), true)
        same(folder.contents, ["Card.swift", "card.svg"])
    }

    @Test func aPipeIsWrittenToAndALinkIsKept() throws {
        try folder.write("real.svg", "old")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.svg", withDestinationPath: "real.svg")
        try same(folder.render(["Card.swift", "-o", "link.svg"]).ending, .exited(0))
        same(folder.data("real.svg")?.starts(with: Data("<svg".utf8)), true)
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: "\(folder.path)/link.svg")
        same(target, "real.svg")
        let run = try folder.render(["Card.swift", "-o", "/dev/stdout", "--format", "svg"])
        holds(String(decoding: run.output, as: UTF8.self).hasPrefix("<svg"))
    }
}
