internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// The tools of the server, and what they keep between calls.
@MainActor
final class AgentTools {
    let desk: PreviewDesk
    let environment: [String: String]
    /// Where pictures for `RenderPreview` are kept; made when the first is.
    private var pictures: WorkFolder?
    private var pictureCount = 0

    init(environment: [String: String], mayBeUnconfined: Bool) {
        self.environment = environment
        desk = PreviewDesk(environment: environment, mayBeUnconfined: mayBeUnconfined)
    }

    /// Removes what was kept, as nobody asks any more.
    func end() {
        pictures?.remove()
        desk.end()
    }

    /// All tools, in the order of their names.
    nonisolated var all: [AgentTool] { Self.table }

    private nonisolated static let table = (looking + acting + checking + [.renderPreview])
        .sorted { $0.name < $1.name }

    /// What a tool answers; a mistake is an answer too.
    func answer(of tool: AgentTool, to values: [String: JSONValue]) -> AgentAnswer {
        do throws(AgentMistake) {
            return try tool.run(self, try AgentArguments(values, for: tool))
        } catch {
            return .mistake(AgentAnswer.cut(error.text))
        }
    }

    /// How many seconds compiling and drawing may take unless a call says so.
    static let usualTime = 30.0

    /// The parameters with which most tools are told what they are about.
    nonisolated static let subject: [AgentTool.Parameter] = [
        AgentTool.Parameter(
            name: "path", kind: .text,
            summary: "a Swift file, or a folder; without it the preview of the last call"),
        AgentTool.Parameter(
            name: "preview", kind: .text,
            summary:
                "the name of a preview or view, or its number from list_previews; without it the first"
        ),
    ]

    /// The parameters with which a view or a point of a preview is named.
    nonisolated static let target: [AgentTool.Parameter] = [
        AgentTool.Parameter(
            name: "ref", kind: .text,
            summary: "a reference from snapshot_ui, an #identifier, or a label"),
        AgentTool.Parameter(
            name: "x", kind: .number, summary: "in points from the left, with y in place of ref"),
        AgentTool.Parameter(name: "y", kind: .number, summary: "in points from the top"),
    ]

    /// The parameter that lets an answer be longer than usual.
    nonisolated static let limit = AgentTool.Parameter(
        name: "limit", kind: .whole,
        summary: "how many bytes the words may have; 2000 unless given", range: 1...1_048_576)

    /// How long the words of an answer may be.
    static func length(_ arguments: AgentArguments, atLeast least: Int) -> Int {
        max(least, arguments.whole(limit.name) ?? AgentAnswer.usualLength)
    }

    /// The preview that a call is about, ready to be drawn.
    func ready(_ arguments: AgentArguments) throws(AgentMistake) -> PreviewDesk.Ready {
        let key = try desk.key(arguments.text("path"), arguments.text("preview"))
        let ready = try desk.ready(key, timeLimit: Self.usualTime)
        desk.current = key
        return ready
    }

    /// What is kept of a preview.
    func state(of ready: PreviewDesk.Ready) -> PreviewState {
        desk.states[ready.state] ?? PreviewState()
    }

    /// The name of a preview for answers: `Card (Card.swift:12)`.
    func name(of ready: PreviewDesk.Ready) -> String {
        "\(ScreenText.plain(ready.candidate.label)) (\(Self.shown(ready.place)))"
    }

    /// A path as it is read from the folder where the program runs.
    nonisolated static func shown(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return TerminalText.line(path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path)
    }

    /// Writes a picture where it stays until the server ends.
    func keep(_ bytes: [UInt8], as name: String) throws(AgentMistake) -> String {
        do throws(CommandError) {
            let folder =
                if let pictures { pictures } else {
                    try BuildCache.standard(environment: environment).makeWorkFolder()
                }
            pictures = folder
            pictureCount += 1
            let stem = TerminalText.fileName(name).replacing("/", with: "-").prefix(60)
            let path = "\(folder.path)/\(stem.isEmpty ? "preview" : stem)-\(pictureCount).png"
            try PictureFile.write(bytes, to: path, within: 60)
            return path
        } catch {
            throw AgentMistake(error.words)
        }
    }

    /// What was told of a drawing, a line each, the first of which are shown.
    static func told(_ told: DrawingNotes, and notes: [String]) -> [String] {
        var lines = notes + told.issues
        let printed = told.printed.split(separator: "\n").map { "printed: \($0)" }
        lines += printed.prefix(10)
        if printed.count > 10 { lines.append("printed: … \(printed.count - 10) more lines") }
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }.map {
            // There is no such option here.
            TerminalText.line($0.replacing("'--wait SECONDS' does", with: "advance_time does"))
        }
    }
}
