import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `quadrant diff`: what differs between two pictures, files or commits.
@Suite struct DiffTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try write("Color.red.frame(width: 10, height: 10)", to: "Card.swift")
    }

    private func write(_ body: String, to name: String) throws {
        try scratch.write(
            name, "import SwiftUI\nstruct Card: View { var body: some View { \(body) } }\n")
    }

    private func draw(_ body: String, as name: String) throws {
        try write(body, to: "Drawn.swift")
        let run = try scratch.render(["Drawn.swift", "--scale", "1", "-o", name])
        try #require(run.ending == .exited(0))
    }

    private func diff(_ arguments: String...) throws -> (output: String, run: ChildProcess) {
        let run = try scratch.run(["diff"] + arguments)
        return (String(decoding: run.output, as: UTF8.self), run)
    }

    @Test func countsWhatDiffersAndWhere() throws {
        let ground = "Color.white.frame(width: 20, height: 10)"
        try draw("Rectangle().fill(.black).frame(width: 20, height: 10)", as: "a.png")
        try draw(
            "ZStack { Rectangle().fill(.black); "
                + "Rectangle().fill(.white).frame(width: 4, height: 2).position(x: 10, y: 3) }"
                + ".frame(width: 20, height: 10)", as: "b.png")
        try draw(ground, as: "c.png")
        let (output, run) = try diff("a.png", "b.png")
        same(run.ending, .exited(1))
        same(
            output,
            "8 of 200 pixels differ (4 %), by at most 255 of 255, within 4×2 pixels at 8,2\n"
                + "b-difference.png\n")
        has(scratch.contents, "b-difference.png")
    }

    @Test func equalPicturesEndWellAndLeaveNothing() throws {
        try draw("Color.red.frame(width: 10, height: 10)", as: "a.png")
        let (output, run) = try diff("a.png", "a.png")
        same(run.ending, .exited(0))
        same(output, "no pixel differs\n")
        fails(scratch.contents.contains("a-difference.png"))
    }

    @Test func sizesMayDiffer() throws {
        try draw("Color.red.frame(width: 10, height: 10)", as: "a.png")
        try draw("Color.red.frame(width: 10, height: 12)", as: "b.png")
        let (output, run) = try diff("a.png", "b.png", "-o", "d.png")
        same(run.ending, .exited(1))
        holds(
            output.hasPrefix(
                "the sizes differ: 10×10 and 10×12 pixels\n"
                    + "20 of 120 pixels differ (16.67 %), by at most 255 of 255, "
                    + "within 10×2 pixels at 0,10\nd.png\n"))
    }

    @Test func noInputIsOverwritten() throws {
        try draw("Color.red.frame(width: 10, height: 10)", as: "a.png")
        try draw("Color.blue.frame(width: 10, height: 10)", as: "b.png")
        let before = scratch.data("a.png")
        let (_, run) = try diff("a.png", "b.png", "-o", "./a.png")
        same(run.ending, .exited(73))
        same(
            run.errorText,
            "quadrant: cannot write './a.png': it is 'a.png', which is to be compared\n")
        same(scratch.data("a.png"), before)
    }

    @Test func theSheetGoesToStandardOutputAlone() throws {
        try draw("Color.red.frame(width: 10, height: 10)", as: "a.png")
        try draw("Color.blue.frame(width: 10, height: 10)", as: "b.png")
        let (output, run) = try diff("a.png", "b.png", "-o", "-", "--format", "svg")
        same(run.ending, .exited(1))
        holds(output.hasPrefix("<"))
        holds(run.errorText.hasPrefix("100 of 100 pixels differ"))
    }

    @Test func picturesTooLargeTogetherAreRefused() throws {
        try draw("Color.red.frame(width: 20_001, height: 1)", as: "a.png")
        try draw("Color.red.frame(width: 1, height: 20_001)", as: "b.png")
        let (_, run) = try diff("a.png", "b.png")
        same(run.ending, .exited(66))
        has(run.errorText, "both together take 20001 by 20001 pixels; the limit is")
    }

    @Test func aToleranceLetsSmallDifferencesPass() throws {
        try draw("Color(white: 0.5).frame(width: 10, height: 10)", as: "a.png")
        try draw("Color(white: 0.51).frame(width: 10, height: 10)", as: "b.png")
        try same(diff("a.png", "b.png").run.ending, .exited(1))
        try same(diff("a.png", "b.png", "--tolerance", "8").run.ending, .exited(0))
    }

    @Test func aFileIsComparedWithWhatACommitHas() throws {
        let git = """
            git init -q . && git add Card.swift &&
                git -c user.name=a -c user.email=a@b.c commit -qm one
            """
        try #require(try scratch.shell(git).ending == .exited(0))
        try same(diff("HEAD:Card.swift", "Card.swift").run.ending, .exited(0))
        try write("Color.blue.frame(width: 10, height: 10)", to: "Card.swift")
        let (output, run) = try diff("HEAD:Card.swift", "Card.swift", "-o", "d.png")
        same(run.ending, .exited(1))
        holds(output.hasPrefix("400 of 400 pixels differ (100 %)"))
        let missing = try diff("HEAD:Other.swift", "Card.swift")
        same(missing.run.ending, .exited(66))
        same(
            missing.run.errorText,
            "quadrant: git cannot give 'HEAD:Other.swift': there is no 'Other.swift' in 'HEAD'\n")
    }

    @Test func whatIsNoPictureIsSaid() throws {
        try scratch.write("a.png", "no picture")
        let (_, run) = try diff("a.png", "a.png")
        same(run.ending, .exited(66))
        holds(run.errorText.hasPrefix("quadrant: cannot read 'a.png' or 'a.png' as a picture: "))
        try same(diff("a.png").run.ending, .exited(64))
    }
}
