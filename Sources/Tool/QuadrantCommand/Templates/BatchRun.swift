internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// The drawing of many rows: parts of some dozens each, as many at once as there are processors.
@MainActor
struct BatchRun {
    /// A row that is to be drawn.
    private struct Job {
        let line: Int
        let name: String
        let digest: String
        let data: Data
    }

    /// Rows that a process draws.
    private struct Part {
        let running: ViewDrawer.Running
        let jobs: [Job]
        let folder: String
    }

    private let drawer: ViewDrawer
    private let position: Int
    private let stage: Stage
    private let pattern: OutputPattern
    private let work: WorkFolder
    private let ledger: BatchLedger
    private let errors: BatchErrors
    private let template: String
    private var names: Set<Int> = []
    private var parts: [Part] = []
    private var partCount = 0
    private(set) var failureCount = 0
    private var (drawn, skipped) = (0, 0)
    private var progress = BatchProgress()

    /// How many rows a process draws: enough that its beginning does not count.
    private static let rowsTogether = 48

    init(
        drawer: ViewDrawer, position: Int, stage: Stage, pattern: OutputPattern, folder: WorkFolder
    ) {
        (self.drawer, self.position, self.stage, self.pattern) = (drawer, position, stage, pattern)
        work = folder
        ledger = BatchLedger(in: pattern.folder)
        errors = BatchErrors("\(pattern.folder)/errors.jsonl")
        // The path of the library tells sources, compiler and version.
        template =
            "\(drawer.library) \(stage.hashed) \(BatchLedger.digest(ofResources: stage.surroundings.resourceDirectories, without: pattern.folder))"
    }

    /// Draws all rows.
    mutating func draw(_ rows: BatchRows) throws(CommandError) {
        var rows = rows
        var jobs: [Job] = []
        while let row = rows.next() {
            if let job = job(for: row) { jobs.append(job) }
            if jobs.count == Self.rowsTogether {
                try begin(jobs)
                jobs = []
            }
        }
        if !jobs.isEmpty { try begin(jobs) }
        while !parts.isEmpty { try finishFirst() }
        errors.close()
        progress.end(drawn: drawn, skipped: skipped, failed: failureCount, errors: errors.path)
    }

    /// Removes what was drawn and not put in its place.
    func end() { work.remove() }

    /// What is to be done for a row; `nil` where nothing is: it is there, or cannot be.
    private mutating func job(for row: BatchRows.Row) -> Job? {
        switch row.data {
        case .failure(let problem): fail(row.line, problem.words)
        case .success(let value):
            switch pattern.name(for: value, line: row.line) {
            case .failure(let problem): fail(row.line, problem.words)
            case .success(let name):
                guard names.insert(name.hashValue).inserted else {
                    fail(row.line, "another row has the name '\(TerminalText.line(name))'")
                    return nil
                }
                let digest = BatchLedger.digest(name, value, template)
                if ledger.knows(digest, of: name), System.may(F_OK, "\(pattern.folder)/\(name)") {
                    skipped += 1
                    return nil
                }
                return Job(
                    line: row.line, name: name, digest: digest, data: Data(value.line.utf8))
            }
        }
        return nil
    }

    private mutating func fail(_ line: Int, _ words: String) {
        failureCount += 1
        errors.add(line: line, words)
    }

    private mutating func begin(_ jobs: [Job]) throws(CommandError) {
        while parts.count >= DrawingWorker.drawingsAtOnce * 2 { try finishFirst() }
        partCount += 1
        let folder = "\(work.path)/\(partCount)"
        try PictureFile.makeFolder(folder)
        let rows = DrawnRows(folder: folder, rows: jobs.map(\.data))
        let running = try drawer.start(rows, at: position, on: stage)
        parts.append(Part(running: running, jobs: jobs, folder: folder))
    }

    /// Waits for the first part; where its process ended before its time, the row that it was at is told, and the rest is drawn anew.
    private mutating func finishFirst() throws(CommandError) {
        let part = parts.removeFirst()
        let problem = try drawer.end(of: part.running)
        var done: [(name: String, digest: String)] = []
        var rest: [Job] = []
        let culprit = problem == nil ? nil : Self.first(part)
        for (number, job) in part.jobs.enumerated() {
            let picture = "\(part.folder)/\(number).picture"
            if Self.isFile(picture) {
                if let reason = move(picture, to: job.name) {
                    fail(job.line, reason)
                } else {
                    done.append((job.name, job.digest))
                    drawn += 1
                }
            } else if let words = Self.words(at: "\(part.folder)/\(number).error") {
                fail(job.line, words)
            } else if let problem, number == culprit {
                fail(job.line, problem.words)
                rest = Array(part.jobs[(number + 1)...])
                break
            } else {
                fail(job.line, problem.map(\.words) ?? "it was not drawn")
            }
        }
        ledger.add(done)
        try? FileManager.default.removeItem(atPath: part.folder)
        progress.show(drawn: drawn, skipped: skipped, failed: failureCount)
        if !rest.isEmpty { try begin(rest) }
    }

    /// The first row of a part of which there is neither a picture nor an error.
    private static func first(_ part: Part) -> Int? {
        part.jobs.indices.first {
            !isFile("\(part.folder)/\($0).picture") && !isFile("\(part.folder)/\($0).error")
        }
    }

    /// Whether a plain file is at a path: what a view left there besides is not looked at.
    private static func isFile(_ path: String) -> Bool {
        System.status(of: path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    }

    /// The longest reason that is read, in bytes.
    private static let longestReason = 16 << 10

    private static func words(at path: String) -> String? {
        guard isFile(path), let bytes = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return TerminalText.line(String(decoding: bytes.prefix(longestReason), as: UTF8.self))
    }

    /// Puts a picture in its place; why it cannot be put there.
    private func move(_ picture: String, to name: String) -> String? {
        var folder = pattern.folder
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            // The pattern may name folders that are not there yet. A link would lead elsewhere.
            if System.target(ofLink: folder) != nil {
                return "'\(TerminalText.line(folder))' is a link"
            }
            if !System.may(F_OK, folder) {
                try? FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: false)
            }
        }
        let place = "\(pattern.folder)/\(name)"
        return System.move(picture, to: place)
            ? nil : "'\(TerminalText.line(place))' cannot be written: \(System.lastError)"
    }
}

extension Stage {
    /// What tells one way to draw from another.
    fileprivate var hashed: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
