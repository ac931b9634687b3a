internal import Foundation
internal import Testing

/// A snapshot whose text stands in the source of its test.
@MainActor
struct InlineSnapshot {
    private let place: SourceLocation

    /// - Parameter place: Of the call.
    init(_ place: SourceLocation) { self.place = place }

    /// Compares a text with that in the source, or records it there. Returns what is wrong, in words; `nil` if nothing is.
    func failure(
        _ text: String, _ expected: String?, _ demand: SnapshotRecording?, in run: SnapshotRun
    ) -> String? {
        // A last line end cannot be seen in a literal.
        let text =
            text.utf8.last == 10 ? String(decoding: text.utf8.dropLast(), as: UTF8.self) : text
        let recording = run.recordsAnew ? .all : demand ?? run.recording
        if let expected,
            expected.utf8.elementsEqual(text.utf8)
                || expected.utf8.elementsEqual("\(text)\n".utf8)
        {
            guard demand == .all, !run.recordsAnew else { return nil }
            return
                "The text is as it was recorded.\nTake `record: true` out of the test to compare with it."
        }
        let difference = expected.map {
            "The text differs from the one in the test (- there, + now):\n"
                + "\(LineDifference(from: $0, to: text))"
        }
        switch (recording, difference) {
        case (.never, nil): return "There is no text, and this run records none."
        case (.never, let difference?), (.missing, let difference?):
            return difference
                + "\nIf it is meant to be so, record it anew: \(SnapshotRun.recordingVariable)=1 swift test"
        case (.all, _), (.failed, _), (.missing, nil): break
        }
        do throws(InlineSources.Problem) {
            try run.sources.record(text, inPlaceOf: expected, at: place)
        } catch {
            let told = "It could not be recorded: \(error.words)"
            return difference.map { "\($0)\n\(told)" } ?? "There was no text. \(told)"
        }
        if run.recordsAnew {
            run.tell("recorded anew: \(place.filePath):\(place.line)")
            return nil
        }
        return (difference ?? "There was no text.")
            + "\nIt was recorded in \(place.filePath):\(place.line). Look at it. The next build compares with it."
    }
}

/// The sources of tests into which texts were written: places are those of the sources as they were compiled.
struct InlineSources {
    /// Why a text could not be written.
    struct Problem: Error {
        let words: String
    }

    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    private struct Source {
        let compiled: [UInt8]
        var written: [UInt8]
        var edits: [Edit] = []
    }

    private var sources: [String: Source] = [:]

    /// Writes a text into the call of `assertInlineSnapshot` at a place.
    ///
    /// - Parameter expected: What the call compared with; `nil` for one without a text.
    mutating func record(
        _ text: String, inPlaceOf expected: String?, at place: SourceLocation
    ) throws(Problem) {
        let path = place.filePath
        guard let now = FileManager.default.contents(atPath: path).map(Array.init) else {
            throw Problem(words: "the source \(path) cannot be read.")
        }
        var source = sources[path] ?? Source(compiled: now, written: now)
        guard source.written == now else {
            throw Problem(words: "\(path) was changed while the tests ran: run them again.")
        }
        let call = try InlineCall(in: source.compiled, line: place.line, column: place.column)
        guard call.hasText == (expected != nil) else {
            throw Problem(
                words:
                    "line \(place.line) of \(path) is not what was compiled: build the tests again."
            )
        }
        let edit = Edit(range: call.range, text: call.closure(with: text))
        if let other = source.edits.first(where: { $0.range == edit.range }) {
            guard other.text == edit.text else {
                throw Problem(
                    words:
                        "the same line asked for another text before: in a loop, or for another argument of the test."
                )
            }
            return
        }
        guard !source.edits.contains(where: { $0.range.overlaps(edit.range) }) else {
            throw Problem(
                words: "the call in line \(place.line) stands in another one that was recorded.")
        }
        source.edits.append(edit)
        source.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        var written: [UInt8] = []
        var end = 0
        for edit in source.edits {
            written += source.compiled[end..<edit.range.lowerBound] + edit.text
            end = edit.range.upperBound
        }
        written += source.compiled[end...]
        do {
            try Data(written).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Problem(
                words: "the source \(path) cannot be written: \(error.localizedDescription)")
        }
        source.written = written
        sources[path] = source
    }
}
