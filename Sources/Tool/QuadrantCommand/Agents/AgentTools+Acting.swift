internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantText
internal import SwiftUI

extension AgentTools {
    /// The schema of what comes of a hand.
    private nonisolated static let outcome = AgentTool.object([
        "preview": AgentTool.textSchema, "did": AgentTool.textSchema,
        "changed": AgentTool.flagSchema,
        "changes": AgentTool.list(of: AgentTool.textSchema), "left": AgentTool.wholeSchema,
        "notes": AgentTool.list(of: AgentTool.textSchema),
    ])
    /// The tools that act.
    nonisolated static let acting: [AgentTool] = [
        AgentTool(
            name: "tap", title: "Tap",
            summary:
                "A finger taps an element, or a point, then a second passes; says what changed, or why a finger does not reach it.",
            parameters: target + [
                .init(
                    name: "count", kind: .whole, summary: "how often, up to 10; 1 unless given",
                    range: 1...10)
            ] + subject,
            output: outcome, onlyReads: false
        ) { tools, arguments throws(AgentMistake) in
            try tools.act(arguments) { state, report throws(AgentMistake) in
                let target = try tools.target(arguments, in: report)
                let count = arguments.whole("count") ?? 1
                target.tap(&state, count: count)
                return "tapped \(target.shown)" + (count > 1 ? " \(count) times" : "")
            }
        },
        AgentTool(
            name: "type_text", title: "Type",
            summary:
                "Types into the field that has the focus, or taps the one that is named first.",
            parameters: [
                .init(name: "text", kind: .text, summary: "what is typed", isRequired: true)
            ] + target
                + [
                    .init(
                        name: "submit", kind: .flag, summary: "whether return is pressed at the end"
                    )
                ] + subject,
            output: outcome, onlyReads: false
        ) { tools, arguments throws(AgentMistake) in
            try tools.act(arguments) { state, report throws(AgentMistake) in
                let text = arguments.text("text") ?? ""
                if text.count > 2_000 {
                    throw AgentMistake("at most 2000 characters are typed at once")
                }
                var place = ""
                let hasPoint = try AgentTools.point(arguments) != nil
                if hasPoint || arguments.text("ref") != nil {
                    let target = try tools.target(arguments, in: report)
                    if let role = target.role, !["field", "search field"].contains(role) {
                        throw AgentMistake(
                            "\(target.shown) is no field: nothing can be typed into it")
                    }
                    target.tap(&state, count: 1)
                    place = " into \(target.shown)"
                } else if !report.elements.contains(where: \.hasFocus) {
                    throw AgentMistake("no field has the focus; name one with 'ref'")
                }
                state.type(text, submitting: arguments.flag("submit"))
                return "typed \(ScreenText.quoted(text))\(place)"
            }
        },
        AgentTool(
            name: "swipe", title: "Swipe",
            summary:
                "A finger swipes over an element, or over the middle of the view: up shows what is below.",
            parameters: [
                .init(
                    name: "direction", kind: .choice(["up", "down", "left", "right"]),
                    summary: "where the finger goes", isRequired: true),
                .init(
                    name: "distance", kind: .number,
                    summary: "in points; more than half of the element's length unless given",
                    range: 1...10_000),
            ] + target + subject,
            output: outcome, onlyReads: false
        ) { tools, arguments throws(AgentMistake) in
            try tools.act(arguments) { state, report throws(AgentMistake) in
                try tools.swipe(arguments, &state, report)
            }
        },
        AgentTool(
            name: "advance_time", title: "Let time pass",
            summary:
                "Lets time pass for animations, timers and tasks. It stands still between calls.",
            parameters: [
                .init(
                    name: "seconds", kind: .number, summary: "up to 600", isRequired: true,
                    range: 0...600)
            ] + subject,
            output: outcome, onlyReads: false
        ) { tools, arguments throws(AgentMistake) in
            try tools.act(arguments) { state, _ throws(AgentMistake) in
                let seconds = arguments.number("seconds") ?? 0
                state.time += seconds
                return "\(seconds.plain) s passed"
            }
        },
        AgentTool(
            name: "reset", title: "Forget what was done",
            summary: "Forgets taps, texts, time and overrides of a preview: it begins anew.",
            parameters: subject,
            output: AgentTool.object([
                "preview": AgentTool.textSchema, "forgotten": AgentTool.wholeSchema,
            ]),
            onlyReads: false
        ) { tools, arguments throws(AgentMistake) in
            let ready = try tools.ready(arguments)
            let count = tools.desk.states[ready.state]?.deedCount ?? 0
            var fresh = PreviewState()
            let old = tools.desk.states[ready.state]
            (fresh.before, fresh.last) = (old?.before, old?.last)
            tools.desk.states[ready.state] = fresh
            let name = tools.name(of: ready)
            return AgentAnswer(
                "\(name) begins anew", ["preview": .string(name), "forgotten": .integer(count)])
        },
    ]

    /// Does something with a preview, and says what came of it. What fails leaves the state as it was.
    private func act(
        _ arguments: AgentArguments,
        _ change: (inout PreviewState, ScreenReport) throws(AgentMistake) -> String
    ) throws(AgentMistake) -> AgentAnswer {
        let ready = try ready(arguments)
        var state = state(of: ready)
        let (first, toldBefore, forgotten) = try look(at: ready, &state)
        let before = first.report
        if state.last == nil { keep(first, of: ready, &state) }
        var next = state
        let did = try change(&next, before)
        guard next.deedCount <= PreviewState.mostEvents, next.time <= 3_600 else {
            throw AgentMistake("more was done with this preview than can be done again; call reset")
        }
        var (last, told) = try desk.look(at: ready, next)
        // What was told of the view before is not news.
        told.issues.removeAll(where: toldBefore.issues.contains)
        next.sources = ready.views.drawer.identity
        // What an edit changes is compared with what hands left.
        keep(last, of: ready, &next)
        let changes = ScreenText.changes(from: before, to: last.report)
        let (shown, left) = AgentAnswer.cut(changes, to: AgentAnswer.usualLength - 300)
        let notes = Self.told(told, and: forgotten + ready.notes)
        var lines = [
            "\(did): \(changes.isEmpty ? "nothing that is told changed" : "\(changes.count) \(changes.count == 1 ? "change" : "changes")")"
        ]
        lines += shown
        if left > 0 { lines.append("… \(left) more: see snapshot_ui") }
        lines += notes.prefix(5)
        return AgentAnswer(
            lines.joined(separator: "\n"),
            [
                "preview": .string(name(of: ready)), "did": .string(did),
                "changed": .bool(!changes.isEmpty),
                "changes": .array(shown.map { .string($0) }), "left": .integer(left),
                "notes": .array(notes.prefix(5).map { .string($0) }),
            ])
    }

    /// What a hand is meant for.
    private struct Target {
        let point: CGPoint
        /// The name by which it is found again; `nil` where nothing tells it from others.
        var name: String?
        /// For answers.
        let shown: String
        /// What it is; `nil` for a point.
        var role: String?

        func tap(_ state: inout PreviewState, count: Int) {
            if let name {
                state.tap(name, count: count)
            } else {
                state.tap(at: point, count: count)
            }
        }
    }

    /// The point that a call names; `nil` where it names an element, or nothing.
    ///
    /// - Parameter report: What it has to be in; `nil` for anything.
    static func point(
        _ arguments: AgentArguments, in report: ScreenReport? = nil
    ) throws(AgentMistake) -> CGPoint? {
        let (x, y) = (arguments.number("x"), arguments.number("y"))
        if (x == nil) != (y == nil) {
            throw AgentMistake("a point needs 'x' and 'y'")
        }
        guard let x, let y else { return nil }
        if arguments.text("ref") != nil {
            throw AgentMistake("name an element with 'ref', or a point with 'x' and 'y', not both")
        }
        let point = CGPoint(x: x, y: y)
        if let size = report?.size, !CGRect(origin: .zero, size: size).contains(point) {
            throw AgentMistake(
                "\(ScreenText.place(of: point)) is outside of the view, which is \(ScreenText.number(size.width))×\(ScreenText.number(size.height))"
            )
        }
        return point
    }

    /// The element or the point that a hand is meant for.
    private func target(
        _ arguments: AgentArguments, in report: ScreenReport
    ) throws(AgentMistake) -> Target {
        if let point = try Self.point(arguments, in: report) {
            return Target(point: point, shown: ScreenText.place(of: point))
        }
        guard let name = arguments.text("ref") else {
            throw AgentMistake("name an element with 'ref', or a point with 'x' and 'y'")
        }
        let element = try element(name, in: report)
        let shown = ScreenText.name(of: element)
        guard let point = element.touchPoint else {
            throw AgentMistake(
                element.obstacle ?? "\(shown) takes no taps. " + Self.touchable(in: report))
        }
        // Identifiers are looked for before labels, and among all views.
        let names = report.elements.flatMap(\.identifiers)
        let labels = report.elements.compactMap(\.label)
        let own =
            element.identifiers.first { name in names.count { $0 == name } == 1 }
            ?? element.label.flatMap { label in
                !label.isEmpty && !names.contains(label) && labels.count { $0 == label } == 1
                    ? label : nil
            }
        return Target(point: point, name: own, shown: shown, role: element.role)
    }

    /// The element of a reference, an identifier or a label.
    func element(
        _ name: String, in report: ScreenReport
    ) throws(AgentMistake) -> ScreenReport.Element {
        let all = report.elements
        let plain = name.hasPrefix("#") ? String(name.dropFirst()) : name
        if let found = all.first(where: { $0.reference == name }) { return found }
        for fits in [
            { $0.identifiers.contains(plain) }, { $0.label == name },
        ] as [(ScreenReport.Element) -> Bool] {
            let all = all.filter(fits)
            let touchable = all.filter { $0.touchPoint != nil }
            let found = touchable.isEmpty ? all : touchable
            if found.count == 1 { return found[0] }
            guard found.count > 1 else { continue }
            let lines = found.prefix(5).map {
                "\(ScreenText.name(of: $0)) at \(ScreenText.place(of: $0.frame.origin))"
            }
            throw AgentMistake(
                "\(found.count) elements are \(ScreenText.quoted(name)): \(lines.joined(separator: ", "))\(found.count > 5 ? " …" : ""). Name one by its reference, such as \(found[0].reference)."
            )
        }
        let names = all.flatMap { $0.identifiers + [$0.label].compactMap(\.self) }
        let near =
            NearestNames.of(plain, in: names).first.map {
                "Did you mean \(ScreenText.quoted($0))? "
            } ?? ""
        throw AgentMistake(
            "no element is \(ScreenText.quoted(name)). \(near)\(Self.touchable(in: report))")
    }

    /// What can be tapped, as a sentence.
    private static func touchable(in report: ScreenReport) -> String {
        let names = report.elements.filter { $0.touchPoint != nil }.map(ScreenText.name)
        if names.isEmpty { return "Nothing here takes taps." }
        let more = names.count > 12 ? " and \(names.count - 12) more" : ""
        return "What takes taps: \(names.prefix(12).joined(separator: ", "))\(more)."
    }

    private func swipe(
        _ arguments: AgentArguments, _ state: inout PreviewState, _ report: ScreenReport
    ) throws(AgentMistake) -> String {
        var area = CGRect(origin: .zero, size: report.size)
        var what = ""
        let point = try Self.point(arguments, in: report)
        if let point {
            area = CGRect(origin: point, size: .zero)
            what = " at \(ScreenText.place(of: point))"
        } else if let name = arguments.text("ref") {
            let element = try element(name, in: report)
            guard let sight = element.sight else {
                throw AgentMistake(
                    "\(ScreenText.name(of: element)) is out of sight: swipe what holds it first")
            }
            (area, what) = (sight, " over \(ScreenText.name(of: element))")
        }
        let direction = arguments.text("direction") ?? "up"
        let isUpright = direction == "up" || direction == "down"
        let length = isUpright ? area.height : area.width
        let distance = CGFloat(arguments.number("distance") ?? max(60, Double(length) * 0.6))
        let sign: CGFloat = direction == "up" || direction == "left" ? -1 : 1
        // The finger stays around the middle of what it swipes.
        let middle = CGPoint(x: area.midX, y: area.midY)
        let half = point == nil ? min(distance / 2, length * 0.45) : 0
        func moved(_ by: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + (isUpright ? 0 : by), y: middle.y + (isUpright ? by : 0))
        }
        state.swipe(from: moved(-sign * half), to: moved(sign * (distance - half)))
        return "swiped \(direction) by \(Double(distance).plain)\(what)"
    }
}
