internal import Foundation
internal import QuadrantRendering

/// The rows that have no picture, a line of JSON each; no file where there are none.
final class BatchErrors {
    let path: String
    private var handle: FileHandle?
    /// The first row that could not be written down, and why.
    private(set) var unwritten: (text: String, reason: String)?

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
        do {
            guard let handle else { throw CocoaError(.fileNoSuchFile) }
            try handle.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            if unwritten == nil {
                unwritten = ("line \(line): \(TerminalText.line(words))", System.lastError)
            }
        }
    }

    func close() { try? handle?.close() }
}

/// How far a batch is: a line that is written over on a terminal, and every ten seconds one in a log.
struct BatchProgress {
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private let isTerminal = isatty(STDERR_FILENO) == 1
    /// How much of the data was read, from 0 to 1; `nil` where its length is not known.
    var share: Double?

    /// How many characters the bar has.
    private static let width = 20

    mutating func show(drawn: Int, skipped: Int, failed: Int) {
        let pause: Duration = isTerminal ? .milliseconds(200) : .seconds(10)
        guard ContinuousClock.now - last > pause else { return }
        last = .now
        let text = words(drawn, skipped, failed) + rest
        if isTerminal {
            Console.errorOver(bar + text)
        } else {
            Console.error("quadrant: \(text)\n")
        }
    }

    /// Makes way for lines of others on a terminal.
    func clear() { if isTerminal { Console.errorOver("") } }

    private var seconds: Double { (ContinuousClock.now - start).inSeconds }

    private var bar: String {
        guard let share else { return "" }
        let full = Int(share * Double(Self.width))
        return "[\(String(repeating: "=", count: full))"
            + "\(String(repeating: " ", count: Self.width - full))] "
    }

    /// How long it will take, if what is left takes as long as what was done.
    private var rest: String {
        guard let share, share > 0.01 else { return "" }
        return ", about \(Int((seconds * (1 - share) / share).rounded(.up))) s left"
    }

    func end(drawn: Int, skipped: Int, failed: Int, errors: BatchErrors) {
        let text = words(drawn, skipped, failed)
        let path = TerminalText.line(errors.path)
        let place =
            errors.unwritten.map {
                "; \(path) could not be written: \($0.reason). The first is \($0.text)"
            } ?? (failed > 0 ? "; see \(path)" : "")
        clear()
        Console.error("quadrant: \(text)\(place)\n")
    }

    private func words(_ drawn: Int, _ skipped: Int, _ failed: Int) -> String {
        var parts = ["\(drawn) drawn (\(Int(Double(drawn) / max(seconds, 0.001))) a second)"]
        if skipped > 0 { parts.append("\(skipped) were there") }
        if failed > 0 { parts.append("\(failed) failed") }
        return parts.joined(separator: ", ")
    }
}
