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
        template = "\(drawer.library) \(stage.hashed)"
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
                if ledger.knows(digest), System.may(F_OK, "\(pattern.folder)/\(name)") {
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
        var done: [String] = []
        var rest: [Job] = []
        for (number, job) in part.jobs.enumerated() {
            let picture = "\(part.folder)/\(number).picture"
            if System.may(F_OK, picture) {
                try move(picture, to: "\(pattern.folder)/\(job.name)")
                done.append(job.digest)
                drawn += 1
            } else if let words = FileManager.default.contents(
                atPath: "\(part.folder)/\(number).error")
            {
                fail(job.line, String(decoding: words, as: UTF8.self))
            } else if let problem, rest.isEmpty, number == Self.first(part, without: part.folder) {
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
    private static func first(_ part: Part, without folder: String) -> Int? {
        part.jobs.indices.first {
            !System.may(F_OK, "\(folder)/\($0).picture")
                && !System.may(F_OK, "\(folder)/\($0).error")
        }
    }

    private func move(_ picture: String, to place: String) throws(CommandError) {
        if System.move(picture, to: place) { return }
        // The pattern may name folders that are not there yet.
        try PictureFile.makeFolder((place as NSString).deletingLastPathComponent)
        if !System.move(picture, to: place) {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
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
