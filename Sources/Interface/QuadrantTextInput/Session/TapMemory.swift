import Foundation
import QuadrantCore
import QuadrantEditing
import QuadrantViews

/// The last tap on a text: what follows it in the same place at once selects more than characters.
struct TapMemory {
    private var last: (time: Double, point: CGPoint, count: Int)?

    @MainActor
    mutating func note(_ tap: Tap, count: Int) {
        last = (tap.tree.arena.time, tap.location, count)
    }

    /// What is selected from a point on: after a tap words, after two paragraphs.
    @MainActor
    func unit(at point: CGPoint, in tree: ViewTree) -> TextUnit {
        guard let last, tree.arena.time - last.time <= GestureFigures.tapInterval,
            max(abs(last.point.x - point.x), abs(last.point.y - point.y)) <= Self.slack
        else { return .character }
        return last.count == 1 ? .word : .paragraph
    }

    /// How far from each other two taps in the same place are at most, in points. A choice.
    private static let slack: CGFloat = 10
}
