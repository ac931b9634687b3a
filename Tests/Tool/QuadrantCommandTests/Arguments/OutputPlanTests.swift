import Expectations
import QuadrantCommand
import QuadrantIndex
import SwiftUI
import Testing

@Suite struct OutputPlanTests {
    private func plan(_ arguments: String...) throws -> OutputPlan {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "a.swift"] + arguments)
        else { throw CommandError.internalFault("not 'render'") }
        return try OutputPlan(request)
    }

    @Test func theExtensionTellsTheFormat() throws {
        try same(plan("-o", "a.SVG").format, .svg)
        try same(plan("-o", "out/a.pdf").target, .file("out/a.pdf"))
        try same(plan("-o", "picture", "--format", "svg").format, .svg)
        try same(plan().format, .png)
        try same(plan("--pages", "A4").format, .pdf)
    }

    @Test func withoutOutputThePictureIsCalledAfterFileAndView() throws {
        var taken: Set<String> = []
        let plan = try plan("--format", "svg")
        var counted = Candidate(.preview, "Preview", line: 1)
        counted.isNamed = false
        let card = Candidate(.view, "Outer.Card", line: 1)
        let paths = [counted, card, card, Candidate(.preview, "../a/b", line: 1)].map {
            plan.path(for: $0, fileStem: "File", taken: &taken)
        }
        let own = plan.path(
            for: Candidate(.view, "Other", line: 1), fileStem: "Other", taken: &taken)
        same(
            paths,
            [
                "File.svg", "File-Outer.Card.svg", "File-Outer.Card-2.svg", "File-..-a-b.svg",
            ])
        same(own, "Other.svg")
    }

    @Test func aLongNameIsCutToWhatAFileCanHave() throws {
        var taken: Set<String> = []
        let path = try plan().path(
            for: Candidate(.preview, String(repeating: "家", count: 100), line: 1),
            fileStem: "File", taken: &taken)
        // Three bytes each.
        same(path, "File-\(String(repeating: "家", count: 58)).png")
    }

    @Test func allGoesIntoAFolder() throws {
        var taken: Set<String> = []
        let path = try plan("--all", "-o", "out").path(
            for: Candidate(.view, "Card", line: 1), fileStem: "File", taken: &taken)
        same(path, "out/File-Card.png")
    }

    @Test(arguments: [
        (
            ["-o", "a.bmp"],
            "the name 'a.bmp' does not tell the kind of picture: let it end in .png, .svg, .pdf, "
                + ".jpg, .webp, .gif or .mp4, or add '--format'"
        ),
        (
            ["-o", "a.svg", "--format", "png"],
            "'a.svg' and '--format png' contradict each other; drop one of them"
        ),
        (
            ["-o", "-"],
            "'-o -' writes to standard output and needs '--format png', 'svg', 'pdf' or another"
        ),
        (
            ["-o", "-", "--all"],
            "'--all' draws several pictures and needs a folder after '-o'"
        ),
    ])
    func contradictions(arguments: [String], message: String) throws {
        guard
            case .render(let request) = try ArgumentParser.command(
                for: ["render", "a.swift"] + arguments)
        else { throw CommandError.internalFault("not 'render'") }
        let error = #expect(throws: CommandError.self) { try OutputPlan(request) }
        same(error?.message, message + "\nTry 'quadrant render --help'.")
        same(error?.exitCode, .usage)
    }
}
