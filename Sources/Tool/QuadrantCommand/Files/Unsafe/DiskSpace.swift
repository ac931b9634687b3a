internal import Foundation
internal import QuadrantRendering

/// Whether there is room on the disk under a folder.
enum DiskSpace {
    /// With less than this, in bytes, a program that failed did so for want of room.
    private static let least: UInt64 = 1 << 20

    /// The error for a program that could not write into a folder as its disk is full; `nil` where it failed for another reason.
    ///
    /// - Parameter words: What the program said. Some die of a signal and say nothing.
    static func problem(in folder: String, words: String) -> CommandError? {
        let full = System.words(for: ENOSPC)
        guard words.contains(full) || isFull(folder) else { return nil }
        return .cannotWrite(
            path: folder,
            reason: "\(full). Make room there, or let XDG_CACHE_HOME name a folder on another disk")
    }

    /// Whether there is less than a megabyte of room.
    static func isFull(_ folder: String) -> Bool {
        var facts = statvfs()
        // Some file systems count no blocks. It is filled in where the call succeeds, and not read elsewhere.
        guard unsafe statvfs(folder, &facts) == 0, facts.f_blocks > 0 else { return false }
        return UInt64(facts.f_bavail) * UInt64(facts.f_frsize) < least
    }
}
