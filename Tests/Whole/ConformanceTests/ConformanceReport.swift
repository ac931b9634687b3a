import Synchronization
import Testing

/// The cases against Apple's numbers; each area adds a suite of its own.
@Suite(ConformanceReport.Printing()) struct ConformanceTests {}

/// Counts what passed, by area.
final class ConformanceReport: Sendable {
    static let shared = ConformanceReport()

    private struct Score {
        var passed = 0
        var failed = 0
    }

    private let scores = Mutex<[String: Score]>([:])

    func add(area: String, passed: Bool) {
        scores.withLock {
            if passed {
                $0[area, default: Score()].passed += 1
            } else {
                $0[area, default: Score()].failed += 1
            }
        }
    }

    /// One line an area, then the sum.
    var table: String {
        let scores = scores.withLock { $0 }
        var lines = ["Conformance by area"]
        var total = Score()
        for (area, score) in scores.sorted(by: { $0.key < $1.key }) {
            let name = area + String(repeating: " ", count: max(1, 28 - area.count))
            lines.append("  \(name) \(score.passed) passed, \(score.failed) failed")
            total.passed += score.passed
            total.failed += score.failed
        }
        lines.append("  \(total.passed) passed, \(total.failed) failed")
        return lines.joined(separator: "\n")
    }

    /// Prints the table when the whole suite has run.
    struct Printing: SuiteTrait, TestScoping {
        func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await function()
            print(ConformanceReport.shared.table)
        }
    }
}
