import Foundation

/// Has workers draw, each some seeds, and other programs read what they wrote.
struct OddRun {
    private let plan: OddPlan

    init(_ plan: OddPlan) {
        self.plan = plan
    }

    /// What came of it.
    private struct Sum {
        var faults: [String] = []
        var refused = 0
        var drawn = 0
        var peak = 0
    }

    /// Draws all; says what is wrong and how much there was. Answers the status to end with.
    func run() -> Int32 {
        let begun = Date()
        useUsualStacks()
        try? FileManager.default.createDirectory(
            atPath: plan.folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: plan.folder) }
        var sum = Sum()
        var next = plan.first
        let end = plan.first + plan.count
        while next < end {
            let count = min(plan.batch, end - next)
            draw(next, count, &sum)
            if plan.kind == "views", plan.readsFiles { read(next, count, &sum) }
            next += count
            progress(next - plan.first, sum, since: begun)
        }
        let seconds = Int(Date().timeIntervalSince(begun))
        print(
            "\(plan.count) seeds of \(plan.kind) from \(plan.first): \(sum.drawn) drawn, "
                + "\(sum.refused) refused, \(sum.faults.count) faults, \(sum.peak / 1024) MB at most, "
                + "\(seconds) s")
        return sum.faults.isEmpty ? 0 : 1
    }

    /// Gives workers stacks of 8 MB, as most systems do: those of threads count as memory.
    private func useUsualStacks() {
        var limit = rlimit()
        let kind = __rlimit_resource_t(UInt32(3))  // RLIMIT_STACK
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 8 << 20)
        setrlimit(kind, &limit)
    }

    private func progress(_ done: UInt64, _ sum: Sum, since begun: Date) {
        guard done % (plan.batch * 10) == 0 else { return }
        let seconds = Int(Date().timeIntervalSince(begun))
        FileHandle.standardError.write(
            Data("\(done) of \(plan.count), \(sum.faults.count) faults, \(seconds) s\n".utf8))
    }

    private func note(_ fault: String, _ sum: inout Sum) {
        print("FAULT \(fault)")
        fflush(nil)
        sum.faults.append(fault)
    }

    /// Draws some seeds in one process; in another one goes on after a seed that ended it.
    private func draw(_ first: UInt64, _ count: UInt64, _ sum: inout Sum) {
        var next = first
        while next < first + count {
            let (lines, ending) = worker(next, first + count - next)
            var current = ""
            for line in lines {
                let words = line.split(separator: " ", maxSplits: 3)
                switch words.first {
                case "begin":
                    current = words[1...].prefix(2).joined(separator: " ")
                    sum.drawn += 1
                case "refused": sum.refused += 1
                case "fault": note(words.dropFirst().joined(separator: " "), &sum)
                case "peak": sum.peak = max(sum.peak, words.last.flatMap { Int($0) } ?? 0)
                default: break
                }
            }
            guard let ending else { return }
            note("\(current): \(ending)", &sum)
            guard let seed = current.split(separator: " ").first.flatMap({ UInt64($0) }) else {
                return
            }
            next = seed + 1
        }
    }

    /// What a worker said, and how it ended where it should not have.
    private func worker(_ first: UInt64, _ count: UInt64) -> (lines: [Substring], ending: String?) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = plan.arguments(first: first, count: count)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        do { try process.run() } catch { return ([], "\(error)") }
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n")
        if process.terminationReason == .exit, process.terminationStatus == 0 {
            return (lines, nil)
        }
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else { return (lines, "exit \(status)") }
        return (lines, status == SIGALRM ? "over the time limit" : "signal \(status)")
    }

    // MARK: Other programs

    /// Has poppler and librsvg read the files of a batch together, and one by one where they do not like
    /// them.
    private func read(_ first: UInt64, _ count: UInt64, _ sum: inout Sum) {
        for (format, reader) in [("pdf", readPDF), ("svg", readSVG)] {
            let files = (first..<first + count).map { "\(plan.folder)/\($0).\(format)" }
                .filter { FileManager.default.fileExists(atPath: $0) }
            if !files.isEmpty, reader(files) != nil {
                for file in files {
                    if let words = reader([file]) {
                        let name = URL(fileURLWithPath: file).lastPathComponent
                        note("\(name) cannot be read: \(words)", &sum)
                    }
                }
            }
            for file in files { try? FileManager.default.removeItem(atPath: file) }
        }
    }

    private func readPDF(_ files: [String]) -> String? {
        // It unites no single file.
        files.count > 1
            ? complaint("pdfunite", files + ["\(plan.folder)/all"])
            : complaint("pdftoppm", ["-r", "36", "-png", files[0], "\(plan.folder)/page"])
    }

    private func readSVG(_ files: [String]) -> String? {
        files.count > 1
            ? complaint("rsvg-convert", ["-f", "pdf", "-o", "\(plan.folder)/all"] + files)
            : complaint("rsvg-convert", ["-f", "png", "-o", "\(plan.folder)/all"] + files)
    }

    /// What a program says where it fails; `nil` where it does not.
    private func complaint(_ program: String, _ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = ["120", program] + arguments
        let errors = Pipe()
        process.standardError = errors
        do { try process.run() } catch { return "\(error)" }
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal
        else { return nil }
        return "\(program) ends with \(process.terminationStatus): "
            + text.split(separator: "\n").prefix(2).joined(separator: "; ")
    }
}
