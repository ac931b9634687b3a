internal import Foundation
internal import QuadrantRendering

/// Files as they are at one moment: what was saved since is seen by their times and lengths.
struct WatchedFiles: Equatable {
    /// What tells a file from its next version.
    private struct Version: Equatable {
        let seconds: Int
        let nanoseconds: Int
        let length: Int
        let inode: UInt
    }

    private let paths: [String]
    /// What is drawn; `nil` for files that are called after their views.
    private let output: String?
    private var versions: [String: Version] = [:]
    /// How many files are looked at more than twenty times a second.
    private static let few = 500
    /// The most files that are looked at.
    private static let most = 50_000

    /// The files of paths, and those in folders, but for what is hidden and what builds make.
    init(at paths: [String], without output: String?) {
        (self.paths, self.output) = (paths, output)
        for path in paths { add(path, depth: 0) }
    }

    private mutating func add(_ path: String, depth: Int) {
        guard versions.count < Self.most, depth < 64, let status = System.status(of: path) else {
            return
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            versions[path] = Version(
                seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
                length: Int(status.st_size), inode: UInt(status.st_ino))
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where name.first != "." && name != "DerivedData" {
            let inner = "\(path)/\(name)"
            // Links may lead around in circles.
            if System.target(ofLink: inner) != nil || isDrawn(inner) { continue }
            add(inner, depth: depth + 1)
        }
    }

    /// Whether a file may be what was drawn: the output, or a picture outside of catalogues where that has no name.
    private func isDrawn(_ path: String) -> Bool {
        if path.contains(".xcassets/") { return false }
        if let output { return System.resolved(path) == System.resolved(output) }
        return ["png", "pdf", "svg", "mp4", "webp", "gif"].contains { path.hasSuffix(".\($0)") }
    }

    /// The files that are other ones than before, are new or are gone, in order.
    func changed(since before: WatchedFiles) -> [String] {
        let paths = Set(versions.keys).union(before.versions.keys)
        return paths.filter { versions[$0] != before.versions[$0] }.sorted()
    }

    /// When the newest of some files was saved; `nil` where none is there.
    func lastSave(of files: [String]) -> Date? {
        files.compactMap { versions[$0] }.map {
            Date(timeIntervalSince1970: Double($0.seconds) + Double($0.nanoseconds) / 1e9)
        }.max()
    }

    private static func folder(of path: String) -> String {
        (path as NSString).deletingLastPathComponent
    }

    /// Waits until a file is another one, is gone or is new, and then until saving has come to its end. Returns the files as they
    /// are then.
    ///
    /// - Parameter isCalled: Whether something else is to be done; then it waits no more.
    @discardableResult
    func waitForChange(or isCalled: () -> Bool = { false }) -> WatchedFiles {
        let pause = versions.count > Self.few ? 0.25 : 0.05
        let folders = FolderWatch(Set(paths + versions.keys.map { Self.folder(of: $0) }))
        var now = WatchedFiles(at: paths, without: output)
        while now == self {
            if isCalled() { return now }
            // Where the system tells of changes looks are rarer, and not none: not all file systems do.
            folders.wait(upTo: folders.hearsAll ? 20 * pause : pause)
            now = WatchedFiles(at: paths, without: output)
        }
        // Editors write in several steps, and people save several files at once.
        var last = now
        for _ in 0..<20 {
            usleep(folders.hearsAll ? 10_000 : 30_000)
            now = WatchedFiles(at: paths, without: output)
            if now == last { return now }
            last = now
        }
        return now
    }
}
