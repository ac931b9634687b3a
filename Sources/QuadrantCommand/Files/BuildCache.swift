package import Foundation

/// What was compiled, under fingerprints of all that it depends on: nothing in it ever has to be taken back.
///
/// Libraries are folders, one for each content of the sources; object files and what was learned about single
/// sources are files. All are made aside and renamed into place, so that a reader never sees half of one,
/// whoever is killed meanwhile, and concurrent runs need no lock: whoever is second finds the entry
/// there and takes it. The oldest go when there are more than a kind's `capacity`, but none that was used
/// within the last hour, as somebody may be drawing it.
package struct BuildCache: Sendable {
    /// How many libraries are kept; with some 100 KB to 1 MB each this is about 50 MB.
    package static let capacity = 200

    /// The kinds of single files.
    package enum Kind: String, CaseIterable, Sendable {
        /// What a source declares and mentions.
        case facts
        /// Which entries of a source the compiler refused.
        case refusals
        /// Object files; some 100 KB each.
        case objects

        /// How many are kept.
        var capacity: Int { self == .objects ? 600 : 2000 }
    }

    /// The folder of everything; also holds the compiler's module cache.
    package let root: String

    /// A cache in `folder`, which is made on first use.
    package init(folder: String) {
        root = folder
    }

    /// The user's cache: `$XDG_CACHE_HOME/quadrant`, else `~/.cache/quadrant`, else a folder of the
    /// user's under the one for temporary files, whichever is the first that can be written.
    package static func standard(environment: [String: String]) -> BuildCache {
        let temporary = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let candidates = [
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/quadrant" : nil },
            environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/quadrant" : nil },
        ]
        let usable = candidates.compactMap { $0 }.first { makeFolder($0) }
        return BuildCache(folder: usable ?? "\(temporary)/quadrant-\(getuid())")
    }

    /// Where the compiler keeps the modules it builds from C headers and interfaces.
    package var moduleCache: String { "\(root)/modules" }

    /// The folder of the entry for `key`, marked as used now; nil if there is none.
    package func entry(for key: String) -> String? {
        let folder = "\(root)/entries/\(key)"
        return utimes(folder, nil) == 0 ? folder : nil
    }

    /// What is kept under `key`, marked as used now; nil if there is nothing.
    package func data(for key: String, in kind: Kind) -> Data? {
        let path = path(of: key, in: kind)
        return utimes(path, nil) == 0 ? FileManager.default.contents(atPath: path) : nil
    }

    /// Keeps data under `key`; where the disk does not take it, it will be worked out again.
    package func keep(_ data: Data, for key: String, in kind: Kind) {
        try? PictureFile.write(Array(data), to: path(of: key, in: kind))
    }

    /// The path of the object file for `key`, marked as used now; nil if there is none.
    package func object(for key: String) -> String? {
        let path = path(of: key, in: .objects)
        return utimes(path, nil) == 0 ? path : nil
    }

    /// Takes the object file at `path` over as the one for `key`.
    package func keep(_ path: String, as key: String) throws(CommandError) {
        let kept = self.path(of: key, in: .objects)
        if rename(path, kept) != 0 {
            throw .cannotWrite(path: kept, reason: String(cString: strerror(errno)))
        }
    }

    private func path(of key: String, in kind: Kind) -> String { "\(root)/\(kind.rawValue)/\(key)" }

    /// A new empty folder to compile in.
    package func makeWorkFolder() throws(CommandError) -> String {
        let folder = "\(root)/work"
        for name in ["entries"] + Kind.allCases.map(\.rawValue) {
            _ = Self.makeFolder("\(root)/\(name)")
        }
        guard Self.makeFolder(folder) else {
            throw .cannotWrite(path: folder, reason: String(cString: strerror(errno)))
        }
        var template = Array("\(folder)/XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw .cannotWrite(path: folder, reason: String(cString: strerror(errno)))
        }
        return String(cString: made)
    }

    /// Makes a finished work folder the entry for `key`, and returns where that is.
    ///
    /// If another run was faster, its entry stays and the work folder is removed.
    package func store(_ workFolder: String, for key: String) throws(CommandError) -> String {
        let folder = "\(root)/entries/\(key)"
        if rename(workFolder, folder) != 0 {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(atPath: workFolder)
            guard entry(for: key) != nil else { throw .cannotWrite(path: folder, reason: reason) }
        }
        prune()
        return folder
    }

    private func prune() {
        let kinds = Kind.allCases.map { ($0.capacity, "\(root)/\($0.rawValue)") }
        for (kept, folder) in [(Self.capacity, "\(root)/entries"), (0, "\(root)/work")] + kinds {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            guard names.count > kept else { continue }
            let aged = names.map { (age: Self.age(of: "\(folder)/\($0)"), path: "\(folder)/\($0)") }
            for old in aged.sorted(by: { $0.age < $1.age }).dropFirst(kept) where old.age > 3600 {
                try? FileManager.default.removeItem(atPath: old.path)
            }
        }
    }

    /// Seconds since the folder was used.
    private static func age(of path: String) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { return 0 }
        return time(nil) - status.st_mtim.tv_sec
    }

    /// Makes a folder with those around it; false if it cannot be written afterwards.
    private static func makeFolder(_ path: String) -> Bool {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return access(path, W_OK | X_OK) == 0
    }
}
