internal import Foundation
internal import QuadrantRendering

/// The files of a commit.
struct GitTree {
    let environment: [String: String]

    /// Puts the files of a commit into a folder, all of them, as views may use what lies beside them.
    ///
    /// - Parameters:
    ///   - path: A path that has to be among them, relative to this folder or to the top of the
    ///     repository.
    ///   - name: What the user calls it.
    /// - Returns: The path below `folder`.
    func extract(
        _ path: String, of revision: String, to folder: String, as name: String
    ) throws(CommandError) -> String {
        let root = try git(["rev-parse", "--show-toplevel"], for: name)
        let prefix = try git(["rev-parse", "--show-prefix"], for: name)
        try PictureFile.makeFolder(folder)
        let archive = "\(folder).tar"
        _ = try git(
            ["-C", root, "archive", "--format=tar", "-o", archive, "--end-of-options", revision],
            for: name)
        _ = try run("tar", ["-x", "-f", archive, "-C", folder], for: name)
        System.remove(archive)
        let inside = [prefix + path, path].first { System.may(F_OK, "\(folder)/\($0)") }
        guard let inside else {
            throw .noSuchCommit(name: name, reason: "there is no '\(path)' in '\(revision)'")
        }
        return inside
    }

    private func git(_ arguments: [String], for name: String) throws(CommandError) -> String {
        try run("git", arguments, for: name)
    }

    /// The output of a program, without white space at its ends.
    private func run(
        _ program: String, _ arguments: [String], for name: String
    ) throws(CommandError) -> String {
        guard let tool = SearchPath(environment: environment).programs(named: program).first else {
            throw .noSuchCommit(name: name, reason: "there is no '\(program)' on PATH")
        }
        let result = try ChildProcess.run(tool, arguments, timeLimit: 60)
        guard result.ending == .exited(0) else {
            let reason = result.errorText.trimmingCharacters(in: .whitespacesAndNewlines)
            throw .noSuchCommit(name: name, reason: reason)
        }
        return String(decoding: result.output, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
