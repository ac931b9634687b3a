import Foundation

/// What came of many seeds.
struct OddSum {
    private(set) var faults = 0
    var refused = 0
    var drawn = 0
    /// The most memory of a worker that drew, in kilobytes.
    var peak = 0
    /// Drawings that took more than a second, the slowest first.
    private(set) var slow: [(milliseconds: Int, drawing: Substring)] = []

    mutating func note(_ fault: String) {
        print("FAULT \(fault)")
        fflush(nil)
        faults += 1
    }

    mutating func noteSlow(_ milliseconds: Int, _ drawing: Substring) {
        slow.append((milliseconds, drawing))
        slow.sort { $0.milliseconds > $1.milliseconds }
        if slow.count > 20 { slow.removeLast() }
    }

    var description: String {
        "\(drawn) drawn, \(refused) refused, \(faults) faults, \(peak / 1024) MB at most"
    }
}
