import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A scroll view that a wheel has turned, and when the wheel counts as at rest.
struct WheelTurn {
    let scroll: ScrollPart
    var end: Double
}

/// Scrolling by a wheel: each turn moves the content at once; after a pause it comes to rest as after a finger.
extension GestureArena {
    /// Turns a wheel over a point: a view that takes it has it, else the innermost scroll view moves as far as it can, the rest is for those around it.
    func wheel(by delta: CGSize, at point: CGPoint) {
        guard let tree else { return }
        var rest = delta
        for node in tree.nodes(at: point) {
            guard rest != .zero else { return }
            if tree.note(WheelHandlers.self, of: node)?.take(rest) == true { return }
            guard let scroll = tree.scrolling.parts[node.index], scroll.isEnabled else { continue }
            let (old, limit) = (scroll.state.offset, scroll.state.limit)
            var new = old
            if scroll.axes.contains(.horizontal) {
                new.x = min(max(0, old.x - rest.width * scroll.direction), limit.width)
            }
            if scroll.axes.contains(.vertical) {
                new.y = min(max(0, old.y - rest.height), limit.height)
            }
            guard new != old else { continue }
            rest.width += (new.x - old.x) * scroll.direction
            rest.height += new.y - old.y
            turn(scroll, to: new)
        }
    }

    private func turn(_ scroll: ScrollPart, to offset: CGPoint) {
        guard let tree else { return }
        let isNew = !wheels.contains { $0.scroll === scroll }
        let origin = isNew ? scroll.state.offset : scroll.dragOrigin
        _ = stop(scroll)
        scroll.dragOrigin = origin
        wheels.append(WheelTurn(scroll: scroll, end: time + ScrollFigures.wheelPause))
        scroll.setActivity(.interacting, in: tree)
        scroll.moveByHand(to: offset)
    }

    /// Lets go of what wheels have turned that are at rest now.
    func endWheels() {
        guard let tree, !wheels.isEmpty else { return }
        let over = wheels.filter { $0.end <= time }
        wheels.removeAll { $0.end <= time }
        for turn in over where tree.isThere(turn.scroll) {
            // It is not thrown: as far as it was turned it went.
            turn.scroll.dragOrigin = turn.scroll.state.offset
            letGo(turn.scroll, velocity: .zero)
        }
    }
}
