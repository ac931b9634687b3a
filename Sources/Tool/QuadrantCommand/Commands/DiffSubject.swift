internal import Foundation
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

    private func drawn(
        _ request: RenderRequest, by worker: DrawingWorker, environment: [String: String]
    ) throws(CommandError) -> [UInt8] {
        var project = try Project(at: [path], for: request.wishes, within: request.timeLimit)
        let resources = ResourceFolders.around(project.sources.map(\.path))
        if let commit {
            // The files have the same names each time, for messages and for the cache.
            for position in project.sources.indices {
                let inside = project.sources[position].path.dropFirst(commit.root.count)
                project.sources[position].path = "\(commit.revision)\(inside)"
            }
        }
        let views = try PreparedViews(
            project, for: request, verb: "drawing", by: worker, environment: environment,
            resources: resources, isOneOfSeveral: true)
        guard let position = views.positions.first else {
            throw .noView(files: project.sources.map(\.path))
        }
        let picture = try views.drawer.picture(at: position, on: views.stage)
        var notes = PrintedNotes(namesPictures: false)
        notes.show(picture.told, of: nil)
        return picture.bytes
    }
}
