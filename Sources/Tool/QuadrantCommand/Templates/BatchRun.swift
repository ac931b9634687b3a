internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// The drawing of many rows: parts of some seconds each, as many at once as there are processors.
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
        let begin = ContinuousClock.now
    }

    private let drawer: ViewDrawer
    private let position: Int
    private let stage: Stage
    private let target: any BatchTarget
    private let work: WorkFolder
    private let errors: BatchErrors
    private let template: String
    private let isStrict: Bool
    private var names: Set<Int> = []
    private var parts: [Part] = []
    private var partCount = 0
    private(set) var failureCount = 0
    private var (drawn, skipped) = (0, 0)
    private var progress = BatchProgress()
    private var notes = PrintedNotes(namesPictures: false)
    /// How many issues are shown at least, if there are so many: those of a process are shown whole.
    private static let mostNotes = 50

    /// How many rows a process draws: few at first; then so many that they take some seconds, as each process draws its first row
    /// slower than the others and what it has drawn comes to its place at its end; and fewer towards the end of the data, so that all
    /// processors work until then.
    private var rowsTogether: Int {
        guard !target.isDocument, let share = progress.share, let rowTime else {
            return Self.fewRows
        }
        let rest = Double(begunCount) * (1 - share) / max(share, 0.001)
        let time = max(rowTime, 1e-4)
        let part = min(
            Self.partTime / time,
            max(Self.leastTime / time, rest / Double(DrawingWorker.drawingsAtOnce * 2)))
        return min(max(1, Int(part)), Self.manyRows)
    }
    private static let (fewRows, manyRows) = (24, 384)
    /// How long the rows of a process take, in seconds, and at least towards the end of the data: a process takes some hundredths
    /// to begin.
    private static let (partTime, leastTime) = (3.0, 0.1)
    /// About how many seconds a row takes.
    private var rowTime: Double?
    /// When the first part began, and how many rows of parts have ended.
    private var firstBegin: ContinuousClock.Instant?
    private var endedCount = 0
    /// How many rows were handed over.
    private var begunCount = 0

    /// - Parameters:
    ///   - folder: Where it is drawn until the target takes it.
    ///   - place: The folder that gets the pictures.
    ///   - errors: The path of the file of what went wrong.
    ///   - isStrict: Whether what is not drawn as written is not drawn.
    init(
        drawer: ViewDrawer, position: Int, stage: Stage, target: any BatchTarget,
        folder: WorkFolder, in place: String, errors: String, isStrict: Bool
    ) {
        self.isStrict = isStrict
        (self.drawer, self.position, self.stage, self.target) = (drawer, position, stage, target)
        work = folder
        self.errors = BatchErrors(errors)
        // The path of the library tells sources, compiler and version.
        template =
            "\(drawer.identity) \(stage.hashed) \(isStrict) \(BatchLedger.digest(ofResources: stage.surroundings.resourceDirectories, without: place))"
    }

    /// Draws all rows.
    mutating func draw(_ rows: BatchRows) throws(CommandError) {
        var rows = rows
        var jobs: [Job] = []
        while let row = rows.next() {
            progress.share = rows.share
            if let job = job(for: row) { jobs.append(job) }
            if jobs.count >= rowsTogether {
                try begin(jobs)
                jobs = []
            }
        }
        if !jobs.isEmpty { try begin(jobs) }
        while !parts.isEmpty { try finishFirst() }
        try target.finish(drawn)
        errors.close()
        progress.end(drawn: drawn, skipped: skipped, failed: failureCount, errors: errors)
    }

    /// Removes what was drawn and not put in its place.
    func end() { work.remove() }

    /// What is to be done for a row; `nil` where nothing is: it is there, or cannot be.
    private mutating func job(for row: BatchRows.Row) -> Job? {
        switch row.data {
        case .failure(let problem): fail(row.line, problem.words)
        case .success(let value):
            let data = Data(value.line.utf8)
            guard let pattern = target.pattern else {
                return Job(line: row.line, name: "", digest: "", data: data)
            }
            switch pattern.name(for: value, line: row.line) {
            case .failure(let problem): fail(row.line, problem.words)
            case .success(let name):
                guard names.insert(name.hashValue).inserted else {
                    fail(row.line, "another row has the name '\(TerminalText.line(name))'")
                    return nil
                }
                let digest = BatchLedger.digest(name, value, template)
                if target.has(name, drawnFrom: digest) {
                    skipped += 1
                    return nil
                }
                return Job(line: row.line, name: name, digest: digest, data: data)
            }
        }
        return nil
    }

    private mutating func fail(_ line: Int, _ words: String) {
        failureCount += 1
        errors.add(line: line, words)
    }

    private mutating func begin(_ jobs: [Job]) throws(CommandError) {
        begunCount += jobs.count
        while parts.count >= DrawingWorker.drawingsAtOnce * 2 { try finishFirst() }
        parts.append(try part(of: jobs))
    }

    /// Has rows drawn before all that wait, so that pictures come in the order of their rows.
    private mutating func beginNext(_ jobs: some Collection<Job>) throws(CommandError) {
        if !jobs.isEmpty { parts.insert(try part(of: Array(jobs)), at: 0) }
    }

    private mutating func part(of jobs: [Job]) throws(CommandError) -> Part {
        partCount += 1
        let folder = "\(work.path)/\(partCount)"
        try PictureFile.makeFolder(folder)
        var rows = DrawnRows(folder: folder, rows: jobs.map(\.data))
        (rows.isDocument, rows.isStrict) = (target.isDocument, isStrict)
        let running = try drawer.start(rows, at: position, on: stage)
        return Part(running: running, jobs: jobs, folder: folder)
    }

    /// Waits for the first part; where its process ended before its time, the row that it was at is told, and the rest is drawn anew.
    private mutating func finishFirst() throws(CommandError) {
        let part = parts.removeFirst()
        let (told, problem) = try drawer.end(of: part.running)
        note(part)
        defer {
            try? FileManager.default.removeItem(atPath: part.folder)
            progress.show(drawn: drawn, skipped: skipped, failed: failureCount)
        }
        if target.isDocument {
            try takeDocument(of: part, problem, told)
        } else {
            tell(told)
            try takeFiles(of: part, problem)
        }
    }

    /// Notes how long a row takes: at most the part's time, in which it may have waited for others, and that of all so far.
    private mutating func note(_ part: Part) {
        let now = ContinuousClock.now
        let begin = firstBegin ?? part.begin
        firstBegin = begin
        endedCount += part.jobs.count
        let whole = (now - begin).inSeconds * Double(DrawingWorker.drawingsAtOnce)
        rowTime = min(
            (now - part.begin).inSeconds / Double(part.jobs.count), whole / Double(endedCount))
    }

    /// Shows what rows printed, and each issue once. With `isStrict` issues are those of rows that fail.
    private mutating func tell(_ told: DrawingNotes) {
        var told = told
        let hasRoom = notes.count <= Self.mostNotes
        if isStrict || !hasRoom { told.issues = [] }
        let text = notes.text(of: told, picture: nil)
        if text.isEmpty { return }
        progress.clear()
        Console.error(text.last?.isNewline == true ? text : text + "\n")
        if hasRoom, notes.count > Self.mostNotes {
            Console.error("quadrant: further notes and warnings are not shown\n")
        }
    }

    private mutating func takeFiles(
        of part: Part, _ problem: CommandError?
    ) throws(CommandError) {
        var done: [(name: String, digest: String)] = []
        let culprit = problem == nil ? nil : Self.first(part)
        for (number, job) in part.jobs.enumerated() {
            let picture = "\(part.folder)/\(number).picture"
            if Self.isFile(picture) {
                if let reason = try target.take(picture, as: job.name) {
                    fail(job.line, reason)
                } else {
                    done.append((job.name, job.digest))
                    drawn += 1
                }
            } else if let words = Self.words(at: "\(part.folder)/\(number).error") {
                fail(job.line, words)
            } else if let problem, number == culprit {
                fail(job.line, problem.words)
                try beginNext(part.jobs[(number + 1)...])
                break
            } else {
                fail(job.line, problem?.words ?? Self.unsaid(in: part.folder))
            }
        }
        target.note(done)
    }

    /// Takes the pages of a part. Where its process ended before they were written, the rows before and behind the one that it was at
    /// are drawn anew; all in two halves where it had come to the last.
    private mutating func takeDocument(
        of part: Part, _ problem: CommandError?, _ told: DrawingNotes
    ) throws(CommandError) {
        let document = "\(part.folder)/\(DrawnRows.document)"
        let jobs = part.jobs
        let count = jobs.indices.count { Self.isFile("\(part.folder)/\($0).picture") }
        guard problem != nil || count > 0 && !Self.isFile(document) else {
            // What is drawn anew prints anew.
            tell(told)
            let reason = count > 0 ? try target.take(document, as: "") : nil
            for (number, job) in jobs.enumerated() {
                if Self.isFile("\(part.folder)/\(number).picture") {
                    if let reason { fail(job.line, reason) } else { drawn += 1 }
                } else {
                    let words = Self.words(at: "\(part.folder)/\(number).error")
                    fail(job.line, words ?? Self.unsaid(in: part.folder))
                }
            }
            return
        }
        let words = problem?.words ?? Self.unsaid(in: part.folder)
        if let culprit = Self.first(part) {
            try beginNext(jobs[(culprit + 1)...])
            try beginNext(jobs[..<culprit])
            fail(jobs[culprit].line, words)
        } else if jobs.count > 1 {
            try beginNext(jobs[(jobs.count / 2)...])
            try beginNext(jobs[..<(jobs.count / 2)])
        } else {
            tell(told)
            fail(jobs[0].line, words)
        }
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

    /// Why there is no picture where nothing says so: on a full disk not even the reason could be written.
    private static func unsaid(in folder: String) -> String {
        DiskSpace.isFull(folder) ? System.words(for: ENOSPC) : "it was not drawn"
    }

    private static func words(at path: String) -> String? {
        guard isFile(path), let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty
        else { return nil }
        return TerminalText.line(String(decoding: bytes.prefix(longestReason), as: UTF8.self))
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
