import Expectations
import Foundation
import QuadrantCommand
import QuadrantIndex
import Testing

/// `quadrant snapshots`: previews beside the pictures that were recorded of them.
@Suite struct SnapshotsTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func write(_ color: String, more: String = "") throws {
        try scratch.write(
            "App/Views/Card.swift",
            """
            import SwiftUI
            struct Card: View { var body: some View { Color.\(color).frame(width: 8, height: 4) } }
            struct Unseen: View { var body: some View { Text("no preview shows it") } }
            #Preview("Wide/Dark") { Card().frame(width: 20) }
            #Preview { Card() }
            \(more)
            """)
    }

    private func run(_ arguments: String...) throws -> (status: Int32?, out: [String], err: String)
    {
        let run = try scratch.run(["snapshots", "App"] + arguments)
        var status: Int32?
        if case .exited(let code) = run.ending { status = code }
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        return (status, lines.map(String.init), run.errorText)
    }

    private var pictures: [String] {
        let all = FileManager.default.enumerator(atPath: "\(scratch.path)/App/__Snapshots__")
        return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func previewsAreComparedWithWhatWasRecorded() throws {
        try write("red")
        let first = try run()
        same(first.status, 1)
        let names = ["Views/Card-Wide-Dark.png", "Views/Card.png"]
        same(pictures, names)
        same(first.out, names.map { "App/__Snapshots__/\($0) recorded; look at it" })
        same(first.err, "quadrant: 2 recorded\n")

        let second = try run("--record", "never")
        same(second.status, 0)
        same(second.out, [])
        same(second.err, "quadrant: 2 as recorded\n")

        try write("blue", more: "#Preview(\"New\") { Card() }")
        let third = try run("--record", "never")
        same(third.status, 1)
        let kept = "App/__Snapshots__/Views/Card"
        same(
            third.out.first,
            "\(kept)-Wide-Dark.png differs: 128 of 320 pixels (40.0 %) differ by more than 2 of 255, the most by "
                + "255; all stand in x 12 to 27, y 0 to 7. Allowed are 0.0 %.")
        let now = third.out.first { $0.hasPrefix("  now: ") }?.split(separator: " ").last ?? ""
        holds(FileManager.default.fileExists(atPath: String(now)), "\(third.out)")
        same(third.out.last, "\(kept)-New.png is not there, and this run records none")
        same(third.err, "quadrant: 2 differ, 1 missing\n")

        let alike = try run("--record", "never", "--precision", "0", "--view", "Wide/Dark")
        same(alike.status, 0)
        same(alike.err, "quadrant: 1 as recorded\n")

        same(try run("--record", "failed").status, 1)
        try write("blue")
        let last = try run()
        same(last.status, 0)
        same(
            last.err,
            "quadrant: 2 as recorded\nquadrant: no preview has the picture \(kept)-New.png any more\n"
        )
    }

    /// Of several folders each keeps its own pictures; of one file the others' are no strangers.
    @Test func eachFolderKeepsItsOwn() throws {
        for name in ["A", "B"] {
            try scratch.write(
                "\(name)/Card.swift",
                "import SwiftUI\n#Preview { Color.red.frame(width: 4, height: 4) }\n")
        }
        try scratch.write("A/Other.swift", "import SwiftUI\n#Preview { Text(\"other\") }\n")
        _ = try scratch.run(["snapshots", "A", "B"])
        for path in ["A/__Snapshots__/Card.png", "B/__Snapshots__/Card.png"] {
            holds(scratch.data(path) != nil, path)
        }
        let one = try scratch.run(["snapshots", "A/Card.swift"])
        same(one.ending, .exited(0))
        same(one.errorText, "quadrant: 1 as recorded\n")
    }

    @Test(arguments: [
        (["--record", "some"], "missing, failed, all or never"),
        (["--precision", "1.5"], "a number from 0 to 1"),
        (["--tolerance", "300"], "0 to 255"),
    ])
    func valuesThatMeanNothingAreRefused(arguments: [String], expected: String) throws {
        do {
            _ = try ArgumentParser.command(for: ["snapshots", "App"] + arguments)
            holds(false, "nothing was thrown")
        } catch CommandError.badValue(_, _, let words) {
            same(words, expected)
        }
    }
}
