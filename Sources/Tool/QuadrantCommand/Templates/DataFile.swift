internal import Foundation
internal import QuadrantRendering

/// Data that views are drawn from.
struct DataFile {
    /// What it is called in messages.
    let name: String
    let bytes: Data

    /// The largest that is read, in bytes.
    private static let largest = 64 << 20

    /// Reads a file, or standard input.
    init(_ path: String) throws(CommandError) {
        name = path == "-" ? "standard input" : path
        do {
            // By its handle: a pipe with a name, as '/dev/fd/63', is no file to others.
            if path == "-" {
                bytes = try Self.read(.standardInput)
            } else {
                guard let kind = FileOutput.kind(of: path) else {
                    throw CommandError.noSuchFile(path: path)
                }
                guard kind != S_IFDIR else {
                    throw CommandError.cannotRead(path: path, reason: "it is a folder")
                }
                guard let file = FileHandle(forReadingAtPath: path) else {
                    throw CommandError.cannotRead(path: path, reason: System.lastError)
                }
                defer { try? file.close() }
                bytes = try Self.read(file)
            }
        } catch let error as CommandError {
            throw error
        } catch {
            throw .cannotRead(path: path, reason: System.lastError)
        }
        if bytes.count > Self.largest {
            throw .cannotRead(path: path, reason: "it has more than 64 MB")
        }
    }

    private static func read(_ file: FileHandle) throws -> Data {
        try file.read(upToCount: largest + 1) ?? Data()
    }
}
