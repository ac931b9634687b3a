internal import Foundation
internal import QuadrantIndex
internal import QuadrantInspection
internal import SwiftUI

/// One of the two things that are compared.
struct DiffSubject {
    /// The name that the user gave.
    let name: String
    /// The path of the files, for a commit that of their copies.
    private let path: String
    /// The name of the commit and the folder of its copies, for which messages show that name; `nil`
    /// for files of the user's.
    private let commit: (revision: String, root: String)?

    /// Finds the files that `name` stands for: those of a path, or for `REV:PATH` those of a commit
    /// in git.
    ///
    /// - Parameter scratch: A folder to be made, for the files of a commit.
    init(
        _ name: String, scratch: String, environment: [String: String]
    ) throws(CommandError) {
        self.name = name
        guard !System.may(F_OK, name), let colon = name.firstIndex(of: ":") else {
            path = name
            commit = nil
            return
        }
        let revision = String(name[..<colon])
        let tree = GitTree(environment: environment)
        let inside = try tree.extract(
            String(name[name.index(after: colon)...]), of: revision, to: scratch, as: name)
        path = "\(scratch)/\(inside)"
        commit = (revision, scratch)
    }

    /// The name of the file without its extension.
    var stem: String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.split(separator: ".").first.map(String.init) ?? "picture"
    }

    /// The user's files that it stands for; none for a commit, whose files are copies.
    func inputs() throws(CommandError) -> [String] {
        if commit != nil { return [] }
        guard FileOutput.kind(of: path) == S_IFDIR else { return [path] }
        return try SourceFile.all(at: [path]).map(\.path)
    }

    /// Its picture: the file itself, or the drawing of Swift files.
    func picture(
        _ request: RenderRequest, by worker: DrawingWorker, environment: [String: String]
    ) throws(CommandError) -> Data {
        guard let kind = FileOutput.kind(of: path) else { throw .noSuchFile(path: name) }
        if kind != S_IFDIR, !path.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .cannotRead(path: name, reason: System.lastError)
            }
            return data
        }
        return Data(try drawn(request, by: worker, environment: environment))
    }

    /// The layout of the view that is like one of another subject: of the same kind and name, else the usual one.
    func layout(
        _ request: RenderRequest, showing other: Candidate, by worker: DrawingWorker,
        environment: [String: String]
    ) throws(CommandError) -> TreeSnapshot {
        var request = request
        if request.selection == .standard, other.isNamed { request.selection = .named(other.name) }
        let views = try prepared(request, "explaining", by: worker, environment: environment)
        guard let position = views.positions.first else { throw .noView(files: [name]) }
        return try views.layout(at: position, on: views.stage).snapshot
    }

    private func drawn(
        _ request: RenderRequest, by worker: DrawingWorker, environment: [String: String]
    ) throws(CommandError) -> [UInt8] {
        let views = try prepared(request, "drawing", by: worker, environment: environment)
        guard let position = views.positions.first else { throw .noView(files: [name]) }
        let picture = try views.drawer.picture(at: position, on: views.stage)
        var notes = PrintedNotes(namesPictures: false)
        notes.show(picture.told, of: nil)
        return picture.bytes
    }

    private func prepared(
        _ request: RenderRequest, _ verb: String, by worker: DrawingWorker,
        environment: [String: String]
    ) throws(CommandError) -> PreparedViews {
        guard FileOutput.kind(of: path) != nil else { throw .noSuchFile(path: name) }
        var project = try Project(at: [path], for: request.wishes, within: request.timeLimit)
        let resources = ResourceFolders.around(project.sources.map(\.path))
        if let commit {
            // The files have the same names each time, for messages and for the cache.
            for position in project.sources.indices {
                let inside = project.sources[position].path.dropFirst(commit.root.count)
                project.sources[position].path = "\(commit.revision)\(inside)"
            }
        }
        return try PreparedViews(
            project, for: request, verb: verb, by: worker, environment: environment,
            resources: resources, isOneOfSeveral: true)
    }
}
