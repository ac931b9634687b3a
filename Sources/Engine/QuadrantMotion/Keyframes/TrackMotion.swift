internal import Foundation
internal import QuadrantGeometry

/// How a vector goes through the keyframes of a track.
struct TrackMotion<Data: VectorArithmetic> {
    /// From one keyframe to the next.
    private struct Segment {
        let way: Way
        /// Seconds from the start of the track.
        let start: Double
        /// Seconds.
        let duration: Double
    }

    private enum Way {
        case line(from: Data, to: Data, UnitCurve)
        /// A Hermite curve: the values and the velocities at both ends.
        case curve(from: Data, to: Data, startVelocity: Data, endVelocity: Data)
        case spring(from: Data, to: Data, startVelocity: Data, Spring)
    }

    private let initial: Data
    private let initialVelocity: Data
    private let segments: [Segment]
    private let last: Data
    /// Seconds.
    let duration: Double

    /// The motion through the steps.
    ///
    /// - Parameters:
    ///   - initial: The value at the start.
    ///   - velocity: Its change in a second at the start.
    init(_ steps: [KeyframeStep<Data>], from initial: Data, velocity: Data? = nil) {
        self.initial = initial
        // The zero of a type may have fewer parts than its values.
        let velocity = velocity ?? initial.scaled(by: 0)
        initialVelocity = velocity
        let slopes = Slopes(steps, from: initial)
        var segments: [Segment] = []
        var (value, speed, time) = (initial, velocity, 0.0)
        for (index, step) in steps.enumerated() {
            let way: Way
            switch step {
            case .move(let target):
                (value, speed) = (target, target.scaled(by: 0))
                continue
            case .linear(let target, _, let curve):
                way = .line(from: value, to: target, curve)
            case .cubic(let target, _, let start, _):
                way = .curve(
                    from: value, to: target,
                    startVelocity: start ?? slopes.joint(before: index) ?? speed,
                    endVelocity: slopes.end(of: index))
            case .spring(let target, _, let spring, let start):
                way = .spring(from: value, to: target, startVelocity: start ?? speed, spring)
            }
            guard step.duration > 0 else {
                // A keyframe without a duration is reached at once.
                (value, speed) = (step.target, step.target.scaled(by: 0))
                continue
            }
            segments.append(Segment(way: way, start: time, duration: step.duration))
            (value, speed) = (
                Self.value(way, at: step.duration, of: step.duration),
                Self.velocity(way, at: step.duration, of: step.duration)
            )
            time += step.duration
        }
        self.segments = segments
        (last, duration) = (value, time)
    }

    /// The value at a time in seconds: the first one before the start, the last one after the end.
    func value(at time: Double) -> Data {
        guard time > 0, let segment = segment(at: time) else { return start }
        if time >= duration { return last }
        return Self.value(segment.way, at: time - segment.start, of: segment.duration)
    }

    /// The change in a second at a time; zero after the end.
    func velocity(at time: Double) -> Data {
        guard time < duration else { return last.scaled(by: 0) }
        guard time > 0, let segment = segment(at: time) else { return initialVelocity }
        return Self.velocity(segment.way, at: time - segment.start, of: segment.duration)
    }

    /// The value at time 0, after jumps that come first.
    private var start: Data {
        guard let first = segments.first else { return last }
        return Self.value(first.way, at: 0, of: first.duration)
    }

    private func segment(at time: Double) -> Segment? {
        segments.last { $0.start <= time }
    }

    private static func value(_ way: Way, at time: Double, of duration: Double) -> Data {
        switch way {
        case .line(let from, let to, let curve):
            return from.interpolated(towards: to, amount: curve.value(at: time / duration))
        case .curve(let from, let to, let startVelocity, let endVelocity):
            let s = time / duration
            let t = s - 1
            return from.scaled(by: (1 + 2 * s) * t * t) + to.scaled(by: s * s * (1 - 2 * t))
                + startVelocity.scaled(by: duration * s * t * t)
                + endVelocity.scaled(by: duration * s * s * t)
        case .spring(let from, let to, let velocity, let spring):
            return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
        }
    }

    private static func velocity(_ way: Way, at time: Double, of duration: Double) -> Data {
        switch way {
        case .line(let from, let to, let curve):
            let slope = curve.velocity(at: time / duration)
            return (to - from).scaled(by: slope.isFinite ? slope / duration : 0)
        case .curve(let from, let to, let startVelocity, let endVelocity):
            let s = time / duration
            return (to - from).scaled(by: 6 * s * (1 - s) / duration)
                + startVelocity.scaled(by: (1 - s) * (1 - 3 * s))
                + endVelocity.scaled(by: s * (3 * s - 2))
        case .spring(let from, let to, let velocity, let spring):
            return spring.velocity(target: to - from, initialVelocity: velocity, time: time)
        }
    }
}

/// The velocities with which cubic keyframes meet what is beside them.
private struct Slopes<Data: VectorArithmetic> {
    private let steps: [KeyframeStep<Data>]
    /// The value before each step, and after the last: the targets, as the spline of Catmull and Rom goes through them.
    private let values: [Data]

    init(_ steps: [KeyframeStep<Data>], from initial: Data) {
        self.steps = steps
        values = [initial] + steps.map(\.target)
    }

    /// The velocity at the start of a cubic step, if the one before it is cubic too.
    func joint(before index: Int) -> Data? {
        guard index > 0, case .cubic(_, let before, _, let given) = steps[index - 1], before > 0
        else { return nil }
        if let given { return given }
        guard case .cubic(_, let after, _, _) = steps[index], after > 0 else { return nil }
        return (values[index + 1] - values[index - 1]).scaled(by: 1 / (before + after))
    }

    /// The velocity at the end of a cubic step: the given one, or that of the start of the next step.
    func end(of index: Int) -> Data {
        let still = values[index].scaled(by: 0)
        guard case .cubic(_, _, _, let given) = steps[index] else { return still }
        if let given { return given }
        guard index + 1 < steps.count else { return still }
        switch steps[index + 1] {
        case .cubic(_, _, let start, _):
            return start ?? joint(before: index + 1) ?? still
        case .linear(let target, let duration, let curve):
            let slope = curve.velocity(at: 0)
            guard duration > 0, slope.isFinite else { return still }
            return (target - values[index + 1]).scaled(by: slope / duration)
        case .spring(_, _, _, let start):
            return start ?? still
        case .move:
            return still
        }
    }
}
