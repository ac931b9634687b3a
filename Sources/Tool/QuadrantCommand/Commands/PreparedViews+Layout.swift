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
    func layout(at position: Int, on stage: Stage) throws(CommandError) -> Layout {
        let result = try drawer.picture(at: position, on: stage, asking: .layout)
        let snapshot: TreeSnapshot
        do { snapshot = try TreeSnapshot(json: Data(result.bytes)) } catch {
            throw .internalFault("the layout cannot be read: \(error)")
        }
        let candidate = index.candidates[position]
        let names = Set(snapshot.nodes.flatMap(\.entered).filter(\.isOwn).map(\.name))
        let written = WrittenSources.reading(
            sources, naming: names, entry: candidate, environment: environment)
        let located = snapshot.located(in: written, showing: candidate)
        return Layout(
            snapshot: located, told: result.told,
            places: IssuePlaces(snapshot: located, sources: written))
    }

    /// What was told of a picture, with its places in the sources. The view is laid out once more, for what was not told before.
    func placed(
        _ told: DrawingNotes, at position: Int, on stage: Stage, unless isSaid: (String) -> Bool
    ) -> DrawingNotes {
        var still = stage
        still.output.format = .png
        guard told.issues.contains(where: { !isSaid($0) }),
            let layout = try? layout(at: position, on: still)
        else { return told }
        return told.placed(by: layout.places)
    }
}
