internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection
internal import SwiftUI

extension PreparedViews {
    /// A layout with its places in the source, and what was told while it was made.
    struct Layout {
        var snapshot: TreeSnapshot
        var told: DrawingNotes
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
        return Layout(
            snapshot: snapshot.located(in: written, showing: candidate), told: result.told)
    }
}
