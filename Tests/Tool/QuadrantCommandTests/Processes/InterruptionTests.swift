import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Signals to the tool while a view is drawn or compiled: nothing of what it started goes on.
@Suite struct InterruptionTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            "Start.swift",
            """
            import SwiftUI
            import Foundation
            struct Start: View {
                var body: some View {
                    let program = Process()
                    program.executableURL = URL(fileURLWithPath: "/bin/sh")
                    program.arguments = ["-c", "echo $$ > pid.new; mv pid.new pid; exec sleep 600"]
                    try? program.run()
                    while true { sleep(1) }
                    return Text("")
                }
            }

            """)
    }

    @Test(arguments: ["TERM", "HUP", "INT"]) func whatABodyStartedEndsToo(signal: String) throws {
        // Shells let what runs in the background ignore Control-C.
        let run = try folder.shell(
            """
            env --default-signal=INT "$QUADRANT" render Start.swift -o x.png 2> errors & tool=$!
            while [ ! -e pid ] && kill -0 $tool; do sleep 0.02; done
            kill -\(signal) $tool; wait $tool; echo $?
            """)
        let numbers: [String: Int32] = ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT]
        let number = try #require(numbers[signal])
        same(String(decoding: run.output, as: UTF8.self), "\(128 + number)\n")
        let pid = try #require(folder.data("pid"))
        let process: Substring = String(decoding: pid, as: UTF8.self).dropLast()
        #expect(Int(process) != nil && !isRunning(process))
        same(folder.data("x.png"), nil)
        // It does not say of a view that was ended with it that it trapped.
        let errors = String(decoding: folder.data("errors") ?? Data(), as: UTF8.self)
        same(errors, "quadrant: drawing Start (Start.swift:3)\n")
    }

    /// A compiler that does not end, as a stand-in for one that has much to do.
    @Test func theCompilerEndsWithAKilledTool() throws {
        let root = try Toolchain.find(environment: ProcessInfo.processInfo.environment).root
        let run = try folder.shell(
            """
            mkdir -p tools/bin
            printf '#!/bin/bash\\necho $$ > pid.new; mv pid.new pid; while :; do sleep 0.1; done\\n' > tools/bin/swift-frontend
            printf '#!/bin/sh\\n' > tools/bin/swiftc
            chmod +x tools/bin/*
            ln -s '\(root)/lib' tools/lib
            SWIFT_EXEC=$PWD/tools/bin/swiftc "$QUADRANT" render Start.swift -o x.png 2> errors & tool=$!
            while [ ! -e pid ] && kill -0 $tool; do sleep 0.02; done
            kill -KILL $tool; wait $tool; echo $?
            for time in $(seq 3000); do kill -0 $(cat pid) || break; sleep 0.02; done
            """)
        same(String(decoding: run.output, as: UTF8.self), "137\n")
        let pid = try #require(folder.data("pid"))
        let process: Substring = String(decoding: pid, as: UTF8.self).dropLast()
        #expect(Int(process) != nil && !isRunning(process))
    }

    @Test func whatABodyStartedEndsWithAKilledTool() throws {
        let run = try folder.shell(
            """
            "$QUADRANT" render Start.swift -o x.png 2> errors & tool=$!
            while [ ! -e pid ] && kill -0 $tool; do sleep 0.02; done
            kill -KILL $tool; wait $tool; echo $?
            for time in $(seq 3000); do kill -0 $(cat pid) || break; sleep 0.02; done
            """)
        same(String(decoding: run.output, as: UTF8.self), "137\n")
        let pid = try #require(folder.data("pid"))
        let process: Substring = String(decoding: pid, as: UTF8.self).dropLast()
        #expect(Int(process) != nil && !isRunning(process))
    }

    @Test func whatIsIgnoredStaysIgnored() throws {
        try folder.write(
            "Card.swift",
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hello\") } }\n")
        let run = try folder.shell(
            """
            trap '' HUP
            "$QUADRANT" render Card.swift -o x.png & tool=$!
            kill -HUP $tool; sleep 0.2; kill -HUP $tool; wait $tool
            """)
        same(run.ending, .exited(0))
        differ(folder.data("x.png"), nil)
    }

    @Test func aCompilerEndsToo() throws {
        let run = try folder.shell(
            """
            "$QUADRANT" render Start.swift -o x.png 2> errors & tool=$!
            others() { grep -ls "$PWD/[c]ache/quadrant/work" /proc/[0-9]*/cmdline; }
            until others | grep -q .; do sleep 0.01; done
            kill -TERM $tool; wait $tool; echo $?
            for time in 1 2 3 4 5 6 7 8 9 10; do others | grep -q . || break; sleep 0.1; done
            others
            """)
        same(String(decoding: run.output, as: UTF8.self), "143\n")
        same(folder.data("errors"), Data())
    }
}
