internal import Foundation

/// Writes answers to standard output, a line each: in the order of the questions, or as they come.
struct LineAnswers {
    private let isOrdered: Bool
    private var early: [Int: String] = [:]
    private var next = 1
    /// How many lines were answered.
    private(set) var count = 0
    /// Whether no more questions come.
    var isComplete = false

    init(isOrdered: Bool) { self.isOrdered = isOrdered }

    /// Adds the answer to a question, by its number from 1 on.
    ///
    /// - Returns: How many answers were written by that.
    mutating func add(_ line: String, _ number: Int) -> Int {
        count += 1
        guard isOrdered else {
            write(line)
            return 1
        }
        early[number] = line
        let first = next
        while let line = early.removeValue(forKey: next) {
            write(line)
            next += 1
        }
        return next - first
    }

    /// Writes a line; waits until it is taken. Nobody there any more: the process ends.
    func write(_ line: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            exit(ExitCode.inputOutput.rawValue)
        }
    }
}
