internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantIndex
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// `quadrant explain`: from files to the words on a view's layout.
package struct ExplainCommand: Sendable {
    private let request: RenderRequest
    private let wanted: ExplanationRequest
    private let environment: [String: String]

    /// The command for a request, in an environment that says where caches and tools are.
    package init(
        _ request: RenderRequest, _ wanted: ExplanationRequest, environment: [String: String]
    ) {
        self.request = request
        self.wanted = wanted
        self.environment = environment
    }

    /// Runs the command; the explanation goes to standard output, everything else to standard error.
    package func run() throws(CommandError) {
        Console.setTimeLimit(request.timeLimit)
        if request.isQuiet { Console.beQuiet() }
        let request = try request.confinedAsFarAsCanBe()
        let worker = DrawingWorker(isConfined: request.isConfined)
        try worker.start()
        let targets = try PreparedViews.all(
            try Project(at: request.paths, for: request.wishes, within: request.timeLimit),
            for: request,
            verb: "explaining", by: worker, environment: environment)
        var notes = PrintedNotes(namesPictures: false)
        for views in targets {
            for position in views.positions {
                let layout = try views.layout(at: position, on: views.stage)
                notes.show(layout.told.placed(by: layout.places), of: nil)
                noteTime(layout.snapshot)
                try Console.output(
                    try text(of: layout.snapshot, views, at: position, by: worker))
            }
        }
    }

    /// Says that a number is a time where there is a text that says so.
    private func noteTime(_ snapshot: TreeSnapshot) {
        guard let time = request.stage.timeline.moment?.inSeconds else { return }
        let texts = snapshot.nodes.lazy.compactMap { $0.label.firstLiteral }
        guard let text = texts.first(where: { Double($0) == time }) else { return }
        Console.errorOnce(
            "quadrant: note: '--at \(text)' is a time, in seconds; the text is --at '\"\(text)\"'\n"
        )
    }

    private func text(
        of snapshot: TreeSnapshot, _ views: PreparedViews, at position: Int,
        by worker: DrawingWorker
    ) throws(CommandError) -> String {
        if let difference = try difference(of: snapshot, views, at: position, by: worker) {
            return try wanted.isJSON
                ? json { try difference.json() } : TerminalText.lines(difference.text())
        }
        guard let node = try node(in: snapshot) else {
            if wanted.isJSON { return try json { try snapshot.json() } }
            return TerminalText.lines(
                wanted.isWhole
                    ? snapshot.text(space: "in picture")
                    : Self.width(of: snapshot, on: views.stage) + Explanation(of: snapshot).text())
        }
        let chain = ViewChain(to: node, in: snapshot)
        return try wanted.isJSON
            ? json { try chain.snapshot.json() } : TerminalText.lines(chain.text())
    }

    /// That a view without a room is wider than it would be on a phone; nothing where it is not.
    private static func width(of snapshot: TreeSnapshot, on stage: Stage) -> String {
        let phone = 393.0
        guard stage.room.device == nil, stage.room.width == nil,
            stage.surroundings.system != .macOS26,
            let width = snapshot.nodes.first?.globalFrame?.width, width > phone + 0.5
        else { return "" }
        return
            "as wide as it likes, \(plain(width)) points; a phone has \(plain(phone)): '--device', '--size'\n"
    }

    private func json(_ make: () throws -> Data) throws(CommandError) -> String {
        do { return String(decoding: try make(), as: UTF8.self) } catch {
            throw .internalFault("the layout cannot be written as JSON: \(error)")
        }
    }

    /// The node that is asked for by its identifier or its place; `nil` if none is.
    private func node(in snapshot: TreeSnapshot) throws(CommandError) -> Int? {
        if let identifier = wanted.identifier {
            guard let node = snapshot.node(named: identifier) else {
                throw .noSuchIdentifier(identifier, known: snapshot.identifiers)
            }
            return node
        }
        guard let point = wanted.point else { return nil }
        guard let node = snapshot.node(at: point) else {
            throw .nothingAtPoint(point.x, point.y)
        }
        return node
    }

    /// How the layout differs from that of another room, or from that of other files; `nil` where neither is asked for.
    private func difference(
        of snapshot: TreeSnapshot, _ views: PreparedViews, at position: Int,
        by worker: DrawingWorker
    ) throws(CommandError) -> LayoutDifference? {
        if let size = wanted.otherSize {
            var stage = views.stage
            (stage.room.width, stage.room.height) = try OptionValue.size(size)
            stage.room.fit = .screen
            let other = try views.layout(at: position, on: stage).snapshot
            return LayoutDifference(from: snapshot, to: other)
        }
        guard let old = wanted.old else { return nil }
        let scratch = try BuildCache.standard(environment: environment).makeWorkFolder()
        defer { scratch.remove() }
        let isWholeRevision = old.hasSuffix(":") && !System.may(F_OK, old)
        let name = isWholeRevision ? old + (request.paths.first ?? "") : old
        let subject = try DiffSubject(
            name, scratch: "\(scratch.path)/old", environment: environment)
        let before = try subject.layout(
            request, showing: views.index.candidates[position], by: worker,
            environment: environment)
        return LayoutDifference(from: before, to: snapshot)
    }
}
