import Foundation

/// Has processes draw, each some seeds, others draw them again, and others read what was written.
struct OddRun {
    private let plan: OddPlan

    init(_ plan: OddPlan) {
        self.plan = plan
    }

    /// Draws all; says what is wrong and how much there was. Answers the status to end with.
    func run() -> Int32 {
        let begun = Date()
        useUsualStacks()
        var sum = OddSum()
        var next = plan.first
        let end = plan.first + plan.count
        while next < end {
            try? FileManager.default.createDirectory(
                atPath: plan.folder, withIntermediateDirectories: true)
            let seeds = next..<min(end, next + plan.batch)
            draw(seeds, &sum)
            try? FileManager.default.removeItem(atPath: plan.folder)
            next = seeds.upperBound
            let seconds = Int(Date().timeIntervalSince(begun))
            FileHandle.standardError.write(
                Data(
                    "\(next - plan.first) of \(plan.count): \(sum.description), \(seconds) s\n".utf8
                ))
        }
        let seconds = Int(Date().timeIntervalSince(begun))
        for (milliseconds, drawing) in sum.slow { print("slow: \(drawing), \(milliseconds) ms") }
        print(
            "\(plan.count) seeds of \(plan.kind) from \(plan.first): \(sum.description), \(seconds) s"
        )
        return sum.faults == 0 ? 0 : 1
    }

    /// Gives workers stacks of 8 MB, as most systems do: those of threads count as memory.
    private func useUsualStacks() {
        var limit = rlimit()
        let kind = __rlimit_resource_t(UInt32(3))  // RLIMIT_STACK
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 8 << 20)
        setrlimit(kind, &limit)
    }

    /// Draws some seeds twice and reads them.
    private func draw(_ seeds: Range<UInt64>, _ sum: inout OddSum) {
        let first = results(.draw, seeds, &sum)
        sum.drawn += first.files.count
        sum.refused += first.files.values.count { $0 == "refused" }
        // What a process died of once would end the next one, too.
        var again: [String: Substring] = [:]
        for range in parts(of: seeds, without: first.deadly) {
            again.merge(results(.repeated, range, &sum).files) { first, _ in first }
        }
        for (drawing, file) in first.files.sorted(by: { $0.key < $1.key }) {
            if let other = again[drawing], other != file { sum.note("\(drawing): another file") }
        }
        if plan.kind == "views" { _ = results(.read, seeds, &sum) }
    }

    private func parts(of seeds: Range<UInt64>, without deadly: [UInt64]) -> [Range<UInt64>] {
        var (parts, next) = ([Range<UInt64>](), seeds.lowerBound)
        for seed in deadly.sorted() {
            if next < seed { parts.append(next..<seed) }
            next = seed + 1
        }
        if next < seeds.upperBound { parts.append(next..<seeds.upperBound) }
        return parts
    }

    // MARK: Processes

    private struct Results {
        /// By seed and format what stands for the bytes of the file, or that there is none.
        var files: [String: Substring] = [:]
        /// Seeds that a process died of.
        var deadly: [UInt64] = []
    }

    /// Has processes do a part of the work: where one ends by a seed, another one goes on behind it.
    private func results(
        _ part: OddPlan.Part, _ seeds: Range<UInt64>, _ sum: inout OddSum
    ) -> Results {
        var results = Results()
        var left = seeds
        while !left.isEmpty {
            let (lines, ending) = output(part, left)
            var current = ""
            for line in lines {
                let words = line.split(separator: " ", maxSplits: 3)
                let drawing = words.dropFirst().prefix(2).joined(separator: " ")
                switch words.first {
                case "begin": current = drawing
                case "file": results.files[drawing] = words.last
                case "refused": results.files[drawing] = "refused"
                case "slow": sum.noteSlow(words.last.flatMap { Int($0) } ?? 0, drawing[...])
                case "peak": sum.peak = max(sum.peak, words.last.flatMap { Int($0) } ?? 0)
                case "fault": sum.note(words.dropFirst().joined(separator: " "))
                default: sum.note("\(current): \(line)")
                }
            }
            guard let ending else { return results }
            sum.note("\(current): \(part.rawValue) ended by \(ending)")
            guard let seed = current.split(separator: " ").first.flatMap({ UInt64($0) }) else {
                return results
            }
            results.deadly.append(seed)
            left =
                part == .repeated
                ? left.lowerBound..<seed : min(seed + 1, left.upperBound)..<left.upperBound
        }
        return results
    }

    /// What a process said, and how it ended where it should not have.
    private func output(
        _ part: OddPlan.Part, _ seeds: Range<UInt64>
    ) -> (lines: [Substring], ending: String?) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = plan.arguments(part, seeds)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch { return ([], "\(error)") }
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(whereSeparator: \.isNewline)
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else {
            return (lines, status == 0 ? nil : "status \(status)")
        }
        let isTime = [SIGPROF, SIGALRM].contains(status)
        return (lines, isTime ? "the time limit" : "signal \(status)")
    }
}
