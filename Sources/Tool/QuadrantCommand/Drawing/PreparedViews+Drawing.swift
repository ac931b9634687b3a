internal import QuadrantIndex
internal import SwiftUI

extension PreparedViews {
    /// How many drawings are begun before the first of them is waited for: some are ready long before it.
    private static let drawingsAhead = DrawingWorker.drawingsAtOnce * 2

    /// Goes through views, the drawings of the next ones begun before they are waited for.
    ///
    /// - Parameters:
    ///   - isAhead: Whether they are; not where a view is drawn several times, for a sheet.
    ///   - take: Waits for the drawing of a view, if it was begun, and says what becomes of it.
    @MainActor func forEach(
        of positions: [Int], on stage: Stage, isAhead: Bool = true,
        _ take: (_ position: Int, _ running: ViewDrawer.Running?) throws(CommandError) -> Void
    ) throws(CommandError) {
        var begun: [ViewDrawer.Running] = []
        for (number, position) in positions.enumerated() {
            if isAhead {
                let next = positions[(number + begun.count)...]
                for next in next.prefix(Self.drawingsAhead - begun.count) {
                    begun.append(try drawer.start(at: next, on: stage))
                }
            }
            try take(position, begun.isEmpty ? nil : begun.removeFirst())
        }
    }

    /// A text that a view's place has to itself, over all targets.
    func mark(of position: Int) -> String {
        let candidate = index.candidates[position]
        let part = candidate.part.map { " \($0)" } ?? ""
        return "\(index.place(of: candidate)):\(candidate.column)\(part)"
    }
}
