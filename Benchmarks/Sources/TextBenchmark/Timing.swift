import Foundation

/// Nanoseconds that `body` takes.
func nanoseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e9
        + Double(duration.components.attoseconds) / 1e9
}

/// Rounds of several contestants in turn, so that a drift of the machine's speed hits all of them.
struct Rounds {
    private var times: [String: [Double]] = [:]

    /// Adds what `body` took, in nanoseconds a label.
    mutating func add(_ name: String, labels: Int, _ body: () -> Void) {
        times[name, default: []].append(nanoseconds(body) / Double(labels))
    }

    /// The median.
    func median(_ name: String) -> Double {
        let sorted = times[name, default: [.nan]].sorted()
        return sorted[sorted.count / 2]
    }
}

/// A sum of results, so that none is optimised away.
nonisolated(unsafe) var sink = 0.0
