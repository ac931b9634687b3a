internal import Foundation
internal import QuadrantRendering

/// The rows that have no picture, a line of JSON each; no file where there are none.
final class BatchErrors {
    let path: String
    private var handle: FileHandle?

    init(_ path: String) {
        self.path = path
        System.remove(path)
    }

    func add(line: Int, _ words: String) {
        if handle == nil {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            handle = FileHandle(forWritingAtPath: path)
        }
        let text = JSONValue.object(["line": .integer(line), "error": .string(words)]).line
        try? handle?.write(contentsOf: Data((text + "\n").utf8))
    }

    func close() { try? handle?.close() }
}

/// How far a batch is: a line that is written over on a terminal, and every ten seconds one in a log.
struct BatchProgress {
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1

    mutating func show(drawn: Int, skipped: Int, failed: Int) {
        let pause: Duration = isTerminal ? .milliseconds(200) : .seconds(10)
        guard ContinuousClock.now - last > pause else { return }
        last = .now
        let text = Self.words(drawn, skipped, failed, rate)
        Console.error(isTerminal ? "\r\(text)   " : "quadrant: \(text)\n")

        func rate(_ count: Int) -> Int {
            Int(Double(count) / max((ContinuousClock.now - start).inSeconds, 0.001))
        }
    }

    func end(drawn: Int, skipped: Int, failed: Int, errors: String) {
        let seconds = (ContinuousClock.now - start).inSeconds
        let text = Self.words(drawn, skipped, failed) { Int(Double($0) / max(seconds, 0.001)) }
        let place = failed > 0 ? "; see \(TerminalText.line(errors))" : ""
        Console.error((isTerminal ? "\r" : "") + "quadrant: \(text)\(place)\n")
    }

    private static func words(
        _ drawn: Int, _ skipped: Int, _ failed: Int, _ rate: (Int) -> Int
    ) -> String {
        var parts = ["\(drawn) drawn (\(rate(drawn)) a second)"]
        if skipped > 0 { parts.append("\(skipped) were there") }
        if failed > 0 { parts.append("\(failed) failed") }
        return parts.joined(separator: ", ")
    }
}
