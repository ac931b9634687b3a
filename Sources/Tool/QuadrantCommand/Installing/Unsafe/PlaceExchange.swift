internal import Foundation
internal import QuadrantRendering

/// Puts files, folders and links in the place of others, so that at each moment one or the other is there.
enum PlaceExchange {
    /// Puts the folder at `path` to `place`. A folder that is there comes to `path` instead.
    static func put(_ path: String, to place: String) throws(CommandError) {
        if exchange(path, place) { return }
        // Nothing is there to exchange, or the file system cannot exchange.
        let aside = "\(path).old"
        let isThere = System.status(of: place, followsLinks: false) != nil
        if isThere, !System.move(place, to: aside) { throw Self.failure(place) }
        if System.move(path, to: place) { return }
        let failure = Self.failure(place)
        if isThere { _ = System.move(aside, to: place) }
        throw failure
    }

    private typealias Rename =
        @convention(c) (
            Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

    /// Whether what is at two paths could be exchanged at once, which not every file system can. Swift's module of the C
    /// library does not show the function.
    private static func exchange(_ one: String, _ other: String) -> Bool {
        guard let symbol = unsafe dlsym(nil, "renameat2") else { return false }
        let rename = unsafe unsafeBitCast(symbol, to: Rename.self)
        let exchanging: UInt32 = 2
        return unsafe rename(AT_FDCWD, one, AT_FDCWD, other, exchanging) == 0
    }

    /// Makes a link, in the place of one that is there. What is no link is not replaced.
    static func link(_ path: String, to target: String) throws(CommandError) {
        if System.target(ofLink: path) == target { return }
        if let status = System.status(of: path, followsLinks: false),
            status.st_mode & S_IFMT != S_IFLNK
        {
            throw .cannotWrite(
                path: path, reason: "something that is not Quadrant's is there; move it away")
        }
        let new = "\(path).new-\(getpid())"
        System.remove(new)
        guard unsafe symlink(target, new) == 0, System.move(new, to: path) else {
            let reason = System.lastError
            System.remove(new)
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    private static func failure(_ place: String) -> CommandError {
        .cannotWrite(path: place, reason: System.lastError)
    }
}

extension PlaceExchange {
    /// Removes a folder in which nothing is. Returns whether it could.
    @discardableResult
    static func removeEmptyFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }
}
