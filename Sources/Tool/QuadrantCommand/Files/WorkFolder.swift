internal import Foundation
internal import QuadrantRendering

/// A folder to compile in. If its process is killed, a later run finds that nobody holds it and removes it.
package final class WorkFolder {
    /// The folder, which nobody else uses.
    package let path: String
    /// Open on the folder and locked; the system unlocks it when the process ends, however it does.
    private var lock: Int32

    /// A new empty folder inside `folder`, from which those that nobody holds are removed before.
    ///
    /// - Parameter prefix: The beginning of its name, which tells such folders from what else is there.
    init(in folder: String, named prefix: String = "") throws(CommandError) {
        Self.clear(folder, named: prefix)
        (path, lock) = try Self.make(in: folder, named: prefix)
    }

    /// A link leads to what is somebody else's: it is no such folder.
    private static func open(_ path: String) -> Int32 {
        System.open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
    }

    private static func make(
        in folder: String, named prefix: String
    ) throws(CommandError) -> (path: String, lock: Int32) {
        while true {
            guard let path = System.makeFolder(namedLike: "\(folder)/\(prefix)") else {
                throw .cannotWrite(path: folder, reason: System.lastError)
            }
            let lock = open(path)
            // Another run that removes folders may have been quicker.
            if lock < 0, errno == ENOENT { continue }
            guard lock >= 0 else {
                throw .cannotWrite(path: path, reason: System.lastError)
            }
            // A file system may have no locks; another run may have removed the folder meanwhile.
            let isHeld = flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            if isHeld, System.may(F_OK, path) { return (path, lock) }
            close(lock)
        }
    }

    deinit { remove() }

    /// Removes the folder with all in it, if that was not done before.
    package func remove() {
        guard lock >= 0 else { return }
        Self.removeAll(at: path)
        close(lock)
        lock = -1
    }

    /// Removes the folders in `folder` of runs that were killed.
    private static func clear(_ folder: String, named prefix: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let path = "\(folder)/\(name)"
            let lock = open(path)
            guard lock >= 0 else { continue }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 {
                removeAll(at: path)
            }
            close(lock)
        }
    }

    /// Removes a folder with all in it, also folders that a drawing has closed to others.
    private static func removeAll(at path: String) {
        let files = FileManager.default
        if (try? files.removeItem(atPath: path)) != nil { return }
        open(path, to: 0)
        if (try? files.removeItem(atPath: path)) != nil { return }
        flatten(path)
        try? files.removeItem(atPath: path)
    }

    /// Empties a folder in which paths may be longer than the system takes: what lies deep is moved up.
    private static func flatten(_ path: String) {
        let files = FileManager.default
        var (number, goesOn) = (0, true)
        // What nobody may remove stays.
        while goesOn, let names = try? files.contentsOfDirectory(atPath: path) {
            goesOn = false
            for name in names {
                let outer = "\(path)/\(name)"
                if (try? files.removeItem(atPath: outer)) != nil {
                    goesOn = true
                    continue
                }
                try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: outer)
                for inner in (try? files.contentsOfDirectory(atPath: outer)) ?? [] {
                    number += 1
                    let place = "\(path)/\(number)-moved"
                    if (try? files.moveItem(atPath: "\(outer)/\(inner)", toPath: place)) != nil {
                        goesOn = true
                    }
                }
            }
        }
    }

    /// Lets this user list and change folders in a folder.
    private static func open(_ path: String, to depth: Int) {
        let files = FileManager.default
        try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        guard depth < 256, let names = try? files.contentsOfDirectory(atPath: path) else { return }
        for name in names {
            let inner = "\(path)/\(name)"
            let kind = try? files.attributesOfItem(atPath: inner)[.type] as? FileAttributeType
            // A link is none: what it leads to is somebody else's.
            if kind == .typeDirectory { open(inner, to: depth + 1) }
        }
    }
}
