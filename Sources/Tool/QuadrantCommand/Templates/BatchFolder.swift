internal import Foundation
internal import QuadrantRendering

/// The folder beside the pictures in which they are drawn, so that they come to their places whole. Nothing is done through links.
final class BatchFolder {
    let path: String
    /// Held as long as the run lives: others see by it that the folder is in use.
    private var lock: Int32

    private static let prefix = ".quadrant-drawing-"

    /// Makes a new one, and removes those of runs that were killed.
    init(in folder: String) throws(CommandError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(Self.prefix) { Self.clear("\(folder)/\(name)") }
        guard let path = System.makeFolder(namedLike: "\(folder)/\(Self.prefix)") else {
            throw .cannotWrite(path: folder, reason: System.lastError)
        }
        self.path = path
        lock = System.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY)
        if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
    }

    private static func clear(_ path: String) {
        let lock = System.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY)
        guard lock >= 0 else { return }
        if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
        close(lock)
    }

    /// Removes it with all that is in it.
    func remove() {
        guard lock >= 0 else { return }
        try? FileManager.default.removeItem(atPath: path)
        close(lock)
        lock = -1
    }

    deinit { remove() }
}
