import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A scroll view that goes on by itself after a finger has let it go.
///
/// It follows the view: where lengths become known on the way, and the view's offset is corrected or its end is another
/// one, it goes on from where the view then is.
@MainActor
final class ScrollGlide {
    let scroll: ScrollPart
    private let rate: Double
    private var start: Double
    private var x: GlidePath
    private var y: GlidePath
    /// What the way was made for, and where it has brought the view.
    private var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>)
    private var last: CGPoint
    private var lastTime: Double

    /// - Parameters:
    ///   - target: Where it comes to rest, if the content goes on as far.
    ///   - velocity: In points a second, as offsets change.
    init(
        _ scroll: ScrollPart, at time: Double, to target: CGPoint, velocity: CGVector, rate: Double
    ) {
        (self.scroll, self.rate, start, lastTime) = (scroll, rate, time, time)
        last = scroll.state.offset
        ranges = scroll.ranges
        x = GlidePath(
            from: last.x, to: target.x, velocity: velocity.dx, rate: rate, range: ranges.x)
        y = GlidePath(
            from: last.y, to: target.y, velocity: velocity.dy, rate: rate, range: ranges.y)
    }

    /// When it is over.
    var end: Double { start + max(x.end, y.end) }

    /// Moves the view to where it is at a time.
    func move(at time: Double) {
        let now = scroll.state.offset
        let drift = CGSize(width: now.x - last.x, height: now.y - last.y)
        let known = scroll.ranges
        if known != ranges || max(abs(drift.width), abs(drift.height)) > 0.001 {
            x = path(x, at: lastTime - start, drift.width, known.x)
            y = path(y, at: lastTime - start, drift.height, known.y)
            (start, ranges) = (lastTime, known)
        }
        lastTime = time
        last = CGPoint(x: x.place(at: time - start), y: y.place(at: time - start))
        scroll.moveByHand(to: last)
        last = scroll.state.offset
    }

    /// The way from here on.
    private func path(
        _ old: GlidePath, at time: Double, _ drift: Double, _ range: ClosedRange<Double>
    ) -> GlidePath {
        let (place, speed) = (old.place(at: time) + drift, old.speed(at: time))
        let goal = old.goal(at: time).map { $0 + drift } ?? place + ScrollFigures.way(of: speed)
        return GlidePath(from: place, to: goal, velocity: speed, rate: rate, range: range)
    }
}

extension ScrollPart {
    /// The offsets at which the view may stay: of content that is refreshed, a gap before its start as well.
    var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        (0...max(0, state.limit.width), -gap...max(0, state.limit.height))
    }

    /// The nearest offset at which the view may stay.
    func resting(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: ranges.x.nearest(to: offset.x), y: ranges.y.nearest(to: offset.y))
    }
}

extension ScrollPart {
    /// The program has put the scroll view elsewhere at once: it stays there, or goes on from there as it did.
    @MainActor
    func hold(keepingVelocity keepsVelocity: Bool) {
        stopMotion()
        if !keepsVelocity { tree.arena.halt(self) }
    }
}

extension GestureArena {
    /// Holds a scroll view that moves by itself; whether it did.
    func stop(_ scroll: ScrollPart) -> Bool {
        let wasAnimating = scroll.stopMotion()
        return stopGlide(scroll) || wasAnimating
    }

    /// Holds a scroll view that goes on after a finger or a wheel; whether it did after a finger.
    func stopGlide(_ scroll: ScrollPart) -> Bool {
        if wheels.contains(where: { $0.scroll === scroll }) { scroll.dragOrigin = nil }
        wheels.removeAll { $0.scroll === scroll }
        let count = glides.count
        glides.removeAll { $0.scroll === scroll }
        return glides.count < count
    }

    /// The program moves a scroll view: it goes on no further after a finger or a wheel.
    func halt(_ scroll: ScrollPart) {
        guard let tree, !glides.isEmpty || !wheels.isEmpty else { return }
        let isTurned = wheels.contains { $0.scroll === scroll }
        if stopGlide(scroll) || isTurned { scroll.setActivity(.idle, in: tree) }
    }

    /// A finger let a scroll view go.
    ///
    /// - Parameter velocity: The finger's, in points a second of the scroll view's space.
    func letGo(_ scroll: ScrollPart, velocity: CGSize) {
        guard let tree else { return }
        _ = stop(scroll)
        let state = scroll.state
        // Content moves against the offset; what may not leave its ends and has no room stays.
        func isFree(_ axis: Axis, _ limit: CGFloat) -> Bool {
            scroll.axes.contains(Axis.Set(axis)) && scroll.bounces(limit)
        }
        let speed = CGVector(
            dx: isFree(.horizontal, state.limit.width) ? -velocity.width * scroll.direction : 0,
            dy: isFree(.vertical, state.limit.height) ? -velocity.height : 0)
        let start = state.offset
        var target = CGPoint(
            x: start.x + ScrollFigures.way(of: speed.dx),
            y: start.y + ScrollFigures.way(of: speed.dy))
        var rate = ScrollFigures.rate
        scroll.releaseVelocity = speed
        defer {
            scroll.releaseVelocity = .zero
            scroll.dragOrigin = nil
        }
        if let rest = scroll.restingPlace {
            rate = ScrollFigures.fastRate
            let isBefore = target.y < 0
            target = scroll.clamped(rest(scroll, scroll.clamped(target)))
            // The gap over content that is refreshed stays open.
            if isBefore, target.y <= 0 { target.y = -scroll.gap }
        }
        let glide = ScrollGlide(scroll, at: time, to: target, velocity: speed, rate: rate)
        guard glide.end > time else { return scroll.setActivity(.idle, in: tree) }
        scroll.setActivity(.decelerating, in: tree)
        glides.append(glide)
    }

    /// Moves what goes on by itself to where it is now.
    func moveGlides() {
        guard let tree, !glides.isEmpty else { return }
        let gone = glides.filter { !tree.isThere($0.scroll) || !$0.scroll.isEnabled }
        glides.removeAll { glide in gone.contains { $0 === glide } }
        for glide in gone where tree.isThere(glide.scroll) {
            // It was turned off on its way.
            glide.scroll.moveByHand(to: glide.scroll.resting(glide.scroll.state.offset))
            glide.scroll.setActivity(.idle, in: tree)
        }
        let moving = glides
        glides.removeAll { time >= $0.end }
        for glide in moving {
            let isOver = time >= glide.end
            glide.move(at: time)
            guard isOver else { continue }
            glide.scroll.moveByHand(to: glide.scroll.resting(glide.scroll.state.offset))
            // Its end may have moved away meanwhile.
            if time < glide.end {
                glides.append(glide)
            } else {
                glide.scroll.setActivity(.idle, in: tree)
            }
        }
    }

    /// What was pulled down far beyond its start is refreshed: one at a time, and a gap stays open until that is done.
    func refresh(_ scroll: ScrollPart) {
        guard let pulled = scroll.pulled, !scroll.isRefreshing else { return }
        scroll.isRefreshing = true
        scroll.gap = ScrollFigures.refreshGap
        if let tree { tree.hosting.timing.list(RefreshTurn(scroll, in: tree)) }
        pulled { [weak scroll, weak self] in
            guard let scroll, scroll.isRefreshing else { return }
            scroll.isRefreshing = false
            scroll.gap = 0
            guard let self, let tree = self.tree, tree.isThere(scroll) else { return }
            // A finger that holds it brings it back when it is lifted.
            if scroll.activity == .idle { self.letGo(scroll, velocity: .zero) }
            tree.hosting.stateDidChange?()
        }
    }
}

extension ViewTree {
    /// Whether a scroll view is still in the tree.
    func isThere(_ scroll: ScrollPart) -> Bool {
        layout.contains(scroll.node) && scrolling.parts[scroll.node.index] === scroll
    }
}
