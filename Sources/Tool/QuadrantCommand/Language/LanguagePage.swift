internal import Foundation
internal import QuadrantRendering

/// A live page that an editor has opened: a process of this program.
@MainActor final class LanguagePage {
    private let process = Process()
    /// Closed when this process ends, whatever ends it: the page goes with it.
    private let input = Foundation.Pipe()
    private let address: String

    /// Starts the page of a file, and waits for its address.
    init(of path: String) throws(CommandError) {
        process.executableURL = URL(
            fileURLWithPath: try WorkerProgram.own(isForMany: false).path)
        process.arguments = ["preview", path, "--until-eof"]
        let output = Foundation.Pipe()
        process.standardOutput = output
        process.standardInput = input
        do { try process.run() } catch {
            throw .internalFault("the page cannot be started: \(error)")
        }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            line += more
        }
        address = String(decoding: line, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        if address.isEmpty { throw .internalFault("the page has ended at once") }
    }

    /// The address of the page with one preview of a file.
    func address(of name: String?, at path: String) -> String {
        guard let name else { return address }
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        let search = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return "\(address)#search=\(search)"
    }

    /// Ends it.
    func end() { process.terminate() }
}
