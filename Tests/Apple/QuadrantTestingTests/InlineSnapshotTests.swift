import Expectations
import Foundation
import SwiftUI
import Testing

@testable import QuadrantTesting

/// Snapshots whose texts stand in the tests themselves.
@MainActor @Suite struct InlineSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("QuadrantInlineTests-\(UUID())")

    private static let source = #"""
        @Test func one() {
            assertInlineSnapshot(of: a("}) \(b(")"))"), as: .lines) // ) {
            if true {
                assertInlineSnapshot(of: host, as: .layout) {
                    """
                    old {
                    """
                }
                assertInlineSnapshot(of: host, as: .layout, matches: { "x" })
            }
        }

        """#

    /// Records a text in the source, and returns what is said.
    private func record(
        _ text: String, line: Int, column: Int = 5, expected: String? = nil, in run: SnapshotRun
    ) -> String? {
        let place = SourceLocation(
            fileID: "T/T.swift", filePath: folder.appendingPathComponent("T.swift").path,
            line: line,
            column: column)
        return InlineSnapshot(place).failure(text, expected, nil, in: run)
    }

    private func written() throws -> String {
        try String(contentsOf: folder.appendingPathComponent("T.swift"), encoding: .utf8)
    }

    @Test func textsAreWrittenBehindTheirCalls() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.source.utf8).write(to: folder.appendingPathComponent("T.swift"))
        let run = SnapshotRun(recording: .failed)
        // Places are those of the source as it was compiled, whatever has been written before.
        has(
            record("first \\(x)\n\nlast", line: 2, in: run) ?? "",
            "There was no text.\nIt was recorded in ")
        has(record("new", line: 4, column: 9, expected: "old {", in: run) ?? "", "- old {\n+ new")
        has(
            record("y", line: 9, column: 9, expected: "x", in: run) ?? "",
            "write the closure behind them")
        has(
            record("z", line: 11, expected: "x", in: run) ?? "",
            "there is no call of assertInlineSnapshot in its line 11")
        try same(
            written(),
            ##"""
            @Test func one() {
                assertInlineSnapshot(of: a("}) \(b(")"))"), as: .lines) {
                    #"""
                    first \(x)

                    last
                    """#
                } // ) {
                if true {
                    assertInlineSnapshot(of: host, as: .layout) {
                        """
                        new
                        """
                    }
                    assertInlineSnapshot(of: host, as: .layout, matches: { "x" })
                }
            }

            """##)
        // The same text again is written already; another one is not.
        has(record("first \\(x)\n\nlast", line: 2, in: run) ?? "", "It was recorded in")
        has(record("other", line: 2, in: run) ?? "", "the same line asked for another text before")
        try Data("changed".utf8).write(to: folder.appendingPathComponent("T.swift"))
        has(record("a", line: 4, in: run) ?? "", "was changed while the tests ran")
    }

    /// Calls in which no text is written, as it is not sure where it would stand, and what is said.
    @Test(
        arguments: [
            (#"(of: x.replacing(/\(/, with: ""), as: .lines)"#, "has a '/' in it"),
            (#"(of: x.replacing(#/\(/#, with: ""), as: .lines)"#, "has a regular expression in it"),
            ("(of: x], as: .lines)", "has brackets that do not belong together"),
            ("(of: \"x, as: .lines)", "has a text that does not end"), ("(of: x", "has no end"),
            ("(of: x, as: .lines) { f() }", "more than one literal of text"),
            ("(of: x, as: .lines) { \"a\" /* why */ }", "more than one literal of text"),
            (#"(of: x, as: .lines) { "\(a)" }"#, "more than one literal of text"),
            (
                "(of: x, as: .lines) {\n#if os(Linux)\n\"a\"\n#endif\n}",
                "more than one literal of text"
            ),
        ])
    func whatIsNotSureIsNotWritten(_ call: String, _ words: String) {
        do throws(InlineSources.Problem) {
            _ = try InlineCall(
                in: Array("    assertInlineSnapshot\(call)\n".utf8), line: 1, column: 5)
            holds(false)
        } catch {
            has(error.words, words)
        }
    }

    /// A text, and the literal that says the same.
    @Test(
        arguments: [
            ("a\r\nb", "a\\u{d}|    b"), ("\\\u{301}", "#\\\u{301}"), ("a\u{1B}[1m", "a\\u{1b}[1m"),
            ("a\n\n", "a||"), ("\\#", "##\\#"),
        ])
    func literalsSayWhatTextsDo(_ text: String, _ literal: String) throws {
        let call = try InlineCall(
            in: Array("assertInlineSnapshot(of: x, as: .lines)".utf8), line: 1, column: 1)
        let marks = literal.prefix { $0 == "#" }
        let lines = literal.dropFirst(marks.count).replacing("|", with: "\n")
        same(
            Array(call.closure(with: text)),
            Array(" {\n    \(marks)\"\"\"\n    \(lines)\n    \"\"\"\(marks)\n}".utf8))
    }

    @Test func aRunRecordsWhatItIsToldTo() {
        same(record("a", line: 1, expected: "a\n", in: SnapshotRun()), nil)
        same(record("a\n\n", line: 1, expected: "a\n", in: SnapshotRun()), nil)
        same(
            record("a", line: 1, in: SnapshotRun(recording: .never)),
            "There is no text, and this run records none.")
        has(
            record("a", line: 1, expected: "b", in: SnapshotRun()) ?? "", "- b\n+ a\nIf it is meant"
        )
        has(record("a", line: 1, in: SnapshotRun()) ?? "", "T.swift cannot be read")
    }

    @Test func viewsAndValuesAreCompared() {
        let host = ViewHost(width: 120, height: 40) { Text("Hi") }
        assertInlineSnapshot(of: host, as: .layout) {
            """
            room 120×40
            Text("Hi") at 52,9.75 16×20.5
            """
        }
        assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
            """
            {
              "a" : 2,
              "b" : 1
            }
            """
        }
        assertInlineSnapshot(of: Optional(3), as: .dump) {
            """
            ▿ Optional(3)
              - some: 3
            """
        }
        // Sets and dictionaries have another order in each run.
        assertInlineSnapshot(of: [2: Set(["d", "b", "c", "a"]), 1: []], as: .dump) {
            """
            ▿ 2 key/value pairs
              ▿ (2 elements)
                - key: 1
                - value: 0 members
              ▿ (2 elements)
                - key: 2
                ▿ value: 4 members
                  - "a"
                  - "b"
                  - "c"
                  - "d"
            """
        }
        assertInlineSnapshot(of: 7, as: .description) { "7" }
        withKnownIssue {
            assertInlineSnapshot(of: host, as: .picture) { "" }
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("A picture is no text: use `assertSnapshot`.")
            }
        }
    }
}

/// Strategies of a test's own, and how they record.
@MainActor @Suite struct SnapshottingTests {
    private struct Broken: Error {}

    private func failure<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, in folder: URL,
        _ recording: SnapshotRecording = .missing
    ) -> String? {
        let test = SnapshotTest(
            name: "t()", filePath: folder.appendingPathComponent("T.swift").path, line: 1)
        return Snapshot(
            ending: strategy.pathExtension ?? "", of: test, named: nil, recording: nil,
            in: SnapshotRun(recording: recording)
        ).failure(of: SnapshotContent(of: { value }, as: strategy))
    }

    @Test func strategiesStoreAndCompare() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("QuadrantStrategyTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let upper = Snapshotting<String, String>.lines.pullback { (value: Int) in "line \(value)" }
        has(failure(1, upper, in: folder) ?? "", "There was no snapshot; it was recorded")
        same(failure(1, upper, in: folder), nil)
        let text = failure(2, upper, in: folder) ?? ""
        has(
            text,
            "The text differs from its snapshot (- recorded, + now):\n- line 1\n+ line 2\nnow:      /"
        )
        has(
            failure(2, upper, in: folder, .failed) ?? "",
            "It was recorded anew, as this run records what fails.")
        same(failure(2, upper, in: folder), nil)
        let file = folder.appendingPathComponent("__Snapshots__/T/t.txt")
        try same(String(contentsOf: file, encoding: .utf8), "line 2")
        let broken = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
            throw Broken()
        }
        has(failure(1, broken, in: folder) ?? "", "could not be made: Broken()")
        _ = failure(Data([1, 2, 3]), .data, in: folder)
        has(
            failure(Data([1, 9]), .data, in: folder) ?? "",
            "3 were recorded, 2 are there now; the first that differs is number 1, from 0 on.")
    }

    @Test func picturesOfViewsAreCompared() {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("QuadrantStrategyTests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        typealias Kind = Snapshotting<Color, Data>
        _ = failure(Color.red, Kind.image(layout: .fixed(width: 10, height: 10)), in: folder)
        same(failure(Color.red, Kind.image(layout: .fixed(width: 10, height: 10)), in: folder), nil)
        has(
            failure(Color.blue, Kind.image(layout: .fixed(width: 10, height: 10)), in: folder)
                ?? "",
            "400 of 400 pixels (100.0 %) differ by more than 2 of 255")
        has(
            failure(Color.red, Kind.image(layout: .fixed(width: 20, height: 10)), in: folder) ?? "",
            "It was 20 by 20 pixels and is 40 by 20.")
    }

    @Test(.snapshots(record: .never)) func aTraitSaysWhatIsRecorded() {
        same(SnapshotDemand.current, .never)
        withSnapshotTesting(record: .failed) { same(SnapshotDemand.current, .failed) }
        same(SnapshotDemand.current, .never)
        withKnownIssue {
            assertSnapshot(of: "x", as: .lines, named: "is not recorded")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("and this run records none") }
        }
    }
}
