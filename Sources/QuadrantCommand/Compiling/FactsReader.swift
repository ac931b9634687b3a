internal import Dispatch
internal import Foundation
internal import QuadrantIndex
internal import Synchronization

/// Has the scanner read what files declare, and keeps that in the cache by their texts.
struct FactsReader {
    let cache: BuildCache
    let installation: Installation
    let timeLimit: Double
    /// The platform that the files are read as.
    let platform: SourcePlatform
    /// The modules that the compiler finds.
    let modules: Set<String>

    /// The facts about each file; `folder` is for copies of those that are new.
    func facts(of files: [SourceFile], in folder: String) throws(CommandError) -> [FileFacts] {
        let names = modules.sorted().joined(separator: ",")
        let keys = files.map { file in
            var hash = ContentHash()
            hash.combine(installation.identity)
            hash.combine(platform.rawValue)
            hash.combine(names)
            hash.combine(file.text)
            return hash.text
        }
        var facts = keys.map { Self.facts(in: cache.data(for: $0, in: .facts)) }
        let unknown = facts.indices.filter { facts[$0] == nil }
        let scanned = try scan(unknown.map { files[$0] }, in: folder)
        for (position, line) in zip(unknown, scanned) {
            facts[position] = Self.facts(in: line)
            cache.keep(line, for: keys[position], in: .facts)
        }
        let known = facts.compactMap { $0 }
        guard known.count == files.count else {
            throw .internalFault("the scanner's answer cannot be read")
        }
        return known
    }

    private static func facts(in data: Data?) -> FileFacts? {
        data.flatMap { try? JSONDecoder().decode(FileFacts.self, from: $0) }
    }

    /// How many files one scanner reads: of many files as many are read at once as there are processors.
    private static let filesAtOnce = 250

    /// Runs scanners on copies of the files, so that they see the text that was hashed.
    private func scan(
        _ files: [SourceFile], in folder: String
    ) throws(CommandError) -> [Data] {
        if files.isEmpty { return [] }
        let copies = files.indices.map { "\(folder)/\($0).scanned" }
        for (copy, file) in zip(copies, files) {
            try PictureFile.write(Array(file.text.utf8), to: copy)
        }
        let parts = stride(from: 0, to: copies.count, by: Self.filesAtOnce).map {
            Array(copies[$0..<min($0 + Self.filesAtOnce, copies.count)])
        }
        let answers = Mutex([Result<[Data], CommandError>?](repeating: nil, count: parts.count))
        DispatchQueue.concurrentPerform(iterations: parts.count) { number in
            let answer = Result { () throws(CommandError) in try scan(parts[number]) }
            let done = answers.withLock { answers in
                answers[number] = answer
                return answers.count { $0 != nil }
            }
            if parts.count > 1, done.isMultiple(of: 4), done < parts.count {
                Console.error(
                    "quadrant: \(done * Self.filesAtOnce) of \(copies.count) files are read\n")
            }
        }
        var lines: [Data] = []
        for answer in answers.withLock({ $0 }) { lines += try answer?.get() ?? [] }
        return lines
    }

    /// Runs one scanner: a line for each file.
    private func scan(_ copies: [String]) throws(CommandError) -> [Data] {
        let scanned = try ChildProcess.run(
            installation.scanner,
            [platform.rawValue, modules.sorted().joined(separator: ",")] + copies,
            timeLimit: timeLimit)
        if scanned.ending == .timedOut {
            throw .timeLimit(what: "reading the files", seconds: timeLimit, place: nil)
        }
        let lines = scanned.output.split(separator: UInt8(ascii: "\n")).map { Data($0) }
        guard scanned.ending == .exited(0), lines.count == copies.count else {
            throw .internalFault("the scanner failed:\n\(scanned.errorText)")
        }
        return lines
    }
}
