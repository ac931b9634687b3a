internal import Foundation
internal import QuadrantRendering

/// A program whose output is passed on as it comes, and read on the way.
enum PassedThrough {
    /// Runs a program to its end, and returns its status: that of a signal is 128 more.
    ///
    /// It has our standard input and is of our process group: whoever presses Control-C ends it too. What it has started and
    /// leaves behind is not waited for.
    ///
    /// - Parameter line: Is given each line of standard output and standard error, without its end.
    static func run(
        _ path: String, _ arguments: [String], line: @escaping @Sendable (String) -> Void
    ) throws(CommandError) -> Int32 {
        guard let output = Pipe(), let errors = Pipe() else {
            throw .internalFault("no pipe: \(System.lastError)")
        }
        var bounds = ChildProcess.Bounds()
        bounds.readsOurInput = true
        let child = try ChildProcess.spawn(path, arguments, [:], bounds, (output, errors))
        output.closeWriting()
        errors.closeWriting()
        let group = DispatchGroup()
        for (reading, file) in [
            (output.reading, STDOUT_FILENO), (errors.reading, STDERR_FILENO),
        ] {
            DispatchQueue.global().async(group: group) { pass(reading, to: file, line) }
        }
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        _ = group.wait(timeout: .now() + 1)
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Passes on what comes until the end, and hands over its lines.
    private static func pass(
        _ reading: Int32, to file: Int32, _ line: @Sendable (String) -> Void
    ) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe read(reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            pass(buffer[..<count], to: file)
            var start = 0
            for end in buffer[..<count].indices where buffer[end] == UInt8(ascii: "\n") {
                line(String(decoding: rest + buffer[start..<end], as: UTF8.self))
                rest.removeAll(keepingCapacity: true)
                start = end + 1
            }
            rest += buffer[start..<count]
        }
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    }

    /// Writes all bytes; where nobody reads them, they are lost.
    private static func pass(_ bytes: ArraySlice<UInt8>, to file: Int32) {
        var rest = bytes
        while !rest.isEmpty {
            let count = System.write(rest, to: file)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}
