package import Foundation
import QuadrantGeometry
package import QuadrantLayout

/// Something that a finger holds over a scroll view: near an edge of that, the content moves on under it.
///
/// How near, and how fast, are choices: UIKit scrolls so, and Apple publishes no figures.
@MainActor
package final class EdgeScroll {
    @TreeReference private var tree: ViewTree?
    /// The view that is held; it stays laid out as long as that.
    private let held: NodeID
    /// Where the finger is, in the root's space; `nil` before it has moved.
    private var point: CGPoint?
    private var last = 0.0
    /// Called when content has moved under the finger.
    private let moved: @MainActor () -> Void

    /// How far from the edge scrolling begins, in points; in a small scroll view a quarter of its length.
    private static let zone: CGFloat = 50
    /// The speed at the edge, in points a second.
    private static let speed: CGFloat = 600

    package init(holding held: NodeID, in tree: ViewTree, moved: @escaping @MainActor () -> Void) {
        (self.held, self.tree, self.moved) = (held, tree, moved)
        tree.scrolling.held.append(held)
        tree.arena.edgeScrolls.append(self)
    }

    /// The finger is at a point of the root.
    package func move(to point: CGPoint) {
        self.point = point
        last = tree?.arena.time ?? 0
        if isMoving { tree?.hosting.stateDidChange?() }
    }

    /// The finger has let go.
    package func end() {
        guard let tree, tree.arena.edgeScrolls.contains(where: { $0 === self }) else { return }
        tree.arena.edgeScrolls.removeAll { $0 === self }
        if let index = tree.scrolling.held.firstIndex(of: held) {
            tree.scrolling.held.remove(at: index)
        }
    }

    /// Whether content moves under the finger.
    var isMoving: Bool { step != nil }

    /// Moves the content to where it is at a time.
    func advance(to time: Double) {
        let passed = min(time - last, Self.longestStep)
        last = time
        guard passed > 0, let (scroll, speed) = step else { return }
        let old = scroll.state.offset
        scroll.moveByHand(
            to: scroll.resting(
                CGPoint(x: old.x + speed.width * passed, y: old.y + speed.height * passed)))
        if scroll.state.offset != old { moved() }
    }

    /// The longest time that counts at once, in seconds: between two pictures of a slow clip.
    private static let longestStep = 0.25

    /// The innermost scroll view under the finger that can move on, and its speed, as its offset changes.
    private var step: (ScrollPart, CGSize)? {
        guard let tree, let point else { return nil }
        for node in tree.nodes(at: point) + around(held, in: tree) {
            guard let scroll = tree.scrolling.parts[node.index], scroll.isEnabled else { continue }
            let frame = tree.frame(of: node).inset(tree.layout.safeAreaInsets(at: node))
            var speed = CGSize(
                width: Self.speed(at: point.x, frame.minX, frame.maxX),
                height: Self.speed(at: point.y, frame.minY, frame.maxY))
            // Content moves against a finger.
            if !scroll.canMove(.horizontal, -speed.width) { speed.width = 0 }
            if !scroll.canMove(.vertical, -speed.height) { speed.height = 0 }
            speed.width *= scroll.direction
            if speed != .zero { return (scroll, speed) }
        }
        return nil
    }

    /// The views around one, from the inside: what is held may be beyond the edges of its scroll view.
    private func around(_ node: NodeID, in tree: ViewTree) -> [NodeID] {
        guard tree.layout.contains(node) else { return [] }
        return Array(sequence(first: node) { tree.layout.parent(of: $0) }.dropFirst())
    }

    /// How fast content moves toward what is beyond an edge, positive after the end.
    private static func speed(at place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let zone = min(zone, (end - start) / 4)
        guard zone > 0 else { return 0 }
        if place < start + zone { return -speed * min(1, (start + zone - place) / zone) }
        if place > end - zone { return speed * min(1, (place - end + zone) / zone) }
        return 0
    }
}

extension CGRect {
    fileprivate func inset(_ insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX, y: minY + insets.top, width: width,
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension GestureArena {
    /// Moves content on under what is held near an edge.
    func moveEdgeScrolls() {
        for edge in edgeScrolls { edge.advance(to: time) }
    }

    /// Nothing is held any more.
    func endEdgeScrolls() { for edge in edgeScrolls { edge.end() } }
}
