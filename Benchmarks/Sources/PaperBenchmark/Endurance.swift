import Foundation
import PaperViews

/// Cards from eight tasks at once.
enum Throughput {
    @MainActor
    static func print(count: Int) async throws {
        _ = try await Workload.card.data(step: 0)
        let one = try await seconds(tasks: 1, count: count)
        let before = Memory.now
        let eight = try await seconds(tasks: 8, count: count)
        Swift.print(
            "\(count) cards:",
            String(
                format: "one task %.1f a second, eight tasks %.1f (%.2f times)",
                Double(count) / one, Double(count) / eight, one / eight),
            "on \(ProcessInfo.processInfo.activeProcessorCount) cores; memory \(before) kB, then "
                + "\(Memory.now) kB, peak \(Memory.peak) kB")
    }

    @MainActor
    private static func seconds(tasks: Int, count: Int) async throws -> Double {
        let began = Clock.wall
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for step in stride(from: task, to: count, by: tasks) {
                        _ = try await Workload.card.data(step: step)
                    }
                }
            }
            try await group.waitForAll()
        }
        return (Clock.wall - began) / 1e3
    }
}

/// Memory over many drawings.
enum Flatness {
    @MainActor
    static func print(count: Int) async throws {
        var line: [String] = []
        for step in 0..<count {
            _ = try await Workload.card.data(step: step)
            if (step + 1) % max(1, count / 10) == 0 { line.append("\(Memory.now)") }
        }
        Swift.print("\(count) cards, memory in kB at each tenth:", line.joined(separator: " "))
    }
}

/// What the system says of this process, in kilobytes.
enum Memory {
    /// Memory in use.
    static var now: Int { field("VmRSS:") }
    /// The most so far.
    static var peak: Int { field("VmHWM:") }

    private static func field(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    }
}
