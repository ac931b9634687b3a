import Foundation
import QuadrantGeometry

/// Changes of a value without an animation whose velocity is noted (`Transaction.tracksVelocity`), for a spring that goes
/// on from there.
struct VelocityTrack<V: VectorArithmetic> {
    /// Where the value was, from where it was first, at times.
    private var samples: [(time: TimeInterval, place: V)] = []

    /// How far back changes count, in seconds: a finger that has rested for that long has no velocity. As
    /// `VelocityTracker` has it for fingers.
    private static var reach: TimeInterval { 0.1 }

    /// The value has changed by `way`.
    mutating func add(_ way: V, at time: TimeInterval) {
        let place = samples.last.map { $0.place + way } ?? way
        if samples.last?.time == time {
            samples[samples.count - 1].place = place
        } else {
            samples.removeAll { $0.time < time - Self.reach }
            samples.append((time, place))
        }
    }

    /// The change in a second at a time; `nil` if it is not known to move.
    func velocity(at time: TimeInterval) -> V? {
        let recent = samples.filter { $0.time >= time - Self.reach }
        guard let first = recent.first, let last = recent.last, last.time > first.time else {
            return nil
        }
        return (last.place - first.place).scaled(by: 1 / (last.time - first.time))
    }
}
