internal import Foundation
internal import QuadrantAccessibility
internal import QuadrantIndex
internal import QuadrantInspection
internal import QuadrantRendering
internal import SwiftUI

/// Finds, compiles and draws the previews that programs ask for, each in a confined process.
@MainActor
final class PreviewDesk {
    private let environment: [String: String]
    /// Whether views are drawn where the kernel confines nothing.
    private let mayBeUnconfined: Bool
    /// What is kept between calls.
    var states: [PreviewState.Key: PreviewState] = [:]
    /// The preview of the last call.
    var current: PreviewState.Key?
    /// Paths that had to be compiled with the project around them.
    private var roots: [String: String] = [:]
    private var worker: DrawingWorker?
    /// Whether the client has taken back what it asked for: nothing more is begun for it then.
    var isCancelled: () -> Bool = { false }

    init(environment: [String: String], mayBeUnconfined: Bool) {
        (self.environment, self.mayBeUnconfined) = (environment, mayBeUnconfined)
    }

    /// Ends the worker.
    func end() {
        worker?.end()
        worker = nil
    }

    /// A preview that is ready to be drawn.
    struct Ready {
        let views: PreparedViews
        let position: Int
        /// What was told while it was made ready.
        var notes: [String]

        /// By what the state of the preview is kept: the declaration, however it was asked for.
        var state: PreviewState.Key {
            let all = views.index.candidates
            let alike = all[..<position].count {
                $0.file == candidate.file && $0.kind == candidate.kind && $0.name == candidate.name
            }
            return PreviewState.Key(
                path: views.index.files[candidate.file],
                preview: "\(candidate.kind.rawValue) \(candidate.name) \(alike)")
        }

        var candidate: Candidate { views.index.candidates[position] }
        /// Where it is written, with the path as it is now.
        var place: String { views.index.place(of: candidate) }
    }

    /// The whole path of what was named; throws where there is nothing.
    func path(of name: String) throws(AgentMistake) -> String {
        let path = System.resolved(name)
        if let path { return path }
        // Xcode names files from the name of the project on.
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count > 1, parts[0].isEmpty == false,
            let found = System.resolved(parts.dropFirst().joined(separator: "/"))
        {
            return found
        }
        throw AgentMistake(
            "there is no '\(TerminalText.line(name))' in \(FileManager.default.currentDirectoryPath)"
        )
    }

    /// What the files at a path offer.
    func index(of path: String, timeLimit: Double) throws(AgentMistake) -> SourceIndex {
        try views(at: path, .list, timeLimit).views.index
    }

    /// The preview that is meant: of a path and a name, or that of the last call.
    func key(_ path: String?, _ preview: String?) throws(AgentMistake) -> PreviewState.Key {
        if let path { return PreviewState.Key(path: try self.path(of: path), preview: preview) }
        guard let current else {
            throw AgentMistake("no preview was named yet: give 'path', a Swift file or a folder")
        }
        return preview == nil ? current : PreviewState.Key(path: current.path, preview: preview)
    }

    /// Compiles what is needed and chooses the view.
    func ready(_ key: PreviewState.Key, timeLimit: Double) throws(AgentMistake) -> Ready {
        let place = try place(of: key, timeLimit: timeLimit)
        let selection: RenderRequest.Selection = place.map { .named($0) } ?? .standard
        let (views, notes) = try views(at: key.path, selection, timeLimit)
        guard let position = views.positions.first else {
            throw AgentMistake("no view in '\(TerminalText.line(key.path))'")
        }
        return Ready(views: views, position: position, notes: notes)
    }

    /// Where the preview is written, or its name; `nil` for the one that is drawn by default.
    private func place(
        of key: PreviewState.Key, timeLimit: Double
    ) throws(AgentMistake) -> String? {
        let isFolder = FileOutput.kind(of: key.path) == S_IFDIR
        if isFolder, Int(key.preview ?? "") == nil { return key.preview }
        let index = try index(of: key.path, timeLimit: timeLimit)
        guard let name = key.preview else {
            // With a project around it, the file's own view is meant.
            return (try? index.defaultChoice()).map { index.place(of: index.candidates[$0]) }
        }
        guard let number = Int(name) else { return name }
        guard index.candidates.indices.contains(number) else {
            throw AgentMistake(
                "there is no preview \(number); there are \(index.candidates.count), from 0: see list_previews"
            )
        }
        return index.place(of: index.candidates[number])
    }

    private func views(
        at path: String, _ selection: RenderRequest.Selection, _ timeLimit: Double
    ) throws(AgentMistake) -> (views: PreparedViews, notes: [String]) {
        if let root = roots[path] { return try views(of: [root], selection, timeLimit) }
        do throws(AgentMistake) {
            return try views(of: [path], selection, timeLimit)
        } catch {
            // What a file lacks may be in others of its project.
            guard let root = Self.project(around: path),
                let found = try? views(of: [root], selection, timeLimit)
            else { throw error }
            roots[path] = root
            return found
        }
    }

    /// The folder of the project, or of the package, that a file lies in.
    nonisolated static func project(around path: String) -> String? {
        guard FileOutput.kind(of: path) != S_IFDIR else { return nil }
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isProject = names.contains {
                $0 == "Package.swift" || $0 == "project.yml" || $0.hasSuffix(".xcodeproj")
            }
            if isProject { return folder }
            if names.contains(".git") { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }

    private func views(
        of paths: [String], _ selection: RenderRequest.Selection, _ timeLimit: Double
    ) throws(AgentMistake) -> (views: PreparedViews, notes: [String]) {
        var request = RenderRequest()
        (request.paths, request.selection, request.timeLimit) = (paths, selection, timeLimit)
        (request.isConfined, request.mayBeUnconfined) = (true, mayBeUnconfined)
        try check()
        let (result, told) = Console.collecting { () throws(CommandError) in
            let request = try request.confinedAsFarAsCanBe()
            let worker = worker ?? DrawingWorker(isConfined: request.isConfined, isForMany: true)
            self.worker = worker
            if selection != .list { try worker.start() }
            return try PreparedViews.all(
                try Project(at: paths, for: request.wishes, within: timeLimit), for: request,
                verb: "drawing", by: worker, environment: environment)
        }
        let all = try result.orMistake()
        guard let views = all.first(where: { !$0.positions.isEmpty }) ?? all.first else {
            throw AgentMistake("no view in '\(TerminalText.line(paths[0]))'")
        }
        return (views, Self.notes(in: told))
    }

    /// Lines that are worth telling: not which of the views was chosen, nor how far compiling has come.
    private static func notes(in text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("quadrant: drawing ") && !$0.hasSuffix(" files are compiled")
        }
    }

    /// A picture of a preview as its state says.
    func picture(
        of ready: Ready, _ state: PreviewState, scale: CGFloat
    ) throws(AgentMistake) -> DrawnPicture {
        var stage = stage(of: ready, state)
        stage.output.format = .png
        stage.output.scale = scale
        return try drawn(ready, stage, nil)
    }

    /// What can be seen and touched of it, how it is laid out, and what tells its picture from another: of one drawing.
    func look(
        at ready: Ready, _ state: PreviewState
    ) throws(AgentMistake) -> (look: PreviewState.Look, told: DrawingNotes) {
        var stage = stage(of: ready, state)
        stage.output.format = .png
        let drawn = try drawn(ready, stage, .look)
        guard let look = try? JSONDecoder().decode(ViewLook.self, from: Data(drawn.bytes))
        else { throw AgentMistake("the view's process answered nothing that can be read") }
        let layout = try answered { () throws(CommandError) in
            try ready.views.layout(at: ready.position, of: look.layout, drawn.told)
        }
        var told = drawn.told
        told.issues = told.issues.map(layout.places.placed)
        return (
            PreviewState.Look(
                sources: ready.views.drawer.identity, report: look.screen, picture: look.digest,
                layout: layout.snapshot), told
        )
    }

    /// How it is laid out, and why so.
    func layout(of ready: Ready, _ state: PreviewState) throws(AgentMistake) -> TreeSnapshot {
        let stage = stage(of: ready, state)
        return try answered { () throws(CommandError) in
            try ready.views.layout(at: ready.position, on: stage).snapshot
        }
    }

    private func drawn(
        _ ready: Ready, _ stage: Stage, _ question: ViewQuestion?
    ) throws(AgentMistake) -> DrawnPicture {
        try answered { () throws(CommandError) in
            try ready.views.drawer.picture(at: ready.position, on: stage, asking: question)
        }
    }

    private func check() throws(AgentMistake) {
        if isCancelled() { throw AgentMistake("it was taken back") }
    }

    /// What a process answers; an error with what was told before it.
    private func answered<Answer>(
        _ ask: () throws(CommandError) -> Answer
    ) throws(AgentMistake) -> Answer {
        try check()
        let (result, told) = Console.collecting(ask)
        do throws(AgentMistake) {
            return try result.orMistake()
        } catch {
            let before = told.isEmpty ? "" : told + "\n"
            // There is no such option here.
            throw AgentMistake(before + CommandError.withoutAdviceOnTime(error.text))
        }
    }

    private func stage(of ready: Ready, _ state: PreviewState) -> Stage {
        var stage = ready.views.stage
        let (own, changed) = (stage, state.stage)
        stage.room.device = changed.room.device ?? own.room.device
        (stage.room.width, stage.room.height) = (changed.room.width, changed.room.height)
        if changed.room.width != nil || changed.room.height != nil {
            stage.room.fit = changed.room.fit
        }
        let resources = own.surroundings.resourceDirectories
        stage.surroundings = changed.surroundings
        stage.surroundings.system = changed.surroundings.system ?? own.surroundings.system
        stage.surroundings.resourceDirectories = resources
        return state.played(over: stage)
    }
}

extension Result where Failure == CommandError {
    /// The answer; an error as a mistake in the words of the command.
    func orMistake() throws(AgentMistake) -> Success {
        switch self {
        case .success(let answer): answer
        case .failure(let error): throw AgentMistake(error.words)
        }
    }
}
