import Foundation
import OddViews
import RunArguments

/// What is to be drawn: given on the command line, and handed on to workers.
struct OddPlan {
    /// What a process does with its seeds.
    enum Part: String {
        /// Draws them, looks at each file and puts it into the folder.
        case draw
        /// Draws them once more, the last one first: what else differs from the first time is the
        /// process, its hashes and what it has kept.
        case repeated
        /// Reads the files in the folder with libraries that had no part in them.
        case read
        /// Says what is drawn, for whoever looks into a fault.
        case show
    }

    /// `views` or `files`.
    var kind = "views"
    /// What this process does; none for the one that starts the others.
    var part: Part?
    var first: UInt64 = 0
    var count: UInt64 = 1000
    /// Seconds of processor time for a drawing.
    var timeLimit = 10
    /// Megabytes that a worker may take.
    var memoryLimit = 1024
    var formats = ["png", "svg", "pdf"]
    /// Seeds of a worker.
    var batch: UInt64 = 500
    /// Whether views are large or small whatever their number.
    var isLarge: Bool?
    /// Where the files lie meanwhile.
    var folder = FileManager.default.temporaryDirectory.appending(path: "odd-\(getpid())").path

    init(_ arguments: [String]) {
        var options = RunArguments(arguments)
        kind = options.kind ?? kind
        while let (name, value) = options.next() {
            switch name {
            case "--first": first = UInt64(value) ?? first
            case "--count": count = UInt64(value) ?? count
            case "--time-limit": timeLimit = Int(value) ?? timeLimit
            case "--memory-limit": memoryLimit = Int(value) ?? memoryLimit
            case "--formats": formats = value.split(separator: ",").map(String.init)
            case "--batch": batch = max(1, UInt64(value) ?? batch)
            case "--size": isLarge = ["large": true, "small": false][value]
            case "--folder": folder = value
            case "--part": part = Part(rawValue: value)
            default: RunArguments.refuse(name)
            }
        }
        if kind == "files" { formats = ["files"] }
    }

    /// The arguments of a process for some of the seeds.
    func arguments(_ part: Part, _ seeds: Range<UInt64>) -> [String] {
        var all = [
            kind, "--part", part.rawValue, "--first", "\(seeds.lowerBound)", "--count",
            "\(seeds.count)", "--time-limit", "\(timeLimit)", "--memory-limit", "\(memoryLimit)",
            "--formats", formats.joined(separator: ","), "--folder", folder,
        ]
        if let isLarge { all += ["--size", isLarge ? "large" : "small"] }
        return all
    }

    /// The seeds in the order of this part.
    var seeds: [UInt64] {
        let seeds = Array(first..<first + count)
        return part == .repeated ? seeds.reversed() : seeds
    }

    func seed(_ number: UInt64) -> OddSeed { OddSeed(number, isLarge: isLarge) }

    /// Where the file of a seed lies.
    func file(_ seed: UInt64, _ format: String) -> URL {
        URL(fileURLWithPath: "\(folder)/\(seed).\(format)")
    }
}
