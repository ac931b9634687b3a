internal import Foundation
internal import QuadrantRendering

/// A program whose output is passed on as it comes, and read on the way.
enum PassedThrough {
    /// Runs a program to its end, and returns its status: that of a signal is 128 more.
    ///
    /// It has our standard input, and our signals: whoever presses Control-C ends it too.
    ///
    /// - Parameter line: Is given each line of standard output and standard error, without its end.
    static func run(
        _ path: String, _ arguments: [String], line: @escaping @Sendable (String) -> Void
    ) throws(CommandError) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let reads = [(Foundation.Pipe(), STDOUT_FILENO), (Foundation.Pipe(), STDERR_FILENO)]
        process.standardOutput = reads[0].0
        process.standardError = reads[1].0
        do { try process.run() } catch {
            throw .internalFault("cannot run '\(path)': \(OwnText.reason(of: error))")
        }
        let group = DispatchGroup()
        for (pipe, file) in reads {
            let reading = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) {
                var rest: [UInt8] = []
                while true {
                    let bytes = [UInt8](reading.availableData)
                    if bytes.isEmpty { break }
                    pass(bytes, to: file)
                    rest += bytes
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        line(String(decoding: rest[..<end], as: UTF8.self))
                        rest.removeSubrange(...end)
                    }
                }
                if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
            }
        }
        process.waitUntilExit()
        group.wait()
        let status = process.terminationStatus
        return process.terminationReason == .exit ? status : 128 + status
    }

    /// Writes all bytes; where nobody reads them, they are lost.
    private static func pass(_ bytes: [UInt8], to file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = System.write(rest, to: file)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
