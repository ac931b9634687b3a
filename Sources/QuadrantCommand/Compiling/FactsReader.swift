internal import Foundation
internal import QuadrantIndex

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

    /// Runs the scanner on copies of the files, so that it sees the text that was hashed.
    private func scan(
        _ files: [SourceFile], in folder: String
    ) throws(CommandError) -> [Data] {
        if files.isEmpty { return [] }
        var copies: [String] = []
        for (position, file) in files.enumerated() {
            copies.append("\(folder)/\(position).scanned")
            try PictureFile.write(Array(file.text.utf8), to: copies[position])
        }
        let scanned = try ChildProcess.run(
            installation.scanner,
            [platform.rawValue, modules.sorted().joined(separator: ",")] + copies,
            timeLimit: timeLimit)
        if scanned.ending == .timedOut {
            throw .timeLimit(what: "reading the files", seconds: timeLimit, place: nil)
        }
        let lines = scanned.output.split(separator: UInt8(ascii: "\n")).map { Data($0) }
        guard scanned.ending == .exited(0), lines.count == files.count else {
            throw .internalFault("the scanner failed:\n\(scanned.errorText)")
        }
        return lines
    }
}
