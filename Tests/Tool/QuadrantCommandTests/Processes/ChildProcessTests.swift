import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Programs that write without end, and those that leave others behind.
@Suite struct ChildProcessTests {
    private func shell(
        _ script: String, timeLimit: Double = 600,
        _ change: (inout ChildProcess.Bounds) -> Void = { _ in }
    ) throws -> ChildProcess {
        var bounds = ChildProcess.Bounds()
        change(&bounds)
        return try ChildProcess.run(
            "/bin/sh", ["-c", script], timeLimit: timeLimit, bounds: bounds)
    }

    @Test func theTimeLimitHoldsWhateverIsWritten() throws {
        try same(shell("yes >&2", timeLimit: 0.5).ending, .timedOut)
        try same(shell("trap '' TERM; yes >&2 & yes", timeLimit: 0.5).ending, .timedOut)
    }

    @Test func ofWhatIsWrittenTheTailIsKept() throws {
        let run = try shell(
            "echo first >&2; yes 1234567 | head -n 1000000 >&2; echo last >&2; echo out")
        same(run.ending, .exited(0))
        #expect(run.errors.count <= 1 << 20 + 100)
        let lines = run.errorText.split(separator: "\n")
        same(lines.first?.hasSuffix(" bytes before this were left out)"), true)
        same(lines.dropFirst().first, "1234567")
        same(lines.last, "last")
        same(String(decoding: run.output, as: UTF8.self), "out\n")
        let short = try shell("echo one >&2")
        same(short.errorText, "one\n")
    }

    @Test func standardOutputIsWhole() throws {
        let whole = try shell("head -c 3000000 /dev/zero")
        #expect(whole.ending == .exited(0) && whole.output.count == 3_000_000)
    }

    @Test func whatStaysBehindIsNotWaitedFor() throws {
        let run = try shell(
            "sleep 600 & echo $!; while :; do echo y >&2; sleep 0.01; done & echo $!")
        same(run.ending, .exited(0))
        let processes = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        same(processes.count, 2)
        // It was not to be ended, but holds the pipes: it is not left with the machine.
        holds(processes.allSatisfy { !isRunning($0) })
    }

    @Test func whatStaysBehindEndsWithIt() throws {
        let quiet = "</dev/null >/dev/null 2>&1"
        let run = try shell("sleep 600 \(quiet) & echo $!") { $0.endsWhatItStarts = true }
        same(run.ending, .exited(0))
        let process = String(decoding: run.output, as: UTF8.self).dropLast()
        #expect(Int(process) != nil && !isRunning(process))
    }

    @Test func withTheTimeLimitEverythingEnds() throws {
        let run = try shell(
            "setsid sleep 600 & echo $!; sh -c 'sleep 600 & echo $!; wait' & echo $!; wait",
            timeLimit: 1)
        same(run.ending, .timedOut)
        let processes = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        same(processes.count, 3)
        holds(processes.allSatisfy { !isRunning($0) })
    }
}
