import Expectations
import QuadrantCommand
import Testing

/// A picture is drawn when the main actor has nothing to do.
@Suite struct WaitingTests {
    /// A view whose task sleeps for some seconds.
    private static func source(sleep seconds: Double, working work: Double = 0) -> String {
        """
        import SwiftUI
        actor Loader { func load() -> String { (0..<10_000).reduce(0, +) > 0 ? "actor" : "" } }
        struct V: View {
            @State private var words = ["", "", "", ""]
            @State private var slept = "asleep"
            var body: some View {
                Text(words.joined(separator: "|"))
                    .task { words[0] = "task" }
                    .task { words[1] = await Loader().load() }
                    .task { usleep(\(Int(work * 1e6))); await Task.yield(); usleep(\(Int(work * 1e6))) }
                    .onAppear { DispatchQueue.main.async { words[2] = "queue" } }
                    .onAppear { Task { await Task.yield(); words[3] = "in" } }
                Text(slept)
                    .task { try? await Task.sleep(for: .seconds(\(seconds))); slept = "awake" }
            }
        }
        """
    }

    private func explained(
        _ arguments: [String], sleep seconds: Double, working work: Double = 0
    ) throws -> (text: String, errors: String) {
        let folder = try ScratchFolder()
        try folder.write("V.swift", Self.source(sleep: seconds, working: work))
        let run = try folder.run(["explain", "V.swift"] + arguments)
        same(run.ending, .exited(0), "\(run.errorText)")
        return (String(decoding: run.output, as: UTF8.self), run.errorText)
    }

    @Test func whatCanRunHasRunAndNothingElseIsWaitedFor() throws {
        let (text, errors) = try explained([], sleep: 600)
        has(text, "task|actor|queue|in")
        has(text, "\"asleep\"")
        has(errors, "V waits for was not waited for: '--wait SECONDS' does.")
    }

    /// A sleep that is over long before the rest of the work is done does not end.
    @Test func noSleepEndsHoweverShort() throws {
        let (text, errors) = try explained([], sleep: 1e-6, working: 0.05)
        has(text, "task|actor|queue|in")
        has(text, "\"asleep\"")
        has(errors, "V waits for was not waited for: '--wait SECONDS' does.")
    }

    @Test func waitingIsAsked() throws {
        let (text, errors) = try explained(
            ["--wait", "20", "--time-limit", "86400"], sleep: 0.05)
        has(text, "\"awake\"")
        fails(errors.contains("not waited for"))
    }
}
