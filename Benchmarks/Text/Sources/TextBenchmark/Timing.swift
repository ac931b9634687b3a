import Foundation

/// Nanoseconds of processor time that `body` takes in this thread: others' work does not count.
func nanoseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    body()
    return now() - start
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
