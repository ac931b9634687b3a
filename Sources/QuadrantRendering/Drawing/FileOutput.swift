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
            throw FileProblem(path: path, reason: String(cString: strerror(ELOOP)))
        case nil, S_IFREG: try checkFolder(of: path)
        default:
            guard access(path, W_OK) == 0 else {
                throw FileProblem(path: path, reason: lastError)
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
            return try withoutPipeSignal { () throws(FileProblem) in
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
        guard rename(beside, target) != 0 else { return }
        let reason = lastError
        unlink(beside)
        throw FileProblem(path: path, reason: reason)
    }

    /// Calls `body` with the signal held back that ends a process when it writes to a pipe without
    /// a reader.
    package static func withoutPipeSignal<T, Problem: Error>(
        _ body: () throws(Problem) -> T
    ) throws(Problem) -> T {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer {
            var now = timespec()
            sigtimedwait(&signals, nil, &now)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }

    /// Writes into a file opened in a mode of `fopen`; `path` is the name for the error. A new file that
    /// stays incomplete is removed.
    private static func fill(
        _ file: String, _ mode: String, with bytes: [UInt8], for path: String
    ) throws(FileProblem) {
        guard let stream = fopen(file, mode) else {
            throw FileProblem(path: path, reason: lastError)
        }
        let written = fwrite(bytes, 1, bytes.count, stream)
        var reason = written == bytes.count ? nil : lastError
        if fclose(stream) != 0 { reason = reason ?? lastError }
        guard let reason else { return }
        if mode == "wbx" { unlink(file) }
        throw FileProblem(path: path, reason: reason)
    }

    /// Writes into a file without a name, which gets one when it is whole: a process that is killed before
    /// that leaves nothing behind.
    ///
    /// - Parameter names: The first of them that is not taken becomes the name of the file.
    /// - Returns: The name; nil where the file system has no such files.
    private static func fillUnnamed(
        with bytes: [UInt8], then names: [String], for path: String
    ) throws(FileProblem) -> String? {
        let unnamed = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE, shown to GNU sources only
        let file = open(folder(of: names[0]), O_WRONLY | O_CLOEXEC | unnamed, 0o666)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw FileProblem(path: path, reason: lastError) }
            rest = rest.dropFirst(max(count, 0))
        }
        let link = "/proc/self/fd/\(file)"
        return names.first { linkat(AT_FDCWD, link, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0 }
    }

    private static func checkFolder(of path: String) throws(FileProblem) {
        let folder = folder(of: resolved(path))
        guard let kind = kind(of: folder) else {
            throw FileProblem(path: path, reason: "there is no folder '\(folder)'")
        }
        guard kind == S_IFDIR else {
            throw FileProblem(path: path, reason: "'\(folder)' is not a folder")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw FileProblem(path: path, reason: lastError)
        }
    }

    /// The kind of file at a path, links followed, one of the `S_IF…` constants; nil if there is
    /// nothing.
    package static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Numbers that are equal only for paths of the same file; nil if there is nothing.
    package static func identity(of path: String) -> [UInt64]? {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }

    /// The path that a symbolic link leads to, whether there is something or not; the path itself if it
    /// is no link. If links lead in a circle, it is one of them.
    private static func resolved(_ path: String) -> String {
        guard isLink(path) else { return path }
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        var path = path
        for _ in 0..<40 where isLink(path) {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            else { break }
            path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
        }
        return path
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static var lastError: String { String(cString: strerror(errno)) }

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
