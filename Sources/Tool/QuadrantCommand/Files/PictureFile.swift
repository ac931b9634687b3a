internal import Foundation
internal import QuadrantRendering

/// Writes pictures to the disk; problems are thrown as errors of the command line.
package enum PictureFile {
    /// Throws if a file of this path could not be written; asks before the work is done.
    package static func check(_ path: String) throws(CommandError) {
        try naming { () throws(FileProblem) in try FileOutput.check(path) }
    }

    /// Throws too if the path leads to one of the files that are drawn, by whatever name or link.
    package static func check(_ path: String, isNoneOf files: [SourceFile]) throws(CommandError) {
        try check(path, isNoneOf: files.map(\.path), whichAreTo: "be drawn")
    }

    /// Throws too if the path leads to one of the files at `paths`, by whatever name or link.
    ///
    /// - Parameter purpose: The purpose of those files, after "which is to".
    static func check(
        _ path: String, isNoneOf paths: [String], whichAreTo purpose: String
    ) throws(CommandError) {
        try check(path)
        guard let output = FileOutput.identity(of: path) else { return }
        for input in paths where FileOutput.identity(of: input) == output {
            throw .cannotWrite(path: path, reason: "it is '\(input)', which is to \(purpose)")
        }
    }

    /// Writes the file whole or not at all; see `FileOutput`.
    package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        try naming { () throws(FileProblem) in try FileOutput.write(bytes, to: path) }
    }

    /// Writes a picture: into a file whole or not at all; to a pipe or a device as far as somebody reads it within `seconds`.
    static func write(_ bytes: [UInt8], to path: String, within seconds: Double)
        throws(CommandError)
    {
        let kind = FileOutput.kind(of: path)
        guard kind == S_IFIFO || kind == S_IFCHR else { return try write(bytes, to: path) }
        switch TimedOutput.write(bytes, toPipeAt: path, until: .now + seconds) {
        case .timedOut: throw .notRead(output: "'\(path)'", seconds: seconds)
        case .failed(let reason): throw .cannotWrite(path: path, reason: reason)
        case nil: break
        }
    }

    /// Makes a folder for pictures where there is none.
    package static func makeFolder(_ path: String) throws(CommandError) {
        try naming { () throws(FileProblem) in try FileOutput.makeFolder(path) }
    }

    private static func naming(_ body: () throws(FileProblem) -> Void) throws(CommandError) {
        do {
            try body()
        } catch {
            throw .cannotWrite(path: error.path, reason: error.reason)
        }
    }
}
