internal import Foundation
internal import QuadrantRendering

/// Folders and texts that installing writes, with errors that name the file.
enum OwnText {
    /// Makes a folder with those above it.
    static func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: path, reason: reason(of: error))
        }
    }

    /// Writes a file; what was there is replaced whole, or stays.
    static func write(_ text: String, to path: String) throws(CommandError) {
        let new = "\(path).new-\(getpid())"
        // One of a run that was killed may have this name.
        System.remove(new)
        if let problem = System.fill(new, "wx", with: Array(text.utf8)) {
            System.remove(new)
            throw .cannotWrite(path: path, reason: problem.reason)
        }
        guard System.move(new, to: path) else {
            let reason = System.lastError
            System.remove(new)
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    /// Copies a file; what was there is replaced whole, or stays. What of it is a link is copied as one.
    ///
    /// - Parameter mend: Who can do it where this user may not, as the end of a sentence.
    static func copy(
        _ path: String, to place: String, mend: String = ""
    ) throws(CommandError) {
        let new = "\(place).new-\(getpid())"
        System.remove(new)
        do {
            try FileManager.default.copyItem(atPath: path, toPath: new)
        } catch {
            throw .cannotWrite(path: place, reason: reason(of: error) + mend)
        }
        guard System.move(new, to: place) else {
            throw .cannotWrite(path: place, reason: System.lastError)
        }
    }

    /// The text of a file; `nil` where there is none.
    static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The system's words for what Foundation has thrown.
    static func reason(of error: any Error) -> String {
        let error = error as NSError
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError,
            inner.domain == NSPOSIXErrorDomain
        {
            return System.words(for: Int32(inner.code))
        }
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? POSIXError {
            return System.words(for: inner.code.rawValue)
        }
        return error.localizedDescription
    }
}
