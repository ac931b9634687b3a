internal import Foundation
internal import QuadrantRendering

/// Finds a folder for the cache that nobody else can write to: its libraries are loaded as code.
struct CacheFolder {
    /// The folder.
    private(set) var path = ""
    /// Why an earlier folder was not taken, as a sentence; `nil` if the user need not know.
    private(set) var notice: String?

    /// How many names are tried below the folder for temporary files, where anybody can make a folder.
    private static let temporaryNames = 9

    /// Takes the first folder that is the user's alone of `$XDG_CACHE_HOME/quadrant`, `~/.cache/quadrant`
    /// and folders of the user's name below that for temporary files. Missing folders are made.
    init(environment: [String: String], parts: [String]) {
        let homes = [
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/quadrant" : nil },
            environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/quadrant" : nil },
        ]
        let temporary = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let own = "\(temporary)/quadrant-\(geteuid())"
        let names = (1...Self.temporaryNames).map { $0 == 1 ? own : "\(own)-\($0)" }
        var objection: String?
        for candidate in homes.compactMap({ $0 }) + names {
            switch Self.state(of: candidate, parts: parts) {
            case .good:
                use(candidate, objection)
                return
            case .exposed(let reason): objection = objection ?? reason
            case .useless: continue
            }
        }
        use(System.makeFolder(namedLike: "\(own)-") ?? own, objection)
    }

    private mutating func use(_ path: String, _ objection: String?) {
        self.path = path
        notice = objection.map { "quadrant: the cache is in '\(path)', because \($0)\n" }
    }

    private enum State {
        case good
        /// The folder cannot be made or written.
        case useless
        /// Somebody else may have written into the folder; the string says why.
        case exposed(String)
    }

    private static func state(of path: String, parts: [String]) -> State {
        var found = status(of: path)
        if found == nil {
            try? FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            found = status(of: path)
        }
        guard let found else { return .useless }
        if found.isForeign { return .exposed("'\(path)' is not yours") }
        guard found.kind == S_IFDIR, System.may(W_OK | X_OK, path) else { return .useless }
        if found.isOpen { return .exposed("others can write to '\(path)' (remove it)") }
        for part in parts.map({ "\(path)/\($0)" }) {
            guard let inner = status(of: part) else { continue }
            if inner.isForeign { return .exposed("'\(part)' is not yours") }
            // If nobody else can pass the folder, the modes of the folders in it do not matter.
            if inner.isOpen, found.isPassable {
                return .exposed("others can write to '\(part)' (remove it)")
            }
        }
        return .good
    }

    private struct Status {
        var kind: mode_t
        /// Whether the folder, or the link to it, belongs to another user.
        var isForeign: Bool
        /// Whether other users may write to it, or put another one where a link leads.
        var isOpen: Bool
        /// Whether other users may pass through it.
        var isPassable: Bool
    }

    /// Nil if there is nothing, not even a link.
    private static func status(of path: String) -> Status? {
        guard let own = System.status(of: path, followsLinks: false) else { return nil }
        let end = System.status(of: path) ?? own
        return Status(
            kind: end.st_mode & S_IFMT,
            isForeign: own.st_uid != geteuid() || end.st_uid != geteuid(),
            isOpen: end.st_mode & 0o022 != 0
                || own.st_mode & S_IFMT == S_IFLNK && isReplaceable(path),
            isPassable: end.st_mode & 0o011 != 0)
    }

    /// Whether others can rename what a link leads to, as a folder around that is open and not sticky, or theirs.
    private static func isReplaceable(_ link: String) -> Bool {
        var folder = URL(fileURLWithPath: link).resolvingSymlinksInPath()
        guard System.status(of: folder.path) != nil else { return true }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            guard let found = System.status(of: folder.path) else { return true }
            if found.st_uid != geteuid(), found.st_uid != 0 { return true }
            if found.st_mode & 0o002 != 0, found.st_mode & S_ISVTX == 0 { return true }
        }
        return false
    }
}
