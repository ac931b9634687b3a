import Foundation
import OddViews
import QuadrantRendering

/// A process that does something with seeds one after the other and says before each what it is at: whoever
/// reads knows what it died of.
@MainActor final class OddWorker {
    private let plan: OddPlan
    private let part: OddPlan.Part
    /// The view of a seed, kept for all its formats.
    private var latest: (seed: UInt64, view: OddView)?

    init(_ plan: OddPlan, _ part: OddPlan.Part) {
        self.plan = plan
        self.part = part
    }

    func run() {
        let reader = part == .read ? OddReader() : nil
        if part != .read { limit(2, plan.memoryLimit << 20) }  // RLIMIT_DATA
        for seed in plan.seeds {
            for format in plan.formats {
                let begun = processorTime
                limitTime(plan.timeLimit)
                if part == .show, let kind = Stage.Output.Format(rawValue: format) {
                    say(OddView(plan.seed(seed)).description(kind))
                } else if let reader {
                    read(seed, format, reader)
                } else {
                    say("begin \(seed) \(format)")
                    draw(seed, format)
                }
                limitTime(0)
                let milliseconds = (processorTime - begun) / 1000
                if milliseconds > 1000 { say("slow \(seed) \(format) \(milliseconds)") }
            }
        }
        if part == .draw { say("peak \(usage.ru_maxrss)") }
    }

    private func draw(_ seed: UInt64, _ format: String) {
        do throws(OddDrawing.Fault) {
            guard let file = try made(seed, format) else { return say("refused \(seed) \(format)") }
            say("file \(seed) \(format) \(digest(of: file))")
            guard part == .draw, let kind = Stage.Output.Format(rawValue: format) else { return }
            try OddDrawing.check(file, kind)
            guard kind == .pdf || kind == .svg && !plan.seed(seed).keepsText else { return }
            do { try file.write(to: plan.file(seed, format)) } catch { throw .failed("\(error)") }
        } catch {
            let words = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            say("fault \(seed) \(format) \(words)")
        }
    }

    private func made(_ seed: UInt64, _ format: String) throws(OddDrawing.Fault) -> Data? {
        guard let kind = Stage.Output.Format(rawValue: format) else {
            let folder = URL(fileURLWithPath: plan.folder).appending(path: "files")
            return try OddDrawing.files(seed: seed, in: folder)
        }
        if latest?.seed != seed { latest = (seed, OddView(plan.seed(seed))) }
        return try latest?.view.file(kind)
    }

    private func read(_ seed: UInt64, _ format: String, _ reader: OddReader) {
        guard let file = try? Data(contentsOf: plan.file(seed, format)) else { return }
        say("begin \(seed) \(format)")
        if let words = reader.diagnostic(of: file, format) {
            say("fault \(seed) \(format) cannot be read: \(words)")
        }
    }

    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// FNV-1a of the bytes: the same in each process, as hashes of Swift's are not.
    private func digest(of file: Data) -> String {
        let hash = file.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return "\(file.count):\(String(hash, radix: 16))"
    }

    // MARK: Limits

    /// Ends the process when it has worked so many seconds, or waited sixty times as long: on a machine that
    /// others use, a process that gives way works a tenth of the time.
    private func limitTime(_ seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(__itimer_which_t(2), &timer, nil)  // ITIMER_PROF
        alarm(UInt32(seconds * 60))
    }

    private func limit(_ kind: UInt32, _ value: Int) {
        var limit = rlimit()
        let kind = __rlimit_resource_t(kind)
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, UInt(value))
        setrlimit(kind, &limit)
    }

    private var usage: rusage {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return usage
    }

    /// Microseconds that all threads of the process have worked.
    private var processorTime: Int {
        let usage = usage
        return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1_000_000
            + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    }
}
