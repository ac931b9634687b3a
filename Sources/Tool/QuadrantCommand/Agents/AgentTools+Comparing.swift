internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantIndex
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

// How previews look, and what an edit changed.
extension AgentTools {
    func diff(_ arguments: AgentArguments) throws(AgentMistake) -> AgentAnswer {
        let ready = try ready(arguments)
        var state = state(of: ready)
        let (look, _, forgotten) = try look(at: ready, &state)
        keep(look, of: ready, &state)
        guard let old = state.before, let new = state.last else {
            return AgentAnswer(
                "\(name(of: ready)): nothing to compare with yet. This look is kept: edit, then call diff again.",
                [
                    "preview": .string(name(of: ready)), "changed": false, "pictureChanged": false,
                    "changes": [], "left": 0,
                ])
        }
        let changes = ScreenText.changes(from: old.report, to: new.report)
        let isPictureChanged = old.picture != new.picture
        // What moved and why, as far as there is room.
        let difference = LayoutDifference(from: old.layout, to: new.layout)
        let causes = difference.changes.isEmpty ? "" : difference.text(limit: 12)
        let reasons = TerminalText.lines(causes).split(separator: "\n").map(String.init)
        let (shown, left) = AgentAnswer.cut(changes + reasons)
        let head =
            changes.isEmpty
            ? (isPictureChanged
                ? "the picture changed, what assistive technologies are told did not"
                : "nothing changed")
            : "\(changes.count) \(changes.count == 1 ? "change" : "changes")\(isPictureChanged ? "" : ", none of which is seen")"
        let more = left > 0 ? ["… \(left) more"] : []
        return AgentAnswer(
            (["\(name(of: ready)): \(head)"] + forgotten + shown + more).joined(separator: "\n"),
            [
                "preview": .string(name(of: ready)),
                "changed": .bool(!changes.isEmpty || isPictureChanged),
                "pictureChanged": .bool(isPictureChanged),
                "changes": .array(shown.map { .string($0) }), "left": .integer(left),
            ])
    }

    /// What can be seen and touched. Where sources have changed and what was done cannot be done with them, it is forgotten, which
    /// is told.
    func look(
        at ready: PreviewDesk.Ready, _ state: inout PreviewState
    ) throws(AgentMistake) -> (look: PreviewState.Look, told: DrawingNotes, forgotten: [String]) {
        do throws(AgentMistake) {
            let (look, told) = try desk.look(at: ready, state)
            return (look, told, [])
        } catch {
            guard state.hasDeeds, state.sources != ready.views.drawer.identity else { throw error }
            var fresh = state
            fresh.forgetDeeds()
            let (look, told) = try desk.look(at: ready, fresh)
            state = fresh
            let reason = error.text.split(separator: "\n").last.map(String.init) ?? ""
            return (
                look, told,
                ["what was done is forgotten, as the new code does not take it: \(reason)"]
            )
        }
    }

    /// Keeps how a preview looks now. If its files are others than at the last look, that one is what it was before.
    func keep(_ look: PreviewState.Look, of ready: PreviewDesk.Ready, _ state: inout PreviewState) {
        if let last = state.last, last.sources != look.sources { state.before = last }
        state.last = look
        desk.states[ready.state] = state
    }
}
