internal import Foundation
internal import SwiftUI

/// One of the two things that are compared.
struct DiffSubject {
    /// As the user named it.
    let name: String
    /// Where it is, or where it was put.
    private let path: String
    /// What stands before the path within the commit where it is said; nil for a file that is there.
    private let commit: (revision: String, root: String)?

    /// Finds what `name` stands for: a path, or `REV:PATH` for what git has under it.
    ///
    /// - Parameter scratch: a folder to be made, for the files of a commit.
    init(
        _ name: String, scratch: String, environment: [String: String]
    ) throws(CommandError) {
        self.name = name
        guard access(name, F_OK) != 0, let colon = name.firstIndex(of: ":") else {
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

    /// The name of the file without its end.
    var stem: String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return last.split(separator: ".").first.map(String.init) ?? "picture"
    }

    /// The files of the user's that it stands for; none for those of a commit, which lie elsewhere.
    func inputs() throws(CommandError) -> [String] {
        if commit != nil { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return [path] }
        return try SourceFile.all(at: [path]).map(\.path)
    }

    /// Its picture: the file itself, or what Swift files draw.
    func picture(
        _ request: RenderRequest, environment: [String: String]
    ) throws(CommandError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .noSuchFile(path: name)
        }
        if !isFolder.boolValue, !path.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .cannotRead(path: name, reason: String(cString: strerror(errno)))
            }
            return data
        }
        return Data(try drawn(request, environment: environment))
    }

    private func drawn(
        _ request: RenderRequest, environment: [String: String]
    ) throws(CommandError) -> [UInt8] {
        var files = try SourceFile.all(at: [path])
        let resources = ResourceFolders.around(files.map(\.path))
        if let commit {
            // Under the same names each time, for what is said about them and for the cache.
            for position in files.indices {
                let inside = files[position].path.dropFirst(commit.root.count)
                files[position].path = "\(commit.revision)\(inside)"
            }
        }
        let views = try PreparedViews(
            files, for: request, verb: "drawing", environment: environment, resources: resources)
        guard let position = views.positions.first else {
            throw .noView(files: files.map(\.path))
        }
        let picture = try views.drawer.picture(at: position, options: views.options)
        Console.error(picture.printed)
        return picture.bytes
    }
}
