internal import Foundation
internal import QuadrantRendering

/// Whether files and folders of the cache are the user's alone: what lies there is loaded as code.
enum OwnFile {
    /// Whether something is of a kind (one of the `S_IF…` constants), belongs to the user, and can be written by nobody else.
    static func isSafe(_ status: stat, _ kind: mode_t) -> Bool {
        status.st_mode & S_IFMT == kind && status.st_uid == geteuid()
            && status.st_mode & 0o022 == 0
    }

    /// Whether there is such a folder at a path, and no link to one.
    static func isSafe(folder path: String) -> Bool {
        System.status(of: path, followsLinks: false).map { isSafe($0, S_IFDIR) } ?? false
    }
}
