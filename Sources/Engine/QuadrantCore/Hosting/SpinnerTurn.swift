package import Foundation

/// How spinners turn: a spoke further at a time, as the host's clock moves. At time 0 all stand at the start of their turn.
package enum SpinnerTurn {
    /// How many spokes a spinner has.
    package static let count = 8
    /// How long a turn takes, in seconds. A choice: Apple publishes nothing, and recordings of iOS show about a second.
    package static let period = 1.0

    /// By how many spokes a spinner has turned at a time of the host, from 0 to 7.
    package static func step(at time: TimeInterval) -> Int {
        guard time.isFinite, time > 0 else { return 0 }
        let turns = time / period
        return Int(((turns - turns.rounded(.down)) * Double(count) + 1e-6).rounded(.down)) % count
    }

    /// When it turns further next.
    package static func next(after time: TimeInterval) -> TimeInterval {
        let step = period / Double(count)
        return ((time / step + 1e-6).rounded(.down) + 1) * step
    }
}
