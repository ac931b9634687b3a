import Foundation

/// What is known of an animation of the library from its beginning on, so that thousands of values under way need not ask
/// for the kind of theirs at each moment.
struct KnownAnimation {
    private enum Kind {
        case curve(CurveAnimation)
        case spring(SpringAnimation)
        case other
    }

    private let kind: Kind
    /// Seconds until it is over; infinite for one that never is.
    let length: TimeInterval
    /// Seconds until a person takes it for done.
    let logicalLength: TimeInterval

    /// - Parameter animation: One that begins from rest. `nil` for one whose length is not known.
    init?(_ animation: Animation) {
        guard let timed = animation.base as? any TimedAnimation else { return nil }
        length = timed.length
        logicalLength = timed.logicalLength
        kind =
            if let curve = timed as? CurveAnimation {
                .curve(curve)
            } else if let spring = timed as? SpringAnimation {
                .spring(spring)
            } else {
                .other
            }
    }

    /// The part of the way that has been gone, `nil` once it is over, and whether it is logically complete. `nil` in all for
    /// an animation that has to be asked.
    func part(at time: TimeInterval) -> (part: Double?, isComplete: Bool)? {
        switch kind {
        case .curve(let curve): (curve.part(at: time), false)
        case .spring(let spring): (spring.part(at: time), time >= spring.logicalLength)
        case .other: nil
        }
    }
}
