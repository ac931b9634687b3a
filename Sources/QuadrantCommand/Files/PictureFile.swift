internal import Foundation

/// A picture on its way to the disk.
package enum PictureFile {
    /// Throws if a file of this path could not be written; asks before the work is done.
    package static func check(_ path: String) throws(CommandError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
            throw .cannotWrite(path: path, reason: "it is a folder")
        }
        let folder = folder(of: path)
        guard FileManager.default.fileExists(atPath: folder) else {
            throw .cannotWrite(path: path, reason: "there is no folder '\(folder)'")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Writes beside the path and renames, so that a reader finds the old picture or the new one.
    package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        try check(path)
        let beside = "\(path).\(getpid()).part"
        guard let file = fopen(beside, "wbx") else {
            throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
        }
        let written = fwrite(bytes, 1, bytes.count, file)
        let isClosed = fclose(file) == 0
        if written == bytes.count, isClosed, rename(beside, path) == 0 { return }
        let reason = String(cString: strerror(errno))
        unlink(beside)
        throw .cannotWrite(path: path, reason: reason)
    }

    /// Makes a folder for pictures where there is none.
    package static func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: path, reason: "the folder cannot be made")
        }
    }

    private static func folder(of path: String) -> String {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        if folder.isEmpty { return path.hasPrefix("/") ? "/" : "." }
        return folder
    }
}
