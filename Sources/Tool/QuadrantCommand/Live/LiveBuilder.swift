internal import Foundation
internal import QuadrantRendering
internal import SwiftUI
internal import Synchronization

/// Compiles what the user has named, again after each save, on a thread of its own: one compiler at a time, after all who edit.
///
/// A save by which only literals of bodies say something else needs no compiler.
final class LiveBuilder: Sendable {
    /// What came of it.
    enum News: Sendable {
        /// Compiling begins; of the first time no file was saved.
        case began(saved: [String])
        /// It is compiled.
        case made(LiveProgram, LivePane.Save)
        /// Nothing can be shown: the words of the command, and which files were saved.
        case failed(String, saved: [String])
        /// Literals say something else: all that do, and the files as they are now.
        case literals([Int: LiveLiterals.Value], [SourceFile], LivePane.Save)
    }

    private let request: RenderRequest
    private let environment: [String: String]
    private let isOnce: Bool
    private let tell: @Sendable (News) -> Void
    /// The numbers of literals that have to be compiled.
    private let unfit = Mutex<Set<Int>>([])

    /// - Parameters:
    ///   - isOnce: Whether saves are not followed.
    ///   - tell: Called on the thread that compiles.
    init(
        _ request: RenderRequest, isOnce: Bool, environment: [String: String],
        tell: @escaping @Sendable (News) -> Void
    ) {
        (self.request, self.isOnce, self.environment) = (request, isOnce, environment)
        self.tell = tell
    }

    /// Begins.
    func start() {
        let thread = Thread { self.run() }
        thread.stackSize = 64 << 20
        thread.start()
    }

    /// Has the files of literals compiled as they are written from now on: these cannot say what they are to say.
    func compile(literals numbers: [Int]) { unfit.withLock { $0.formUnion(numbers) } }

    private func run() {
        // Of this thread and of what it starts. Whoever edits comes first.
        _ = setpriority(__priority_which_t(UInt32(0)), 0, 10)
        var table = LiveTable(environment: environment)
        var literals: [Int: LiveLiterals.Value] = [:]
        var save = LivePane.Save(files: [], time: Date())
        // A file may need the project around it.
        var root: String?
        let around = request.paths.count == 1 ? PreviewDesk.project(around: request.paths[0]) : nil
        while true {
            // The other files of the project too: what is wrong may be mended there.
            let watched = (root ?? around).map { [$0] } ?? request.paths
            let (before, looked) = (WatchedFiles(at: watched, without: "/dev/null"), Date())
            if let (values, texts) = table.changes(in: save.files) {
                for numbers in table.numbers(of: save.files) {
                    literals = literals.filter { !numbers.contains($0.key) }
                }
                literals.merge(values) { $1 }
                tell(.literals(literals, texts, save))
            } else {
                literals = [:]
                tell(.began(saved: save.files))
                let (program, place) = program(in: root, &table)
                root = place
                switch program {
                case .success(let program): tell(.made(program, save))
                case .failure(let error): tell(.failed(error.words, saved: save.files))
                }
            }
            if isOnce { return }
            var (now, saved) = (before, [String]())
            // A view tells again and again of a literal whose file is compiled already, or does not compile.
            while saved.isEmpty {
                now = before.waitForChange { unfit.withLock { !$0.isEmpty } }
                let compiled = unfit.withLock { numbers in
                    defer { numbers = [] }
                    return numbers
                }
                saved = now.changed(since: before)
                saved += table.exclude(literals: compiled).filter { !saved.contains($0) }
            }
            // A file that comes from elsewhere may have a time of long ago.
            let noticed = Date()
            let time = now.lastSave(of: saved).flatMap {
                $0 > looked - 1 && $0 < noticed ? $0 : nil
            }
            save = LivePane.Save(files: saved, time: time ?? noticed)
        }
    }

    private func program(
        in root: String?, _ table: inout LiveTable
    ) -> (Result<LiveProgram, CommandError>, root: String?) {
        if let root { return (made(of: [root], &table), root) }
        let result = made(of: request.paths, &table)
        guard case .failure = result, request.paths.count == 1,
            let root = PreviewDesk.project(around: request.paths[0])
        else { return (result, nil) }
        let whole = made(of: [root], &table)
        if case .success = whole { return (whole, root) }
        return (result, nil)
    }

    private func made(
        of paths: [String], _ table: inout LiveTable
    ) -> Result<LiveProgram, CommandError> {
        var request = request
        request.paths = paths
        let project = Result { () throws(CommandError) in
            try Project(at: paths, for: request.wishes, within: request.timeLimit)
        }
        guard case .success(let plain) = project else {
            table.forget()
            return project.map { _ in LiveProgram([], told: "", fingerprints: []) }
        }
        // Errors are those of the files as they are written.
        let quick = compiled(table.reading(plain), request)
        if case .success(let program) = quick, program.broken.isEmpty {
            return .success(program.showing(plain))
        }
        let whole = compiled(plain, request)
        table.forget()
        if case .success(let program) = whole, case .success(let other) = quick {
            table.exclude(other.broken.filter { !program.broken.contains($0) })
        }
        return whole
    }

    private func compiled(
        _ project: Project, _ request: RenderRequest
    ) -> Result<LiveProgram, CommandError> {
        let (result, told) = Console.collecting { () throws(CommandError) in
            try PreparedViews.all(
                project, for: request, verb: "showing",
                by: DrawingWorker(isConfined: request.isConfined), environment: environment)
        }
        return result.map { views in
            LiveProgram(
                views, told: told,
                fingerprints: views.map {
                    LiveConcerns.fingerprints(
                        of: $0.project, platform: request.platform, environment: environment)
                })
        }
    }
}
