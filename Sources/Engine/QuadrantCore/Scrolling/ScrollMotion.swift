import Foundation
import QuadrantGeometry
import QuadrantLayout

/// A scroll view on its way to where the program wants it: its offset changes at each moment, as it does under a finger.
final class ScrollMotion: ValueMover<CGPoint.AnimatableData> {
    private weak var scroll: ScrollPart?
    /// Where it is to be in the end.
    private var target = CGPoint.zero
    /// What is asked for once more at the end: lazy content may be longer or shorter than it was taken for.
    private var request: ScrollRequest?

    init(_ scroll: ScrollPart) { self.scroll = scroll }

    /// Goes on to another target, from where the scroll view is or, as long as it stands, from `start`.
    fileprivate func go(
        to new: CGPoint, from start: CGPoint, for request: ScrollRequest, in motion: TreeMotion
    ) {
        let old = running.isAtRest ? start : target
        target = new
        self.request = request
        let way = CGPoint(x: new.x - old.x, y: new.y - old.y)
        _ = change(
            by: way.animatableData, with: request.transaction, EnvironmentValues(), in: motion)
    }

    func ownNote(at time: TimeInterval) -> MotionNote {
        note("scroll offset", target: target.animatableData, at: time)
    }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    override func show() {
        guard let scroll else { return }
        let place = CGPoint(x: target.x - gap.first, y: target.y - gap.second)
        scroll.move(to: scroll.clamped(place))
        scroll.tree.hosting.stateDidChange?()
    }

    override func finish(in motion: TreeMotion) {
        guard let scroll, scroll.motion === self else { return }
        scroll.motion = nil
        // The host's clock, which moves everything, is confined to the main actor.
        let handed = HandedOver(scroll)
        MainActor.assumeIsolated { handed.value.setActivity(.idle, in: handed.value.tree) }
        if let request, request.region.isAlive { scroll.tree.add(request.withoutAnimation) }
    }
}

extension ScrollPart {
    /// Has the scroll view, which was put at its target, go there from where it was. Returns whether it has a way to go.
    @MainActor
    func begin(_ request: ScrollRequest) -> Bool {
        guard let start = request.start, request.transaction?.animation != nil else { return false }
        let target = state.offset
        guard target != start || motion != nil else { return false }
        _ = tree.arena.stopGlide(self)
        let motion = motion ?? ScrollMotion(self)
        self.motion = motion
        motion.go(to: target, from: start, for: request, in: tree.motion)
        if motion.isListed { setActivity(.animating, in: tree) }
        return true
    }

    /// Stays where it is, if it is on its way. Returns whether it was.
    @MainActor
    @discardableResult
    func stopMotion() -> Bool {
        guard let motion else { return false }
        self.motion = nil
        let offset = state.offset
        motion.halt(in: tree.motion)
        move(to: offset)
        setActivity(.idle, in: tree)
        return true
    }
}
