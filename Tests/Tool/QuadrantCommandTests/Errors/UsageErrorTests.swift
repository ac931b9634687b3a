import Expectations
import QuadrantCommand
import Testing

/// Every mistake in a command line: its exact words and its status.
@Suite struct UsageErrorTests {
    private static let hint = "\nTry 'quadrant render --help'."

    @Test(arguments: [
        ([], "no command given; there are \(CommandList.sentence)"),
        (["paint"], "there is no command 'paint'; there are \(CommandList.sentence)"),
        (["render"], "no file given; name a Swift file, several, or a folder"),
        (["render", "a.swift", "--colour"], "there is no option '--colour'"),
        (["render", "a.swift", "-x"], "there is no option '-x'"),
        (
            ["render", "a.swift", "--si", "1"], "'--si' could be '--size' or '--sizes'"
        ),
        (["render", "a.swift", "-o"], "'-o' needs a value"),
        (["render", "a.swift", "--view"], "'--view' needs a value"),
        (["render", "a.swift", "--dark=yes"], "'--dark' takes no value"),
        (["render", "a.swift", "--all", "--list"], "'--all' and '--list' exclude each other"),
        (
            ["render", "a.swift", "--transparent", "--directions", "both"],
            "'--transparent' and '--directions' exclude each other"
        ),
        (
            ["render", "a.swift", "--format", "bmp"],
            "'bmp' is no value for '--format': png, svg, pdf, jpeg, webp, gif or mp4"
        ),
        (["render", "a.swift", "--scale", "4"], "'4' is no value for '--scale': 1, 2 or 3"),
        (
            ["render", "a.swift", "--pages", "B9"],
            "'B9' is no value for '--pages': A3, A4, A5, letter or legal, '-landscape' behind it, or points: 595x842"
        ),
        (
            ["render", "a.swift", "--margins", "-1"],
            "'-1' is no value for '--margins': points, 0 or more"
        ),
        (
            ["render", "a.swift", "--system", "ios17"],
            "'ios17' is no value for '--system': ios26, ios18 or macos26"
        ),
        (["explain", "a.swift", "--system"], "'--system' needs a value"),
        (
            ["render", "a.swift", "--locale", "../x"],
            "'../x' is no value for '--locale': an identifier like de_DE, of a language and a region that there are"
        ),
        (
            ["render", "a.swift", "--time-limit", "0"],
            "'0' is no value for '--time-limit': seconds, above 0 and at most 86400"
        ),
        (
            ["render", "a.swift", "--text-size", "huge"],
            "'huge' is no value for '--text-size': xSmall, small, medium, large, xLarge, xxLarge, "
                + "xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, "
                + "accessibility5"
        ),
    ])
    func commandLine(arguments: [String], message: String) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.command(for: arguments)
        }
        same(error?.message, message + Self.hint)
        same(error?.exitCode, .usage)
    }

    @Test(arguments: [
        "0x10", "10x0", "-5x10", "nanx10", "infx10", "32768x10", "10", "10x", "x10", "axb", "1x2x3",
        "autoxauto1",
    ])
    func size(_ value: String) {
        let error = #expect(throws: CommandError.self) {
            try ArgumentParser.command(for: ["render", "a.swift", "--size", value])
        }
        same(
            error?.message,
            "'\(value)' is no value for '--size': two numbers like 393x852, each above 0 and "
                + "at most 32767, or 'auto' for one" + Self.hint)
        same(error?.exitCode, .usage)
    }
}
