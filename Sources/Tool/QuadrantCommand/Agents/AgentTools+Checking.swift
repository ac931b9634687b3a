internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering

extension AgentTools {
    /// The tools that ask the compiler.
    nonisolated static let checking: [AgentTool] = [
        AgentTool(
            name: "check_build", title: "Check the build",
            summary:
                "Whether every target of a file, a folder or a project compiles: errors of yours, what is not here yet, what is not for this system.",
            parameters: [
                .init(
                    name: "path", kind: .text, summary: "a Swift file, a folder, or a project",
                    isRequired: true)
            ],
            output: AgentTool.object([
                "compiles": AgentTool.flagSchema, "errors": AgentTool.wholeSchema,
                "lines": AgentTool.list(of: AgentTool.textSchema), "left": AgentTool.wholeSchema,
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.checkBuild(arguments) },
        AgentTool(
            name: "api", title: "Is a name here?",
            summary:
                "Whether a name of SwiftUI's (Gauge, .glassEffect, Color.mint, @Query) is here; the nearest ones, and what to do instead.",
            parameters: [
                .init(
                    name: "name", kind: .text, summary: "as it is written in code", isRequired: true
                )
            ],
            output: AgentTool.object([
                "name": AgentTool.textSchema, "isHere": AgentTool.flagSchema,
                "words": AgentTool.textSchema,
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.api(arguments) },
    ]

    private func checkBuild(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        var request = RenderRequest()
        request.paths = [try desk.path(of: arguments.text("path") ?? ".")]
        request.timeLimit = Self.usualTime
        let check = CheckCommand(request, isJSON: false, environment: environment)
        let (result, told) = Console.collecting(check.report)
        let report = try result.orMistake()
        let lines = (told + report.text).split(separator: "\n").map { Self.shown(String($0)) }
        let (shown, left) = AgentAnswer.cut(lines)
        return AgentAnswer(
            (shown + (left > 0 ? ["… \(left) more lines"] : [])).joined(separator: "\n"),
            [
                "compiles": .bool(report.yours.isEmpty && report.notHereYet.isEmpty),
                "errors": .integer(report.yours.count),
                "lines": .array(shown.map { .string($0) }), "left": .integer(left),
            ])
    }

    private func api(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let name = arguments.text("name") ?? ""
        guard let probe = NameProbe(name) else {
            throw AgentMistake(
                "'\(TerminalText.line(String(name.prefix(80))))' is no name; write it as in code: Gauge, .glassEffect, Color.mint"
            )
        }
        do throws(CommandError) {
            let answer = try probe.answer(environment: environment)
            return AgentAnswer(
                answer.words,
                [
                    "name": .string(probe.shown), "isHere": .bool(answer.isHere),
                    "words": .string(answer.words),
                ])
        } catch { throw AgentMistake(error.words) }
    }
}
