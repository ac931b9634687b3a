package import Foundation
internal import Glibc

/// Reads whole files, and nothing but files: a pipe would wait and a device may have no end.
package enum PlainFile {
    /// Why a file was not read.
    package enum Problem: Error, Equatable, Sendable {
        /// The system's words.
        case unreadable(String)
        /// A folder, pipe, device or socket.
        case notAFile
        /// More bytes than were allowed; how many.
        case tooManyBytes(Int)

        /// What is wrong, to follow "cannot be read: ".
        package var description: String {
            switch self {
            case .unreadable(let reason): reason
            case .notAFile: "it is not a file"
            case .tooManyBytes(let count): "its \(count) bytes are more than are read"
            }
        }
    }

    /// The bytes of the file at `path`, links followed; at most `limit`.
    package static func contents(
        at path: String, limit: Int = ImageLimits.bytes
    ) throws(Problem) -> Data {
        // Opening a pipe must not wait for who writes to it.
        let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooManyBytes(Int(status.st_size)) }
        let size = Int(status.st_size)
        // What is read over need not be zeroed before.
        guard size > 0 else { return Data() }
        guard let bytes = unsafe malloc(size) else { throw failure() }
        var count = 0
        while count < size {
            let part = unsafe read(file, bytes + count, size - count)
            guard part >= 0 else {
                defer { unsafe free(bytes) }
                throw failure()
            }
            if part == 0 { break }
            count += part
        }
        return unsafe Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }

    /// When what is in a folder came, went or got another name for the last time, in nanoseconds since 1970; 0 where there is no
    /// folder.
    package static func changed(_ folder: String) -> Int {
        var status = stat()
        guard unsafe stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return 0
        }
        return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }

    /// The time now, as `changed` counts it.
    package static var now: Int {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private static func failure() -> Problem {
        unsafe .unreadable(String(cString: strerror(errno)))
    }
}
