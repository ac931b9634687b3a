package import Foundation

/// A file or folder that cannot be written.
package struct FileProblem: Error, Equatable, Sendable {
    /// The path as it was given.
    package let path: String
    /// Why it cannot be written, mostly in the system's words.
    package let reason: String

    /// A problem with the file at `path`.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

/// Writes files whole or not at all.
package enum FileOutput {
    /// Throws if a file of this path could not be written; asks before the work is done.
    package static func check(_ path: String) throws(FileProblem) {
        switch kind(of: path) {
        case S_IFDIR: throw FileProblem(path: path, reason: "it is a folder")
        case S_IFSOCK: throw FileProblem(path: path, reason: "it is a socket")
        case nil where isLink(resolved(path)):
            throw FileProblem(path: path, reason: System.words(for: ELOOP))
        case nil, S_IFREG: try checkFolder(of: path)
        default:
            guard System.may(W_OK, path) else {
                throw FileProblem(path: path, reason: System.lastError)
            }
        }
    }

    /// Writes beside the path and renames, so that a reader finds the old picture or the new one.
    ///
    /// A symbolic link stays and its target is replaced, or made where there is none. A device or a pipe is written to as it is:
    /// a rename would put a file in its place.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
        try check(path)
        let kind = kind(of: path)
        guard kind == nil || kind == S_IFREG else {
            return try System.withoutPipeSignal { () throws(FileProblem) in
                try fill(path, "wb", with: bytes, for: path)
            }
        }
        let target = resolved(path)
        // A name that no other writer in this process has, nor one that was killed before.
        let beside = "\(target).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
        switch try fillUnnamed(with: bytes, then: [target, beside], for: path) {
        case target: return
        case nil: try fill(beside, "wbx", with: bytes, for: path)
        default: break
        }
        guard !System.move(beside, to: target) else { return }
        let reason = System.lastError
        System.remove(beside)
        throw FileProblem(path: path, reason: reason)
    }

    /// Writes into a file opened in a mode of `fopen`; `path` is the name for the error. A new file that
    /// stays incomplete is removed.
    private static func fill(
        _ file: String, _ mode: String, with bytes: [UInt8], for path: String
    ) throws(FileProblem) {
        guard let problem = System.fill(file, mode, with: bytes) else { return }
        if mode == "wbx", problem.isOpen { System.remove(file) }
        throw FileProblem(path: path, reason: problem.reason)
    }

    /// Writes into a file without a name, which gets one when it is whole: a process that is killed before
    /// that leaves nothing behind.
    ///
    /// - Parameter names: The first of them that is not taken becomes the name of the file.
    /// - Returns: The name; `nil` where the file system has no such files.
    private static func fillUnnamed(
        with bytes: [UInt8], then names: [String], for path: String
    ) throws(FileProblem) -> String? {
        let unnamed = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE, shown to GNU sources only
        let file = System.open(folder(of: names[0]), O_WRONLY | O_CLOEXEC | unnamed, mode: 0o666)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = System.write(rest, to: file)
            if count < 0, errno != EINTR { throw FileProblem(path: path, reason: System.lastError) }
            rest = rest.dropFirst(max(count, 0))
        }
        return names.first { System.name(file, $0) }
    }

    private static func checkFolder(of path: String) throws(FileProblem) {
        let folder = folder(of: resolved(path))
        guard let kind = kind(of: folder) else {
            throw FileProblem(path: path, reason: "there is no folder '\(folder)'")
        }
        guard kind == S_IFDIR else {
            throw FileProblem(path: path, reason: "'\(folder)' is not a folder")
        }
        guard System.may(W_OK | X_OK, folder) else {
            throw FileProblem(path: path, reason: System.lastError)
        }
    }

    /// The kind of file at a path, links followed, one of the `S_IF…` constants; `nil` if there is
    /// nothing.
    package static func kind(of path: String) -> mode_t? {
        System.status(of: path).map { $0.st_mode & S_IFMT }
    }

    /// Numbers that are equal only for paths of the same file; `nil` if there is nothing.
    package static func identity(of path: String) -> [UInt64]? {
        System.status(of: path).map { [UInt64($0.st_dev), UInt64($0.st_ino)] }
    }

    /// The path that a symbolic link leads to, whether there is something or not; the path itself if it
    /// is no link. If links lead in a circle, it is one of them.
    package static func resolved(_ path: String) -> String {
        guard isLink(path) else { return path }
        if let real = System.resolved(path) { return real }
        var path = path
        for _ in 0..<40 where isLink(path) {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            else { break }
            path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
        }
        return path
    }

    private static func isLink(_ path: String) -> Bool {
        System.status(of: path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    }

    /// Makes a folder for pictures where there is none.
    package static func makeFolder(_ path: String) throws(FileProblem) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw FileProblem(path: path, reason: "the folder cannot be made")
        }
    }

    private static func folder(of path: String) -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        if folder.isEmpty { return path.hasPrefix("/") ? "/" : "." }
        return folder
    }
}
