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
            // What ended the scanner is read anew the next time: another file may have had a part in it.
            facts[position] = line.map { Self.facts(in: $0) } ?? FileFacts(.crash)
            if let line { cache.keep(line, for: keys[position], in: .facts) }
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

    /// A file with the path of its copy.
    private typealias Copy = (path: String, file: SourceFile)

    /// Runs scanners on copies of the files, so that they see the text that was hashed.
    ///
    /// - Returns: A line for each file; `nil` for one that ended the scanner.
    private func scan(
        _ files: [SourceFile], in folder: String
    ) throws(CommandError) -> [Data?] {
        if files.isEmpty { return [] }
        let copies = files.enumerated().map { Copy("\(folder)/\($0).scanned", $1) }
        for copy in copies {
            try PictureFile.write(Array(copy.file.text.utf8), to: copy.path)
        }
        let parts = stride(from: 0, to: copies.count, by: Self.filesAtOnce).map {
            Array(copies[$0..<min($0 + Self.filesAtOnce, copies.count)])
        }
        let answers = Mutex([Result<[Data?], CommandError>?](repeating: nil, count: parts.count))
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
        var lines: [Data?] = []
        for answer in answers.withLock({ $0 }) { lines += try answer?.get() ?? [] }
        return lines
    }

    /// Runs a scanner, and another one behind each file that ends it: a line for each file.
    private func scan(_ copies: [Copy]) throws(CommandError) -> [Data?] {
        var lines: [Data?] = []
        while lines.count < copies.count {
            let rest = copies[lines.count...]
            let scanned = try ChildProcess.run(
                installation.scanner,
                [platform.rawValue, modules.sorted().joined(separator: ",")] + rest.map(\.path),
                timeLimit: timeLimit)
            // A scanner that was ended may have written half of a line.
            let end = scanned.output.lastIndex(of: UInt8(ascii: "\n")) ?? 0
            let found = scanned.output[..<end].split(separator: UInt8(ascii: "\n"))
            lines += found.prefix(rest.count).map { Data($0) }
            guard lines.count < copies.count else { break }
            switch scanned.ending {
            case .timedOut:
                let path = copies[lines.count].file.path
                throw .timeLimit(what: "reading \(path)", seconds: timeLimit, place: nil)
            case .signalled: lines.append(nil)
            case .exited: throw .internalFault("the scanner failed:\n\(scanned.errorText)")
            }
        }
        return lines
    }
}
