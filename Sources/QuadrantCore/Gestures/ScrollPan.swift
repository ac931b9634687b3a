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
    private var isOver = false
    /// Whether what follows a pull was called: once for each finger.
    private var hasPulled = false

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
        follow()
        if standing == .ended {
            isOver = true
            tree.arena.letGo(scroll, velocity: speed.velocity(at: time))
        }
    }

    func cancel(_ log: inout DeliveryLog) { finish() }

    /// The finger is gone without having scrolled, or was taken away.
    private func finish() {
        guard !isOver else { return }
        isOver = true
        if hasBegun {
            tree.arena.letGo(scroll, velocity: .zero)
        } else {
            scroll.setActivity(.idle, in: tree)
        }
    }

    /// Where the offset would be if content followed the finger beyond its ends.
    private var fingerOffset: CGPoint {
        func along(_ offset: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat {
            if offset < 0 { return -ScrollFigures.held(shown: -offset, length: length) }
            if offset > limit {
                return limit + ScrollFigures.held(shown: offset - limit, length: length)
            }
            return offset
        }
        let state = scroll.state
        return CGPoint(
            x: along(state.offset.x, state.limit.width, state.size.width),
            y: along(state.offset.y, state.limit.height, state.size.height))
    }

    private func follow() {
        func along(_ offset: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat {
            guard scroll.bounces(limit) else { return min(max(0, offset), limit) }
            if offset < 0 { return -ScrollFigures.shown(beyond: -offset, length: length) }
            if offset > limit {
                return limit + ScrollFigures.shown(beyond: offset - limit, length: length)
            }
            return offset
        }
        let (from, to) = (scroll.own(base), scroll.own(location))
        let state = scroll.state
        let wanted = CGPoint(
            x: held.x - (to.x - from.x) * scroll.direction, y: held.y - (to.y - from.y))
        scroll.moveByHand(
            to: CGPoint(
                x: along(wanted.x, state.limit.width, state.size.width),
                y: along(wanted.y, state.limit.height, state.size.height)))
        if !hasPulled, let pulled = scroll.pulled, scroll.state.offset.y <= -ScrollFigures.pull {
            hasPulled = true
            pulled()
        }
    }
}

extension ScrollPart {
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

    /// Takes note of what the scroll view does, and tells those who follow it.
    @MainActor
    func setActivity(_ new: ScrollActivity, in tree: ViewTree) {
        let old = activity
        guard new != old else { return }
        activity = new
        for client in clients {
            guard let tell = client.activityDidChange else { continue }
            tree.noting("a scroll view", at: node) { tell(self, old, new) }
        }
    }
}

extension ScrollPart {
    /// The program has put the scroll view elsewhere at once: it stays there, or goes on as it did from there.
    @MainActor
    func hold(keepingVelocity keepsVelocity: Bool, from start: CGPoint) {
        stopMotion()
        guard keepsVelocity else {
            if tree.arena.stopGlide(self) { setActivity(.idle, in: tree) }
            return
        }
        for glide in tree.arena.glides where glide.scroll === self {
            glide.shift.x += state.offset.x - start.x
            glide.shift.y += state.offset.y - start.y
        }
    }
}

extension GestureArena {
    /// Holds a scroll view that moves by itself; whether it did.
    func stop(_ scroll: ScrollPart) -> Bool {
        let wasAnimating = scroll.stopMotion()
        return stopGlide(scroll) || wasAnimating
    }

    /// Holds a scroll view that goes on after a finger has let it go; whether it did.
    func stopGlide(_ scroll: ScrollPart) -> Bool {
        let count = glides.count
        glides.removeAll { $0.scroll === scroll }
        return glides.count < count
    }

    /// A finger let a scroll view go.
    func letGo(_ scroll: ScrollPart, velocity: CGSize) {
        guard let tree else { return }
        _ = stop(scroll)
        let state = scroll.state
        // Content moves against the offset.
        let speed = CGVector(
            dx: scroll.axes.contains(.horizontal) ? -velocity.width * scroll.direction : 0,
            dy: scroll.axes.contains(.vertical) ? -velocity.height : 0)
        let start = state.offset
        let free = CGPoint(
            x: start.x + ScrollFigures.way(of: speed.dx),
            y: start.y + ScrollFigures.way(of: speed.dy))
        var target = free
        var rate = ScrollFigures.rate
        if let rest = scroll.restingPlace {
            rate = ScrollFigures.fastRate
            scroll.releaseVelocity = speed
            target = scroll.clamped(rest(scroll, scroll.clamped(free)))
            scroll.releaseVelocity = .zero
        }
        let glide = ScrollGlide(
            scroll, at: time,
            x: GlidePath(
                from: start.x, to: target.x, velocity: speed.dx, rate: rate,
                limit: state.limit.width),
            y: GlidePath(
                from: start.y, to: target.y, velocity: speed.dy, rate: rate,
                limit: state.limit.height))
        guard glide.end > time else { return scroll.setActivity(.idle, in: tree) }
        scroll.setActivity(.decelerating, in: tree)
        glides.append(glide)
    }

    /// Moves what goes on by itself to where it is now.
    func moveGlides() {
        guard let tree, !glides.isEmpty else { return }
        glides.removeAll { glide in
            !tree.layout.contains(glide.scroll.node)
                || tree.scrolling.parts[glide.scroll.node.index] !== glide.scroll
        }
        for glide in glides {
            let isOver = time >= glide.end
            var place = glide.offset(at: time)
            if !glide.scroll.bounces(1) || isOver { place = glide.scroll.clamped(place) }
            glide.scroll.moveByHand(to: place)
            guard isOver else { continue }
            glide.scroll.setActivity(.idle, in: tree)
        }
        glides.removeAll { time >= $0.end }
    }

    /// Turns a wheel over a point: the innermost scroll view moves as far as it can, the rest is for those around it.
    func wheel(by delta: CGSize, at point: CGPoint) {
        guard let tree else { return }
        var rest = delta
        for node in tree.nodes(at: point) {
            guard rest != .zero else { return }
            guard let scroll = tree.scrolling.parts[node.index], scroll.isEnabled else { continue }
            _ = stop(scroll)
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
            scroll.moveByHand(to: new)
        }
    }
}
