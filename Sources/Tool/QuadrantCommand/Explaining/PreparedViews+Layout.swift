internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection
internal import SwiftUI

extension PreparedViews {
    /// A layout with its places in the source, and what was told while it was made.
    struct Layout {
        var snapshot: TreeSnapshot
        var told: DrawingNotes
        /// What names the lines of issues.
        var places: IssuePlaces
    }

    /// The layout of the view at a position on a stage.
    ///
    /// - Parameter question: `.places` for one without reasons.
    func layout(
        at position: Int, on stage: Stage, asking question: ViewQuestion = .layout
    ) throws(CommandError) -> Layout {
        let result = try drawer.picture(at: position, on: stage, asking: question)
        return try layout(at: position, of: Data(result.bytes), result.told)
    }

    /// The layout that a process told.
    func layout(
        at position: Int, of json: Data, _ told: DrawingNotes
    ) throws(CommandError) -> Layout {
        let snapshot: TreeSnapshot
        do { snapshot = try TreeSnapshot(json: json) } catch {
            throw .internalFault("the layout cannot be read: \(error)")
        }
        let candidate = index.candidates[position]
        let names = Set(snapshot.nodes.flatMap(\.entered).filter(\.isOwn).map(\.name))
        let written = WrittenSources.reading(
            sources, naming: names, entry: candidate, environment: environment)
        let located = snapshot.located(in: written, showing: candidate)
        return Layout(
            snapshot: located, told: told,
            places: IssuePlaces(snapshot: located, sources: written))
    }

    /// A stage that knows which of the frames that it outlines are those of what is written in the sources of the view at a
    /// position: for this, the view is laid out once more.
    func outlining(at position: Int, on stage: Stage) -> Stage {
        guard stage.output.outline != nil else { return stage }
        var still = stage
        still.output.format = .png
        // What keeps the view from being laid out is told when it is drawn.
        guard let layout = try? layout(at: position, on: still, asking: .places) else {
            return stage
        }
        var stage = stage
        let tree = layout.snapshot
        stage.output.outline?.written = zip(tree.nodes, tree.paths).compactMap { node, path in
            node.source.map { .init(path: path, name: String($0.text.prefix { $0 != "(" })) }
        }
        return stage
    }

    /// Writes to standard error what was told of a picture of the view at a position, with its places in the sources: for what was not
    /// told before the view is laid out once more.
    func show(
        _ told: DrawingNotes, at position: Int, on stage: Stage, of picture: String?,
        in notes: inout PrintedNotes
    ) {
        var told = told
        if !Console.tellsOnlyErrors, told.issues.contains(where: { !notes.hasSaid($0) }) {
            var still = stage
            still.output.format = .png
            if let layout = try? layout(at: position, on: still, asking: .places) {
                told = told.placed(by: layout.places)
            }
        }
        notes.show(told, of: picture)
    }
}
