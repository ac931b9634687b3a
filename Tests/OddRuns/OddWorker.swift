import Foundation
import OddViews
import QuadrantRendering

/// A process that draws seeds one after the other and says before each what it is at: whoever reads knows
/// what it died of.
@MainActor enum OddWorker {
    static func run(_ plan: OddPlan) {
        limitMemory(plan.memoryLimit)
        for seed in plan.first..<(plan.first + plan.count) {
            for format in plan.kind == "files" ? ["files"] : plan.formats {
                say("begin \(seed) \(format) \(memory)")
                alarm(plan.timeLimit)
                draw(seed, format, plan)
                alarm(0)
            }
        }
        say("peak \(peak)")
    }

    private static func draw(_ seed: UInt64, _ format: String, _ plan: OddPlan) {
        do throws(OddDrawing.Fault) {
            guard let kind = DrawingOptions.Format(rawValue: format) else {
                let folder = URL(fileURLWithPath: plan.folder).appending(path: "files")
                return try OddDrawing.files(seed: seed, in: folder)
            }
            guard let file = try OddDrawing.view(seed: seed, kind) else {
                return say("refused \(seed) \(format)")
            }
            let path = "\(plan.folder)/\(seed).\(format)"
            let isRead = kind == .pdf || kind == .svg && !OddDrawing.keepsText(seed)
            if isRead { try? file.write(to: URL(fileURLWithPath: path)) }
        } catch {
            let words = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            say("fault \(seed) \(format) \(words)")
        }
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// What may be written to and nobody else sees: who asks for more gets none.
    private static func limitMemory(_ megabytes: Int) {
        var limit = rlimit()
        let kind = __rlimit_resource_t(UInt32(2))  // RLIMIT_DATA
        guard getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, UInt(megabytes) << 20)
        setrlimit(kind, &limit)
    }

    /// The memory that the process has, in kilobytes.
    private static var memory: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst(5).first.flatMap { Int($0) }
        return (pages ?? 0) * 4
    }

    /// The most memory that the process has had, in kilobytes.
    private static var peak: Int {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
