import Foundation
import QuadrantEvents
import QuadrantGeometry
import QuadrantLayout

/// A finger that scrolls a scroll view: it begins after 10 points along an axis of the view, moves the content with the
/// finger, beyond its ends less and less, and lets it go on when the finger is lifted.
@MainActor
final class ScrollPan: ArenaMember {
    private let scroll: ScrollPart
    private unowned let tree: ViewTree
    private(set) var standing = GestureStanding.possible
    private var finger: Int?
    private var start = CGPoint.zero
    /// Where the finger was when it began to scroll, and the offset that stood there.
    private var base = CGPoint.zero
    private var held = CGPoint.zero
    private var location = CGPoint.zero
    private var time = 0.0
    private var speed = VelocityTracker()
    private var hasBegun = false
    /// Whether the content was refreshed: a finger refreshes it once, also where that is done before it is lifted.
    private var hasRefreshed = false
    private var isOver = false
    /// The offset to which the finger has brought the view: another one stands there if lengths on the way became known.
    private var last: CGPoint?

    init(_ scroll: ScrollPart, in tree: ViewTree) {
        self.scroll = scroll
        self.tree = tree
    }

    func touch(_ sample: TouchSample) {
        if sample.phase == .began, finger == nil {
            finger = sample.id
            (start, base, location, time) = (
                sample.location, sample.location, sample.location, sample.time
            )
            speed.add(sample.location, at: sample.time)
            if tree.arena.stop(scroll) {
                // A touch on content that moves holds it, and is nothing else.
                standing = .recognized
            } else {
                scroll.setActivity(.tracking, in: tree)
            }
            held = fingerOffset
            scroll.dragOrigin = scroll.state.offset
            return
        }
        guard sample.id == finger, !standing.isOver else { return }
        (location, time) = (sample.location, sample.time)
        if sample.phase == .moved { speed.add(location, at: time) }
        if standing == .possible { decide() }
        if sample.phase == .ended, !standing.isOver {
            standing = standing == .recognized ? .ended : .failed
        }
    }

    /// Whether the finger scrolls this view.
    private func decide() {
        let (x, y) = (location.x - start.x, location.y - start.y)
        guard max(abs(x), abs(y)) >= GestureFigures.scrollDistance else { return }
        let axis: Axis = abs(x) > abs(y) ? .horizontal : .vertical
        let direction = axis == .horizontal ? x : y
        guard scroll.axes.contains(Axis.Set(axis)), leavesNothingToOthers(axis, direction) else {
            standing = .failed
            return
        }
        standing = .recognized
        (base, held) = (location, fingerOffset)
    }

    /// Whether a view that is at its end has no view around it that goes on in that direction.
    private func leavesNothingToOthers(_ axis: Axis, _ direction: CGFloat) -> Bool {
        if scroll.canMove(axis, direction) { return true }
        var current = tree.layout.parent(of: scroll.node)
        while let node = current {
            if let outer = tree.scrolling.parts[node.index], outer.isEnabled,
                outer.canMove(axis, direction)
            {
                return false
            }
            current = tree.layout.parent(of: node)
        }
        return true
    }

    func deliver(isGranted: Bool, _ log: inout DeliveryLog) {
        if standing == .failed { return finish() }
        guard isGranted, !isOver else { return }
        if !hasBegun {
            hasBegun = true
            scroll.setActivity(.interacting, in: tree)
        }
        log.calls += 1
        lowerKeyboard()
        follow()
        if standing == .ended {
            isOver = true
            tree.arena.letGo(scroll, velocity: speed.velocity(at: time))
        }
    }

    /// Takes the keyboard away, if the view wants that where the finger is now.
    private func lowerKeyboard() {
        guard let keyboard = tree.arena.keyboard else { return }
        switch scroll.keyboardDismissal {
        case .never: break
        case .atOnce: keyboard.lower()
        case .byFinger: if tree.isUnderKeyboard(location) { keyboard.lower() }
        }
    }

    func cancel(_ log: inout DeliveryLog) { finish() }

    /// The finger is gone without having scrolled, or was taken away.
    private func finish() {
        guard !isOver else { return }
        isOver = true
        // Content that was caught beyond its end goes back.
        if hasBegun || scroll.resting(scroll.state.offset) != scroll.state.offset {
            tree.arena.letGo(scroll, velocity: .zero)
        } else {
            scroll.dragOrigin = nil
            scroll.setActivity(.idle, in: tree)
        }
    }

    /// Where the offset would be if content followed the finger beyond its ends.
    private var fingerOffset: CGPoint {
        func along(_ offset: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
            let inside = range.nearest(to: offset)
            let beyond = ScrollFigures.held(shown: abs(offset - inside), length: length)
            return offset < inside ? inside - beyond : inside + beyond
        }
        let state = scroll.state
        return CGPoint(
            x: along(state.offset.x, scroll.ranges.x, state.size.width),
            y: along(state.offset.y, scroll.ranges.y, state.size.height))
    }

    private func follow() {
        func along(_ offset: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
            let inside = range.nearest(to: offset)
            guard scroll.bounces(range.upperBound) else { return inside }
            let beyond = ScrollFigures.shown(beyond: abs(offset - inside), length: length)
            return offset < inside ? inside - beyond : inside + beyond
        }
        let (from, to) = (scroll.own(base), scroll.own(location))
        let state = scroll.state
        if let last {
            held.x += state.offset.x - last.x
            held.y += state.offset.y - last.y
        }
        let wanted = CGPoint(
            x: held.x - (to.x - from.x) * scroll.direction, y: held.y - (to.y - from.y))
        scroll.moveByHand(
            to: CGPoint(
                x: along(wanted.x, scroll.ranges.x, state.size.width),
                y: along(wanted.y, scroll.ranges.y, state.size.height)))
        last = state.offset
        if !hasRefreshed, state.offset.y <= -ScrollFigures.pull {
            hasRefreshed = true
            tree.arena.refresh(scroll)
        }
    }
}

extension ScrollPart {
    /// How far the content is pulled down of as far as it has to be to be refreshed; from 0, no more than 1.
    package var pullProgress: Double {
        min(1, max(0, -Double(state.offset.y) / ScrollFigures.pull))
    }

    /// 1 where offsets grow to the right, -1 where they grow to the left.
    var direction: CGFloat { tree.layout.isRightToLeft(node) ? -1 : 1 }

    /// A point of the root in the scroll view's own space.
    func own(_ point: CGPoint) -> CGPoint { tree.point(point, in: node) }

    /// Whether content goes beyond its ends by hand.
    func bounces(_ limit: CGFloat) -> Bool { !bouncesBySize || limit > 0 }

    /// Whether there is content left where a finger that moves in a direction would take it from.
    func canMove(_ axis: Axis, _ direction: CGFloat) -> Bool {
        guard axes.contains(Axis.Set(axis)) else { return false }
        let (offset, limit, sign) =
            axis == .horizontal
            ? (state.offset.x, state.limit.width, self.direction)
            : (state.offset.y, state.limit.height, 1)
        return direction * sign > 0 ? offset > 0.01 : offset < limit - 0.01
    }

    /// Scrolls to an offset, which may be beyond the ends.
    @MainActor
    func moveByHand(to offset: CGPoint) {
        let inside = clamped(offset)
        state.isLoose = inside != offset
        move(to: offset)
        wasScrolled = true
        tree.scrolling.requests.removeAll { $0.scroll === self }
        tree.hosting.stateDidChange?()
    }
}
