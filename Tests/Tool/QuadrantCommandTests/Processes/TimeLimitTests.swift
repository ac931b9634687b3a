import Expectations
import Foundation
import QuadrantCommand
import Testing

/// `--time-limit` holds for all that a command does.
@Suite struct TimeLimitTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            "Card.swift",
            """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    VStack { ForEach(0..<40, id: \\.self) { Text(String(repeating: "text \\($0)", count: 40)) } }.frame(width: 900)
                }
            }
            """)
        let run = try folder.render(["Card.swift", "-o", "card.png", "--scale", "3"])
        same(run.ending, .exited(0), "\(run.errorText)")
        // More than a pipe holds.
        #expect((folder.data("card.png")?.count ?? 0) > 100_000)
    }

    /// Scripts in which `$tool` draws with a limit of one second, and what is said.
    @Test(arguments: [
        (
            "$tool -o - --format png --scale 3 2> errors | sleep 30",
            "standard output did not take all that was written to it within 1 s"
        ),
        (
            "mkfifo pipe; $tool -o pipe --format png 2> errors",
            "'pipe' did not take all that was written to it within 1 s"
        ),
        (
            "mkfifo pipe; sleep 30 < pipe & $tool -o pipe --format png --scale 3 2> errors; kill %1",
            "'pipe' did not take all that was written to it within 1 s"
        ),
        (
            "mkfifo pipe; exec 5<> pipe; $QUADRANT render - -o x.png --time-limit 1 < pipe 2> errors",
            "reading - did not end within 1 s"
        ),
    ])
    func whatNobodyReadsOrWritesEnds(script: String, words: String) throws {
        let run = try folder.shell(
            """
            tool="$QUADRANT render Card.swift --time-limit 1"
            set -o pipefail
            begun=$SECONDS
            \(script)
            echo "$? $((SECONDS - begun < 25))"
            """)
        let text = String(decoding: folder.data("errors") ?? Data(), as: UTF8.self)
        has(text, words, "it said: \(text)")
        holds(folder.contents.allSatisfy { !$0.hasSuffix(".part") })
        if !script.contains("kill") && !script.contains("|") {
            same(String(decoding: run.output, as: UTF8.self), "124 1\n")
        }
    }
}
