import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Views of one folder that are drawn by one worker: none notices another.
@Suite struct WorkerTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(_ name: String, _ code: String, _ view: String = "Text(\"hello\")") throws {
        try folder.write(
            "\(name).swift",
            "import SwiftUI\nimport Foundation\nstruct \(name): View {\n    var body: some View {\n"
                + "        \(code)\n        return \(view)\n    }\n}\n")
    }

    @Test func aTrapCostsOneOfThreeViews() throws {
        try write("One", "")
        try write("Two", "_ = [1][Int(\"4\")!]")
        try write("Three", "")
        let run = try folder.render([".", "--all", "-o", "all"])
        same(run.ending, .exited(0))
        has(run.errorText, "Two's body trapped at \(folder.path)/Two.swift:5: Index out of range\n")
        differ(folder.data("all/One.png"), nil)
        same(folder.data("all/One.png"), folder.data("all/Three.png"))
        same(folder.data("all/Two.png"), nil)
    }

    @Test func aViewThatKillsTheWorkerIsNamedAndTheOthersAreDrawn() throws {
        for name in ["A", "B", "D", "E"] { try write(name, "") }
        try write("Killer", "kill(getppid(), SIGKILL); sleep(5)")
        let run = try folder.render([".", "--all", "-o", "all"])
        same(run.ending, .exited(70))
        has(
            run.errorText, "quadrant: Killer could not be drawn: the process that draws has ended\n"
        )
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/all")
        same(names.sorted(), ["A.png", "B.png", "D.png", "E.png"])
    }

    @Test func theWorkerHasOneThreadBeforeEachView() throws {
        let code = """
            let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\\(getppid())/task")
                    print("threads: \\(threads?.count ?? 0), of a copy: \\(copies())")
            """
        for name in ["A", "B", "C"] { try write(name, code) }
        try folder.write(
            "Copies.swift",
            "import Foundation\nfunc copies() -> Int {\n"
                + "    (try? FileManager.default.contentsOfDirectory(atPath: \"/proc/self/task\"))?.count ?? 0\n}\n"
        )
        let run = try folder.render([".", "--all", "-o", "all"])
        same(run.ending, .exited(0))
        same(run.errorText.ranges(of: "threads: 1, of a copy: 1\n").count, 3, "\(run.errorText)")
    }

    @Test func whatViewsPrintIsTheirOwnEachTime() throws {
        for name in ["A", "B", "C"] { try write(name, "print(\"warning: low \\(1)\")") }
        let run = try folder.render([".", "--all", "-o", "all"])
        same(run.errorText, String(repeating: "warning: low 1\n", count: 3))
    }

    @Test func aWorkerByItselfSaysWhatItIs() throws {
        let run = try folder.run(["drawing-worker"])
        same(run.ending, .exited(64))
        same(run.errorText, "quadrant: this command is only for quadrant itself\n")
    }
}
