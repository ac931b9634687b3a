import Foundation
import QuadrantLayout

/// Has the spinner over content that is refreshed turn with the host's clock.
final class RefreshTurn: TimedClient {
    private weak var scroll: ScrollPart?
    @TreeReference private var tree: ViewTree?
    var isListed = false
    private var next: TimeInterval

    init(_ scroll: ScrollPart, in tree: ViewTree) {
        (self.scroll, self.tree) = (scroll, tree)
        next = SpinnerTurn.next(after: tree.hosting.timing.time)
    }

    func reach(_ time: TimeInterval) -> Bool {
        guard let scroll, let tree, scroll.isRefreshing, tree.layout.contains(scroll.node),
            tree.scrolling.parts[scroll.node.index] === scroll
        else { return false }
        guard time > next - 1e-9 else { return true }
        next = SpinnerTurn.next(after: time)
        tree.layout.markRecord(scroll.node)
        tree.hosting.stateDidChange?()
        return true
    }

    func next(after time: TimeInterval) -> TimeInterval? { next > time ? next : nil }

    /// It goes on as long as code works: nobody waits for the turning itself.
    var isEnding: Bool { false }
}

extension ScrollPart {
    /// By how many spokes the spinner over its content has turned.
    package var spinnerStep: Int {
        isRefreshing ? SpinnerTurn.step(at: tree.hosting.timing.time) : 0
    }
}
