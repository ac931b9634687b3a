internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantIndex
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

extension AgentTools {
    /// The tools that look.
    nonisolated static let looking: [AgentTool] = [
        AgentTool(
            name: "list_previews", title: "List previews",
            summary:
                "The previews and views of a Swift file or a folder, each with its number and place.",
            parameters: [
                .init(
                    name: "path", kind: .text, summary: "a Swift file, or a folder",
                    isRequired: true),
                .init(
                    name: "from", kind: .whole,
                    summary: "the number of the first one that is listed", range: 0...(.infinity)),
            ],
            output: AgentTool.object([
                "previews": AgentTool.list(
                    of: AgentTool.object([
                        "number": AgentTool.wholeSchema, "name": AgentTool.textSchema,
                        "kind": AgentTool.textSchema, "place": AgentTool.textSchema,
                        "obstacle?": AgentTool.textSchema,
                    ])),
                "left": AgentTool.wholeSchema,
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.listPreviews(arguments) },
        AgentTool(
            name: "snapshot_ui", title: "See in words",
            summary: """
                What can be seen and touched, a line an element: reference, role, label, #identifier, = value, \
                x,y width×height in points, and "tap" where a finger does something. References stay valid \
                as long as their views live.
                """,
            parameters: subject + [
                .init(
                    name: "filter", kind: .choice(["all", "touchable"]),
                    summary: "which elements; all unless given"),
                .init(
                    name: "from", kind: .whole,
                    summary: "how many elements are left out at the beginning",
                    range: 0...(.infinity)),
                limit,
            ],
            output: AgentTool.object([
                "preview": AgentTool.textSchema, "size": AgentTool.textSchema,
                "elements": AgentTool.list(of: AgentTool.textSchema), "left": AgentTool.wholeSchema,
                "notes": AgentTool.list(of: AgentTool.textSchema),
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.snapshot(arguments) },
        AgentTool(
            name: "screenshot", title: "See",
            summary: "A PNG of the preview as it stands. Words (snapshot_ui) are cheaper.",
            parameters: subject + [
                .init(
                    name: "scale", kind: .number,
                    summary: "pixels to a point, up to 4; 1 unless given", range: 0.1...4),
                .init(
                    name: "save_to", kind: .text,
                    summary: "a file for the picture, which then is not part of the answer"),
            ],
            output: AgentTool.object([
                "preview": AgentTool.textSchema, "width": AgentTool.numberSchema,
                "height": AgentTool.numberSchema, "scale": AgentTool.numberSchema,
                "digest": AgentTool.textSchema, "path?": AgentTool.textSchema,
                "notes": AgentTool.list(of: AgentTool.textSchema),
            ]),
            onlyReads: false, mayReplace: true
        ) { tools, arguments throws(AgentMistake) in try tools.screenshot(arguments) },
        AgentTool(
            name: "explain", title: "Explain the layout",
            summary: """
                Why the views that are written have their sizes and places, with file and line; with ref or x and y the \
                chain of reasons of one view from the root.
                """,
            parameters: subject + target + [limit],
            output: AgentTool.object([
                "preview": AgentTool.textSchema, "words": AgentTool.textSchema,
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.explain(arguments) },
        AgentTool(
            name: "diff", title: "What an edit changed",
            summary: """
                Compares the preview with how it was before the last edit of its files that was looked at: whether \
                anything changed, and what is new, gone, moved or says something else.
                """,
            parameters: subject,
            output: AgentTool.object([
                "preview": AgentTool.textSchema, "changed": AgentTool.flagSchema,
                "pictureChanged": AgentTool.flagSchema,
                "changes": AgentTool.list(of: AgentTool.textSchema), "left": AgentTool.wholeSchema,
            ])
        ) { tools, arguments throws(AgentMistake) in try tools.diff(arguments) },
    ]

    private func listPreviews(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let path = try desk.path(of: arguments.text("path") ?? ".")
        let index = try desk.index(of: path, timeLimit: Self.usualTime)
        if index.candidates.isEmpty {
            throw AgentMistake(
                "no view in '\(Self.shown(path))'; declare a 'struct …: View', or a '#Preview { … }'"
            )
        }
        let lines = index.candidates.indices.map { number in
            let one = index.candidates[number]
            let obstacle = one.obstacle.map { "  cannot be drawn by itself: it \($0)" } ?? ""
            return "\(number) \(one.kind.rawValue) \(ScreenText.quoted(one.label)) "
                + Self.shown(index.place(of: one)) + obstacle
        }
        let first = try Self.first(arguments, of: lines.count, "previews")
        let (shown, left) = AgentAnswer.cut(lines, from: first)
        let rows = (first..<first + shown.count).map { number -> JSONValue in
            let one = index.candidates[number]
            var row: [String: JSONValue] = [
                "number": .integer(number), "name": .string(one.label),
                "kind": .string(one.kind.rawValue),
                "place": .string(Self.shown(index.place(of: one))),
            ]
            row["obstacle"] = one.obstacle.map { .string($0) }
            return .object(row)
        }
        let more = left > 0 ? "\n… \(left) more: from: \(first + shown.count)" : ""
        return AgentAnswer(
            shown.joined(separator: "\n") + more,
            ["previews": .array(rows), "left": .integer(left)])
    }

    /// The number of the first of a list that is asked for.
    private static func first(
        _ arguments: AgentArguments, of count: Int, _ what: String
    ) throws(AgentMistake) -> Int {
        let first = arguments.whole("from") ?? 0
        if first > 0, first >= count {
            throw AgentMistake("'from' is \(first), and there are \(count) \(what), from 0")
        }
        return first
    }

    private func snapshot(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let ready = try ready(arguments)
        var state = state(of: ready)
        let (look, told, forgotten) = try look(at: ready, &state)
        keep(look, of: ready, &state)
        let report = look.report
        let onlyTouchable = arguments.text("filter") == "touchable"
        let elements = report.elements.filter {
            !onlyTouchable || $0.touchPoint != nil || $0.obstacle != nil
        }
        let size =
            "\(ScreenText.number(report.size.width))×\(ScreenText.number(report.size.height))"
        let length = Self.length(arguments, atLeast: 200)
        let first = try Self.first(arguments, of: elements.count, "elements")
        let (shown, left) = AgentAnswer.cut(
            elements.map(ScreenText.line), from: first, to: length)
        let notes = Self.told(told, and: forgotten + ready.notes)
        var text = ["\(name(of: ready)) \(size)"] + shown
        if left > 0 {
            text.append(
                "… \(left) more: from: \(first + shown.count), or a larger limit"
            )
        }
        text += notes.prefix(8)
        return AgentAnswer(
            text.joined(separator: "\n"),
            [
                "preview": .string(name(of: ready)), "size": .string(size),
                "elements": .array(shown.map { .string($0) }), "left": .integer(left),
                "notes": .array(notes.prefix(8).map { .string($0) }),
            ])
    }

    private func screenshot(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let ready = try ready(arguments)
        let state = state(of: ready)
        let scale = arguments.number("scale") ?? 1
        let picture = try desk.picture(of: ready, state, scale: scale)
        let size = Self.size(ofPNG: picture.bytes)
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        var value: [String: JSONValue] = [
            "preview": .string(name(of: ready)), "width": .rounded(width),
            "height": .rounded(height),
            "scale": .rounded(scale), "digest": .string(ViewLook.digest(of: Data(picture.bytes))),
            "notes": .array(
                Self.told(picture.told, and: ready.notes).prefix(8).map { .string($0) }),
        ]
        var text =
            "\(name(of: ready)) \(size.width)×\(size.height) pixels, \(scale.plain) to a point"
        var answer = AgentAnswer(text)
        if let file = arguments.text("save_to") {
            guard file.hasSuffix(".png"), Self.isPNGOrNothing(file) else {
                throw AgentMistake(
                    "'save_to' has to end in .png, and what is there has to be a picture: it is replaced"
                )
            }
            do throws(CommandError) {
                try PictureFile.write(picture.bytes, to: file, within: 60)
            } catch { throw AgentMistake(error.words) }
            value["path"] = .string(file)
            text += ", in \(TerminalText.line(file))"
        } else {
            answer.picture = (picture.bytes, "image/png")
        }
        (answer.text, answer.value) = (text, value)
        return answer
    }

    private func explain(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let ready = try ready(arguments)
        let state = state(of: ready)
        let layout = try desk.layout(of: ready, state)
        let length = Self.length(arguments, atLeast: 500)
        var text: String
        if let node = try node(arguments, in: layout, of: ready, state) {
            text = ViewChain(to: node, in: layout).text()
        } else {
            text = Explanation(of: layout).text(limit: length)
        }
        text = AgentAnswer.cut(TerminalText.lines(text), to: length)
        return AgentAnswer(text, ["preview": .string(name(of: ready)), "words": .string(text)])
    }

    /// The node of the view that a call names; `nil` where it names none.
    private func node(
        _ arguments: AgentArguments, in layout: TreeSnapshot, of ready: PreviewDesk.Ready,
        _ state: PreviewState
    ) throws(AgentMistake) -> Int? {
        var point = try Self.point(arguments)
        if let name = arguments.text("ref") {
            let plain = name.hasPrefix("#") ? String(name.dropFirst()) : name
            if name.hasPrefix("#"), let node = layout.node(named: plain) { return node }
            let report = try desk.look(at: ready, state).look.report
            let element: ScreenReport.Element
            do throws(AgentMistake) { element = try self.element(name, in: report) } catch {
                // What is no element has a name too.
                guard let node = layout.node(named: plain) else { throw error }
                return node
            }
            if let node = layout.node(framed: element.frame, called: element.label) {
                return node
            }
            point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        }
        guard let point else { return nil }
        if let node = layout.node(at: point) { return node }
        throw AgentMistake(
            "no view is at \(ScreenText.number(point.x)),\(ScreenText.number(point.y))")
    }

    /// Whether a picture may be put at a path.
    nonisolated static func isPNGOrNothing(_ path: String) -> Bool {
        guard System.may(F_OK, path) else { return true }
        let head =
            (try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 4))
            ?? Data()
        return head == Data([0x89, 0x50, 0x4E, 0x47]) || head.isEmpty
    }

    /// The size of a PNG in pixels, from its head.
    nonisolated static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int) {
        func number(at start: Int) -> Int {
            guard bytes.count >= start + 4 else { return 0 }
            return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(at: 16), number(at: 20))
    }
}
