import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGestures
import QuadrantLayout
import QuadrantViews

/// A finger that swipes a row, so that the buttons behind one of its edges are seen.
struct RowSwipe {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let isShown: Binding<Bool>
    let pull: Binding<CGFloat?>

    /// How fast a finger has to let go to open or close the buttons in any case, in points a second. A choice: Apple
    /// publishes nothing.
    private static let flick: CGFloat = 300

    /// Away from the edge is positive.
    private var sign: CGFloat { edge == .leading ? 1 : -1 }

    /// A closed row is moved away from the edge alone; an open one both ways.
    func accepts(_ translation: CGFloat) -> Bool { isShown.wrappedValue || translation * sign > 0 }

    @MainActor
    func slide(_ event: SlideEvent) {
        let width = buttonsWidth(event)
        let way = max(0, (isShown.wrappedValue ? width : 0) + event.translation * sign)
        switch event.phase {
        case .began, .moved: SlideEvent.following { pull.wrappedValue = way }
        case .cancelled: SlideEvent.settling { pull.wrappedValue = nil }
        case .ended: end(event, way, width, speed: event.velocity * sign)
        }
    }

    @MainActor
    private func end(_ event: SlideEvent, _ way: CGFloat, _ width: CGFloat, speed: CGFloat) {
        let isFull = allowsFullSwipe && way > max(width, event.size.width / 2)
        if isFull { trigger(in: event) }
        let opens = !isFull && (speed > Self.flick || speed > -Self.flick && way > width / 2)
        SlideEvent.settling {
            pull.wrappedValue = nil
            isShown.wrappedValue = opens
        }
        if opens {
            watch(event)
        } else if !isFull {
            event.tree.arena.watches.remove(watcher(event))
        }
    }

    private func watcher(_ event: SlideEvent) -> TouchWatches.Watcher {
        TouchWatches.Watcher(event.node, part: edge == .leading ? 1 : 2)
    }

    /// A finger on anything beside the row closes it, and is nothing else.
    @MainActor
    private func watch(_ event: SlideEvent) {
        let (node, edge, isShown) = (event.node, edge, isShown)
        event.tree.arena.watches.add(watcher(event)) { [link = event.tree.link] point in
            guard let tree = link.tree, tree.layout.contains(node), isShown.wrappedValue else {
                return nil
            }
            var row = tree.frame(of: node)
            if let buttons = Self.buttons(node, edge, in: tree) {
                row = row.union(tree.frame(of: buttons))
            }
            if row.contains(point) { return false }
            SlideEvent.settling { isShown.wrappedValue = false }
            return true
        }
    }

    @MainActor
    private func buttonsWidth(_ event: SlideEvent) -> CGFloat {
        Self.buttons(event.node, edge, in: event.tree).map { event.tree.frame(of: $0).width } ?? 0
    }

    /// The buttons behind a row, while they are there.
    @MainActor
    private static func buttons(
        _ node: NodeID, _ edge: HorizontalEdge, in tree: ViewTree
    ) -> NodeID? {
        tree.note(RowHandle.self, of: node)?.swipeButtons(at: edge)
    }

    /// The first button acts.
    @MainActor
    private func trigger(in event: SlideEvent) {
        event.tree.note(RowHandle.self, of: event.node)?.triggerSwipe(at: edge)
    }
}

/// Which side of a row a finger swipes.
@MainActor
final class RowSwipes {
    private var current: RowSwipe?

    nonisolated init() {}

    /// Whether a finger that moves in a direction swipes a row with such buttons.
    func accepts(_ translation: CGFloat, _ note: SwipeNote?) -> Bool {
        let sides = [HorizontalEdge.leading, .trailing].compactMap { note?.sides[$0]?.swipe }
        current = sides.first { $0.isShown.wrappedValue } ?? sides.first { $0.accepts(translation) }
        return current != nil
    }

    func slide(_ event: SlideEvent) { current?.slide(event) }
}
