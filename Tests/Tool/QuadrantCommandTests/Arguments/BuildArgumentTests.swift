import Expectations
import QuadrantCommand
import Testing

/// `quadrant build`, and what the programs that it makes take.
@Suite struct BuildArgumentTests {
    @Test func aBuildTakesTheOptionsOfFilesAlone() throws {
        var expected = BuildRequest()
        expected.drawing.paths = ["Card.swift"]
        (expected.drawing.output, expected.drawing.selection) = ("card", .named("Card"))
        let arguments = ["build", "Card.swift", "-o", "card", "--view", "Card"]
        try same(ArgumentParser.command(for: arguments), .build(expected))
    }

    @Test(arguments: [
        (["build"], "no file given; name a Swift file, several, or a folder"),
        (
            ["build", "Card.swift", "--size", "3x3"],
            "'--size' is an option of the program that is built: './card --data card.json --size …'"
        ),
        (
            ["build", "Card.swift", "--port", "1"],
            "'--port' is an option of the program that is built: './card --data card.json --port …'"
        ),
        (["build", "Card.swift", "--colour"], "there is no option '--colour'"),
    ])
    func whatABuildDoesNotTakeIsSaid(arguments: [String], message: String) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.command(for: arguments)
        }
        same(error?.message(of: "build"), message + "\nTry 'quadrant build --help'.")
    }

    @Test func aProgramDrawsItsOwnView() throws {
        var render = RenderRequest()
        (render.data, render.output) = ("x.json", "x.png")
        try same(
            ArgumentParser.linkedCommand(for: ["--data", "x.json", "-o", "x.png"]), .render(render))
        var batch = BatchRequest()
        (batch.data, batch.drawing.output) = ("rows.csv", "out/{id}.png")
        try same(
            ArgumentParser.linkedCommand(for: ["batch", "rows.csv", "-o", "out/{id}.png"]),
            .batch(batch))
        var serve = ServeRequest()
        serve.port = 0
        try same(ArgumentParser.linkedCommand(for: ["serve", "--port", "0"]), .serve(serve))
        var lines = LinesRequest()
        lines.isUnordered = true
        try same(ArgumentParser.linkedCommand(for: ["worker", "--unordered"]), .lines(lines))
        try same(ArgumentParser.linkedCommand(for: []), .help(nil))
        try same(ArgumentParser.linkedCommand(for: ["drawing-worker", "--many"]), .work)
    }

    @Test(arguments: [
        (["--dark"], "name the data by '--data card.json'; '--schema' prints what it has"),
        (["--data", "x.json", "Card.swift"], "'Card.swift' is not expected here"),
        (["serve", "Cards"], "'Cards' is not expected here"),
        (["batch"], "name a file of rows: batch people.jsonl -o 'out/{id}.png'"),
    ])
    func whatAProgramDoesNotTakeIsSaid(arguments: [String], message: String) {
        Self.expect(message, arguments)
    }

    @Test(arguments: [
        ["--list"], ["--all"], ["--platform", "macos"], ["--target", "App"],
        ["--packages", "P"], ["--view", "Card"],
    ])
    func optionsOfFilesMakeNoSenseInAProgram(option: [String]) {
        Self.expect(
            "'\(option[0])' is about Swift files, and this program has its view in it; leave it out",
            option)
    }

    private static func expect(_ message: String, _ arguments: [String]) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.linkedCommand(for: arguments)
        }
        same(error?.message(of: "render"), message + "\nTry 'quadrant render --help'.")
    }
}
