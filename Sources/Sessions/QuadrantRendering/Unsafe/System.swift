package import Foundation

/// Calls of the system, with Swift's types in place of pointers.
///
/// The compiler takes C functions with pointers for unsafe. Here each gets a string or a variable that outlives the
/// call, and keeps nothing of it.
package enum System {
    /// What went wrong with the last call, in the system's words.
    package static var lastError: String { words(for: errno) }

    /// An error in the system's words.
    package static func words(for error: Int32) -> String {
        unsafe String(cString: strerror(error))
    }

    /// Whether the user may do something with what is at a path, links followed: `R_OK`, `W_OK`, `X_OK`; `F_OK` asks
    /// whether it is there.
    package static func may(_ mode: Int32, _ path: String) -> Bool {
        unsafe access(path, mode) == 0
    }

    /// The facts about what is at a path; `nil` if nothing is there, or it cannot be told.
    package static func status(of path: String, followsLinks: Bool = true) -> stat? {
        var status = stat()
        let isKnown =
            unsafe followsLinks ? stat(path, &status) == 0 : lstat(path, &status) == 0
        return isKnown ? status : nil
    }

    /// What an open file is.
    package static func status(of file: Int32) -> stat? {
        var status = stat()
        return unsafe fstat(file, &status) == 0 ? status : nil
    }

    /// Removes a file or a link. Returns whether it could.
    @discardableResult
    package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

    /// Gives what is at a path another one, in the place of what is there. Returns whether it
    /// could.
    package static func move(_ path: String, to place: String) -> Bool {
        unsafe rename(path, place) == 0
    }

    /// Sets the time of last use to now. Returns whether it could.
    package static func touch(_ path: String) -> Bool { unsafe utimes(path, nil) == 0 }

    /// The path without links; `nil` if there is nothing.
    package static func resolved(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// What a link holds; `nil` for what is no link.
    package static func target(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = unsafe readlink(path, &buffer, buffer.count - 1)
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Opens what is at a path; -1 where that cannot be done.
    package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        unsafe Foundation.open(path, flags, mode)
    }

    /// Writes what it can of `bytes`; how many bytes that were, -1 for none because of an error.
    package static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int {
        unsafe bytes.withUnsafeBytes { unsafe Foundation.write(file, $0.baseAddress, $0.count) }
    }

    /// Gives an open file without a name one. Returns whether it could.
    package static func name(_ file: Int32, _ path: String) -> Bool {
        unsafe linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    /// Makes a folder that only the user reads, whose name begins so; its path, `nil` where it cannot be made.
    package static func makeFolder(namedLike start: String) -> String? {
        var template = Array("\(start)XXXXXX".utf8CString)
        return unsafe mkdtemp(&template).map { unsafe String(cString: $0) }
    }

    /// Raises the limit of a resource of this process to `least`, as far as the user may.
    package static func raise(_ resource: UInt32, to least: rlim_t) {
        var limit = rlimit()
        let kind = __rlimit_resource_t(resource)
        guard unsafe getrlimit(kind, &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, least))
        _ = unsafe setrlimit(kind, &limit)
    }

    /// Calls `body` with the signal held back that ends a process when it writes to a pipe without
    /// a reader.
    package static func withoutPipeSignal<T, Problem: Error>(
        _ body: () throws(Problem) -> T
    ) throws(Problem) -> T {
        var signals = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer {
            var now = timespec()
            unsafe sigtimedwait(&signals, nil, &now)
            unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }

    /// Writes `bytes` into a file opened in a mode of `fopen`; what went wrong, `nil` if nothing did. The disk may get them later.
    package static func fill(
        _ file: String, _ mode: String, with bytes: some ContiguousBytes
    ) -> (reason: String, isOpen: Bool)? {
        guard let stream = unsafe fopen(file, mode) else { return (lastError, false) }
        let isWritten = unsafe bytes.withUnsafeBytes {
            unsafe fwrite($0.baseAddress, 1, $0.count, stream) == $0.count
        }
        var reason = isWritten ? nil : lastError
        if unsafe fclose(stream) != 0 { reason = reason ?? lastError }
        return reason.map { ($0, true) }
    }
}
