internal import Foundation
internal import QuadrantRendering
internal import SwiftUI

/// Compiles what the user has named, again after each save, on a thread of its own: one compiler at a time, after all who edit.
final class LiveBuilder: Sendable {
    /// What came of it.
    enum News: Sendable {
        /// Compiling begins; of the first time no file was saved.
        case began(saved: [String])
        /// It is compiled.
        case made(LiveProgram, saved: [String], since: Date)
        /// Nothing can be shown: the words of the command, and where the files are that do not compile.
        case failed(String, saved: [String])
    }

    private let request: RenderRequest
    private let environment: [String: String]
    private let isOnce: Bool
    private let tell: @Sendable (News) -> Void

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

    private func run() {
        // Of this thread and of what it starts. Whoever edits comes first.
        _ = setpriority(__priority_which_t(UInt32(0)), 0, 10)
        var saved: [String] = []
        var since = Date()
        // A file may need the project around it.
        var root: String?
        while true {
            let before = WatchedFiles(at: root.map { [$0] } ?? request.paths, without: "/dev/null")
            tell(.began(saved: saved))
            let (program, place) = program(in: root)
            root = place
            switch program {
            case .success(let program): tell(.made(program, saved: saved, since: since))
            case .failure(let error): tell(.failed(error.words, saved: saved))
            }
            if isOnce { return }
            let now = before.waitForChange()
            saved = now.changed(since: before)
            since = now.lastSave(of: saved) ?? Date()
        }
    }

    private func program(in root: String?) -> (Result<LiveProgram, CommandError>, root: String?) {
        if let root { return (made(of: [root]), root) }
        let result = made(of: request.paths)
        guard case .failure = result, request.paths.count == 1,
            let root = PreviewDesk.project(around: request.paths[0])
        else { return (result, nil) }
        let whole = made(of: [root])
        if case .success = whole { return (whole, root) }
        return (result, nil)
    }

    private func made(of paths: [String]) -> Result<LiveProgram, CommandError> {
        var request = request
        request.paths = paths
        let (result, told) = Console.collecting { () throws(CommandError) in
            let project = try Project(at: paths, for: request.wishes, within: request.timeLimit)
            return try PreparedViews.all(
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
