import Foundation
import QuadrantGeometry

/// A value of a known type under way, or one whose velocity is noted.
class ValueMover<V: VectorArithmetic>: Mover {
    /// The animations that run on the value.
    private(set) final var running = RunningValue<V>()
    /// Its changes without an animation, where their velocity is to be known.
    private final var track: VelocityTrack<V>?

    /// What is still to go.
    final var gap: V { running.gap }

    /// Shows the value as it is now.
    func show() {}

    /// The value changes by `way`, with a transaction.
    ///
    /// - Returns: Whether this is needed any longer: whether the change is animated, or its velocity noted.
    final func change(
        by way: V, with transaction: Transaction?, _ environment: EnvironmentValues,
        in motion: TreeMotion
    ) -> Bool {
        if let transaction, let animation = transaction.animation, way.magnitudeSquared.isFinite {
            running.change(
                by: way, with: animation, at: motion.time, environment: environment,
                completions: transaction.completions, velocity: track?.velocity(at: motion.time))
            track = nil
            setter = transaction.setter
            isResting = running.isAtRest
            lookedEnd = nil
            if animation.mayReadEnvironment { motion.readsEnvironments = true }
            motion.list(self)
            show()
            return true
        }
        halt(in: motion)
        guard transaction?.tracksVelocity == true, way.magnitudeSquared.isFinite else {
            track = nil
            return false
        }
        track = track ?? VelocityTrack()
        track?.add(way, at: motion.time)
        return true
    }

    /// The value changes in a second by this, as it is seen; `nil` where an animation does not know.
    final func velocity(at time: TimeInterval) -> V? { running.velocity(at: time) }

    override func advance(to time: TimeInterval) -> Bool { move(to: time) }

    /// Moves it on. The movers of one type of value call it in `advance(to:)`: what stands here alone is compiled for any
    /// type, which asks for the type's description at each step, and made a frame of 1,000 leaves two and a half times slower.
    @inline(__always)
    final func move(to time: TimeInterval) -> Bool {
        let (isUnderWay, hasMoved, isWrong) = running.move(to: time)
        isResting = !isUnderWay
        if hasMoved || !isUnderWay { show() }
        if isWrong { self.isWrong = true }
        return isUnderWay
    }

    override func renew(_ environment: EnvironmentValues) { running.renew(environment) }

    override func stop() {
        guard !running.isAtRest else { return }
        running.stop()
        isResting = true
        lookedEnd = nil
        show()
    }

    override func nextEnd(after time: TimeInterval) -> TimeInterval? {
        running.nextEnd(after: time)
    }

    override var knowsEnds: Bool { running.knowsEnds }

    override var endsByItself: Bool { running.endsByItself }

    override var animations: [Animation] { running.animations }

    override var wrongAnimation: Animation? { running.wrong }
}
