package import Foundation

/// Something under way in a tree: how far it is at a time, and who is told.
package class Mover {
    /// Whether the tree has it among those that it moves.
    final var isListed = false

    init() {}

    /// Shows how far it is at a time. Returns whether it is still under way.
    package func advance(to time: TimeInterval) -> Bool { false }

    /// Ends: what it moves is shown where it is to be.
    package func stop() {}

    /// Called when it is no longer under way.
    func finish(in motion: TreeMotion) {}

    /// The next moment after `time` at which something has to be looked at.
    package func nextEnd(after time: TimeInterval) -> TimeInterval? { nil }

    /// Whether it ends by itself.
    package var endsByItself: Bool { true }
}
