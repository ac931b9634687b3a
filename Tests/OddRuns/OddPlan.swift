import Foundation

/// What is to be drawn: given on the command line, and handed on to workers.
struct OddPlan {
    /// `views` or `files`.
    var kind = "views"
    var first: UInt64 = 0
    var count: UInt64 = 1000
    /// Seconds for a seed in a format, both drawings together.
    var timeLimit: UInt32 = 20
    /// Megabytes that a worker may take.
    var memoryLimit = 1024
    var formats = ["png", "svg", "pdf"]
    /// Seeds of a worker, whose files are read by other programs together.
    var batch: UInt64 = 100
    /// Whether other programs read the files.
    var readsFiles = true
    /// Where the files lie meanwhile.
    var folder = FileManager.default.temporaryDirectory.appending(path: "odd-\(getpid())").path

    init(_ arguments: [String]) {
        var rest = arguments[...]
        if let kind = rest.first, !kind.hasPrefix("--") { self.kind = String(rest.removeFirst()) }
        while let name = rest.popFirst() {
            let value = rest.popFirst() ?? ""
            switch name {
            case "--first": first = UInt64(value) ?? first
            case "--count": count = UInt64(value) ?? count
            case "--time-limit": timeLimit = UInt32(value) ?? timeLimit
            case "--memory-limit": memoryLimit = Int(value) ?? memoryLimit
            case "--formats": formats = value.split(separator: ",").map(String.init)
            case "--batch": batch = max(1, UInt64(value) ?? batch)
            case "--read": readsFiles = value != "no"
            case "--folder": folder = value
            default:
                FileHandle.standardError.write(Data("unknown option \(name)\n".utf8))
                exit(64)
            }
        }
    }

    /// The arguments of a worker for some of the seeds.
    func arguments(first: UInt64, count: UInt64) -> [String] {
        [
            "worker", kind, "--first", "\(first)", "--count", "\(count)", "--time-limit",
            "\(timeLimit)", "--memory-limit", "\(memoryLimit)", "--formats",
            formats.joined(separator: ","), "--folder", folder,
        ]
    }
}
